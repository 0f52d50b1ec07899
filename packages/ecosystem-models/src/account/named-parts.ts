import type { TableRecord } from '../records';
import { textIn } from '../records';
import { sumByDistrict } from '../shared/district-sums';

/** Key of the part of a quantity that has a name: `volume/domestic`. */
export const partKey = (kind: string, name: string): string => `${kind}/${name}`;

/** The names that a quantity has parts of. */
export function keysOf(kind: string, quantities: readonly string[]): string[] {
  const start = partKey(kind, '');
  return quantities.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Sums of rows by district, a part for each name in a column of theirs. */
export function partsByName<Row extends TableRecord>(
  kind: string,
  nameColumn: string,
  rows: readonly Row[],
  districtCount: number,
  figure: (row: Row) => number,
): Record<string, Float64Array> {
  const names = [...new Set(rows.map(({ values }) => textIn(values, nameColumn)))];
  const parts = names.map((name) => {
    const own = rows.filter(({ values }) => textIn(values, nameColumn) === name);
    return [partKey(kind, name), sumByDistrict(own, districtCount, figure)] as const;
  });
  return Object.fromEntries(parts);
}
