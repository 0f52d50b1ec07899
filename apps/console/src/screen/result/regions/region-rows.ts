import { ranksOf, sumFigures } from '@gep/api-client/contract';
import type { DistrictTable, MissingReason } from '@gep/api-client';
import { lineOf } from '../districts/district-rows';
import type { DistrictLine } from '../districts/district-rows';
import type { MeasuredRegion } from './region-set';

/** A region as a line of the table; its code is the key of the region. */
export interface RegionLine extends DistrictLine {
  /** By value, or by quantity where there is none; null without either, and of the total. */
  readonly rank: number | null;
  readonly missing: MissingReason | null;
}

const hectaresPerKm2 = 100;

/**
 * The lines of regions in a year, in their order, and what they come to together: what is in two of them counts in both.
 * @param table of the districts of the result: shares are of its total
 */
export function regionLines(
  regions: readonly MeasuredRegion[],
  names: readonly string[],
  { table, flag, total }: { readonly table: DistrictTable; readonly flag: 0 | 1; readonly total: string },
): { readonly lines: RegionLine[]; readonly all: RegionLine } {
  const whole = (flag === 1 ? table.total.comparable : table.total.current)?.priceValue ?? null;
  const rowOf = (code: string, name: string) => ({ level: null, code, name, parentCode: null });
  const lines = regions.map(({ key, statistics: { area, current, comparable } }, i) => {
    const figures = { areaKm2: area / hectaresPerKm2, current, comparable };
    return lineOf({ ...rowOf(key, names[i]), ...figures }, flag, whole, []);
  });
  const sums = {
    areaKm2: lines.reduce((sum, { areaKm2 }) => sum + (areaKm2 ?? 0), 0),
    current: sumFigures(lines.flatMap(({ current }) => current ?? [])),
    comparable: sumFigures(lines.flatMap(({ comparable }) => comparable ?? [])),
  };
  const ranks = ranksOf(lines.map(({ value, quantity }) => (table.valueUnit === '' ? quantity : value)));
  return {
    lines: lines.map((line, i) => ({
      ...{ ...line, rank: ranks[i], missing: regions[i].statistics.missing },
    })),
    all: { ...lineOf({ ...rowOf('', total), ...sums }, flag, whole, []), rank: null, missing: null },
  };
}
