import { regionLevels } from '@gep/api-client/contract';
import type { ZonalRow } from '../result/queries';

/** A district as the figures of a result name it. */
export type FigureDistrict = Pick<ZonalRow, 'level' | 'code' | 'parentCode'>;

/** The sum of a district. */
export interface DistrictSum extends Pick<ZonalRow, 'level' | 'code'> {
  readonly sum: number;
}

const depthOf = (level: string): number => regionLevels.findIndex((one) => one === level);
const keyOf = ({ level, code }: Pick<ZonalRow, 'level' | 'code'>): string => `${level} ${code}`;

/** The districts of the lowest level in the order of their codes, as a run numbers them. */
export function lowestOf<D extends FigureDistrict>(districts: readonly D[]): D[] {
  const depth = districts.reduce((deepest, { level }) => Math.max(deepest, depthOf(level)), -1);
  return districts.filter(({ level }) => depthOf(level) === depth).sort((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * The sums of all districts: upper levels are the sums over their districts.
 * @param sum of the districts of the lowest level, in the order of their codes
 * @throws RangeError for another number of districts
 */
export function allSums(districts: readonly FigureDistrict[], sum: Float64Array): DistrictSum[] {
  const lowest = lowestOf(districts);
  if (lowest.length !== sum.length)
    throw new RangeError(`districts: got ${sum.length}, allowed: ${lowest.length}`);
  const sums = new Map(lowest.map((one, index) => [keyOf(one), sum[index]]));
  const levels = [...new Set(districts.map(({ level }) => level))].sort((a, b) => depthOf(b) - depthOf(a));
  for (const [index, level] of levels.slice(1).entries())
    for (const { parentCode, ...one } of districts.filter((child) => child.level === levels[index])) {
      if (parentCode === null) continue;
      const parent = keyOf({ level, code: parentCode });
      sums.set(parent, (sums.get(parent) ?? 0) + (sums.get(keyOf(one)) ?? 0));
    }
  return districts.map(({ level, code }) => ({ level, code, sum: sums.get(keyOf({ level, code })) ?? 0 }));
}
