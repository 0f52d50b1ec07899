import { regionLevels } from '@gep/api-client/contract';
import type { ZonalRow } from './queries';

/** A district as the figures of a result name it. */
export type FigureDistrict = Pick<ZonalRow, 'level' | 'code' | 'parentCode'>;

const depthOf = (level: string): number => regionLevels.findIndex((one) => one === level);
const keyOf = (level: string, code: string): string => `${level} ${code}`;

/** The districts of the lowest level in the order of their codes, as a run numbers them. */
export function lowestOf<D extends FigureDistrict>(districts: readonly D[]): D[] {
  const depth = districts.reduce((deepest, { level }) => Math.max(deepest, depthOf(level)), -1);
  return districts.filter(({ level }) => depthOf(level) === depth).sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Districts with what the figures of their upper levels are made of. */
export interface DistrictTree {
  readonly districts: readonly FigureDistrict[];
  /** Places of the districts of the lowest level, in the order of their codes. */
  readonly lowest: Int32Array;
  /** Places of districts below others, the lowest levels first, each with that of the one above it. */
  readonly below: readonly (readonly [child: number, parent: number])[];
}

export function districtTree(districts: readonly FigureDistrict[]): DistrictTree {
  const places = new Map(districts.map(({ level, code }, place) => [keyOf(level, code), place]));
  const placeOf = (level: string, code: string): number => places.get(keyOf(level, code)) ?? -1;
  const levels = [...new Set(districts.map(({ level }) => level))].sort((a, b) => depthOf(b) - depthOf(a));
  const below = levels.slice(1).flatMap((level, index) =>
    districts.flatMap((child, place): [number, number][] => {
      if (child.level !== levels[index] || child.parentCode === null) return [];
      const parent = placeOf(level, child.parentCode);
      return parent < 0 ? [] : [[place, parent]];
    }),
  );
  const lowest = lowestOf(districts).map(({ level, code }) => placeOf(level, code));
  return { districts, lowest: Int32Array.from(lowest), below };
}

/**
 * The figures of all districts in their order: those of upper levels are made of those of their districts.
 * @param own of the districts of the lowest level, in the order of their codes
 * @param join makes one figure of two
 * @param none of a district without any below it
 * @throws RangeError for another number of districts
 */
function allFigures(
  { districts, lowest, below }: DistrictTree,
  own: Float64Array,
  join: (a: number, b: number) => number,
  none: number,
): number[] {
  if (lowest.length !== own.length)
    throw new RangeError(`districts: got ${own.length}, allowed: ${lowest.length}`);
  const found = new Array<number>(districts.length).fill(none);
  lowest.forEach((place, index) => (found[place] = own[index]));
  for (const [child, parent] of below) found[parent] = join(found[parent], found[child]);
  return found;
}

/** The sums of all districts. */
export function allSums(tree: DistrictTree, sum: Float64Array): number[] {
  return allFigures(tree, sum, (a, b) => a + b, 0);
}

/** The smallest and largest cells of all districts; null where a district has none. */
export interface AllRanges {
  readonly min: readonly (number | null)[];
  readonly max: readonly (number | null)[];
}

export function allRanges(
  tree: DistrictTree,
  { min, max }: { readonly min: Float64Array; readonly max: Float64Array },
): AllRanges {
  const known = (figure: number): number | null => (Number.isFinite(figure) ? figure : null);
  return {
    min: allFigures(tree, min, Math.min, Infinity).map(known),
    max: allFigures(tree, max, Math.max, -Infinity).map(known),
  };
}
