import type { DistrictRow, DistrictTable, RegionLevel } from '@gep/api-client';

/** A district with the figures of the server and those that follow from them; null where one is not known. */
export interface DistrictLine extends Omit<DistrictRow, 'level'> {
  /** Null for the total. */
  readonly level: RegionLevel | null;
  readonly value: number | null;
  readonly quantity: number | null;
  /** Percent of the total's value. */
  readonly share: number | null;
  /** 元 per km². */
  readonly perKm2: number | null;
  readonly otherValue: number | null;
  /** 元, of the shown year less the other one. */
  readonly difference: number | null;
  readonly children: readonly DistrictLine[];
}

/** How districts are listed: below those above them, or those of one level in one list. */
export type DistrictOrder = 'tree' | RegionLevel;

/** What is listed. */
export interface DistrictFilter {
  readonly order: DistrictOrder;
  /** Code of the district whose parts are listed; empty: all. */
  readonly parent: string;
  /** Part of a name or the beginning of a code. */
  readonly search: string;
}

const known = (value: number | null | undefined): value is number => value !== null && value !== undefined;
const ratio = (part: number | null, whole: number | null | undefined): number | null =>
  known(part) && known(whole) && whole !== 0 ? part / whole : null;

/**
 * A place as a line.
 * @param flag the year that is shown
 * @param whole what shares are of
 */
export function lineOf(
  row: DistrictTable['total'] & Pick<DistrictLine, 'level' | 'code' | 'name' | 'parentCode'>,
  flag: 0 | 1,
  whole: number | null,
  children: readonly DistrictLine[],
): DistrictLine {
  const [shown, other] = flag === 1 ? [row.comparable, row.current] : [row.current, row.comparable];
  const value = shown?.priceValue ?? null;
  const otherValue = other?.priceValue ?? null;
  const share = ratio(value, whole);
  return {
    ...row,
    value,
    quantity: shown?.functionValue ?? null,
    share: share === null ? null : 100 * share,
    perKm2: ratio(value, row.areaKm2),
    otherValue,
    difference: value === null || otherValue === null ? null : value - otherValue,
    children,
  };
}

/** The whole region as a line. */
export function totalLine({ total }: DistrictTable, flag: 0 | 1, name: string): DistrictLine {
  const whole = (flag === 1 ? total.comparable : total.current)?.priceValue ?? null;
  return lineOf({ ...total, level: null, code: '', name, parentCode: null }, flag, whole, []);
}

/** The districts of a year as they are listed. A district that is not searched for stays above one that is. */
export function districtLines(
  { total, districts }: DistrictTable,
  flag: 0 | 1,
  { order, parent, search }: DistrictFilter,
): DistrictLine[] {
  const whole = (flag === 1 ? total.comparable : total.current)?.priceValue ?? null;
  const text = search.trim().toLowerCase();
  const isWanted = ({ name, code }: DistrictRow): boolean =>
    name.toLowerCase().includes(text) || code.startsWith(text);
  const below = childrenOf(districts);
  const tree = (row: DistrictRow): DistrictLine[] => {
    const children = (below.get(row.code) ?? []).filter(({ level }) => level !== row.level).flatMap(tree);
    return isWanted(row) || children.length > 0 ? [lineOf(row, flag, whole, children)] : [];
  };
  const start =
    parent === '' ? districts.filter(({ level }) => level === districts[0].level) : (below.get(parent) ?? []);
  const lines = start.flatMap(tree);
  if (order === 'tree') return lines;
  const flat = (line: DistrictLine): DistrictLine[] =>
    line.level === order ? [{ ...line, children: [] }] : line.children.flatMap(flat);
  return lines.flatMap(flat).filter((line) => line.level !== null && isWanted(line as DistrictRow));
}

function childrenOf(districts: readonly DistrictRow[]): ReadonlyMap<string, readonly DistrictRow[]> {
  const below = new Map<string, DistrictRow[]>();
  for (const row of districts) {
    if (row.parentCode === null) continue;
    const list = below.get(row.parentCode) ?? [];
    list.push(row);
    below.set(row.parentCode, list);
  }
  return below;
}

/** The levels that have districts, and the districts that have parts, for the choices above the table. */
export function districtChoices({ districts }: DistrictTable) {
  const levels = [...new Set(districts.map(({ level }) => level))];
  const above = new Set(districts.map(({ parentCode }) => parentCode));
  return { levels, parents: districts.filter(({ code }) => above.has(code)) };
}
