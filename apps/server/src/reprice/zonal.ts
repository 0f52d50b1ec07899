import { regionLevels } from '@gep/api-client/contract';
import type { ZonalRow } from '../result/queries';

const depthOf = (level: string): number => regionLevels.findIndex((one) => one === level);
const keyOf = ({ level, code }: Pick<ZonalRow, 'level' | 'code'>): string => `${level} ${code}`;

/** The districts of the lowest level in the order of their codes, as a run numbers them. */
export function lowestOf(rows: readonly ZonalRow[]): ZonalRow[] {
  const depth = rows.reduce((deepest, { level }) => Math.max(deepest, depthOf(level)), -1);
  return rows.filter(({ level }) => depthOf(level) === depth).sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Sums of all districts by level and code: upper levels are the sums over their districts. */
function allSums(rows: readonly ZonalRow[], sum: Float64Array): Map<string, number> {
  const sums = new Map(lowestOf(rows).map((row, index) => [keyOf(row), sum[index]]));
  const levels = [...new Set(rows.map(({ level }) => level))].sort((a, b) => depthOf(b) - depthOf(a));
  for (const [index, level] of levels.slice(1).entries())
    for (const { parentCode, ...row } of rows.filter((one) => one.level === levels[index])) {
      if (parentCode === null) continue;
      const parent = keyOf({ level, code: parentCode });
      sums.set(parent, (sums.get(parent) ?? 0) + (sums.get(keyOf(row)) ?? 0));
    }
  return sums;
}

/**
 * The rows of one quantity of a result with other sums.
 * @param sum of the districts of the lowest level, in the order of their codes
 * @param change by what every cell has changed; null where that is not one factor: then smallest and largest are not
 * known
 * @throws RangeError for another number of districts
 */
export function withSums(rows: readonly ZonalRow[], sum: Float64Array, change: number | null): ZonalRow[] {
  if (rows.length === 0) return [];
  const { length } = lowestOf(rows);
  if (length !== sum.length) throw new RangeError(`districts: got ${sum.length}, allowed: ${length}`);
  const sums = allSums(rows, sum);
  const scaled = (value: number | null): number | null =>
    value === null || change === null ? null : value * change;
  return rows.map((row) => {
    const total = row.validCount > 0 ? (sums.get(keyOf(row)) ?? 0) : null;
    const mean = total === null ? null : total / row.validCount;
    return { ...row, sum: total, mean, min: scaled(row.min), max: scaled(row.max) };
  });
}

/** Sums by district of the lowest level over several results; districts without a figure count as 0. */
export function summed(results: readonly (readonly ZonalRow[])[]): Float64Array {
  const lowest = results.map(lowestOf);
  const codes = (lowest.at(0) ?? []).map(({ code }) => code);
  const sums = new Map(codes.map((code) => [code, 0]));
  for (const { code, sum } of lowest.flat()) sums.set(code, (sums.get(code) ?? 0) + (sum ?? 0));
  return Float64Array.from(codes, (code) => sums.get(code) ?? 0);
}
