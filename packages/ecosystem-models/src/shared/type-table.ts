import type { TableRow } from '../definition';
import { ecosystemTypes } from './ecosystem-types';
import { isEcosystemType, TYPE_LIMIT } from './ecosystem-tree';

/** Codes below the top of the tree, each behind its parent, and those parents: in arrays, for many lookups. */
const lower = ecosystemTypes.filter(({ parentValue }) => parentValue !== null);
const children = Int32Array.from(lower, ({ value }) => value);
const parents = Int32Array.from(lower, ({ parentValue }) => parentValue ?? 0);

/**
 * Lookup of a type table's column by code: a row applies to all descendants, the longest code wins, and never upwards
 * (a cell coded 5 does not use row 51). A row whose cell is empty says nothing about the column.
 * @param keyColumn the column of the codes, `type` in all tables of this package
 * @returns 1000 numbers indexed by code; NaN where no row applies
 * @example
 * const lookup = typeLookup([{ type: 1, rate: 0.5 }, { type: 111, rate: 0.75 }], 'rate');
 * [lookup[111], lookup[121], lookup[211]]; // [0.75, 0.5, NaN]
 */
export function typeLookup(rows: readonly TableRow[], column: string, keyColumn = 'type'): Float64Array {
  const lookup = new Float64Array(TYPE_LIMIT).fill(NaN);
  for (const row of rows) {
    const [code, cell]: (TableRow[string] | null | undefined)[] = [row[keyColumn], row[column]];
    if ((cell ?? null) === null || typeof code !== 'number' || !isEcosystemType(code)) continue;
    if (typeof cell !== 'number')
      throw new TypeError(`row ${code} of column ${column}: got ${JSON.stringify(cell)}, allowed: a number`);
    lookup[code] = cell;
  }
  for (let i = 0; i < children.length; i++)
    if (Number.isNaN(lookup[children[i]])) lookup[children[i]] = lookup[parents[i]];
  return lookup;
}

/** Which types have a number in one of several lookups: 1000 entries indexed by code, 1 for those. */
export function hasAnyRate(lookups: readonly Float64Array[]): Uint8Array {
  return Uint8Array.from({ length: TYPE_LIMIT }, (_, code) =>
    lookups.some((lookup) => !Number.isNaN(lookup[code])) ? 1 : 0,
  );
}
