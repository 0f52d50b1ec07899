import { finishInSlices } from '@gep/raster/order';
import type { Steps } from '@gep/raster/order';
import { unionExtents } from '../extent';
import type { FlatGeometry } from '../flat-geometry';
import { commonStretches } from './common-stretches';
import { outlineOf } from './outline';
import type { Outline } from './outline';

/** When borders are taken for one, and how the search is ended. */
export interface NeighbourOptions {
  /**
   * Borders this close to each other count as one, in units of the coordinates; default: a millionth of the larger side of
   * all areas together.
   */
  readonly tolerance?: number;
  /** Aborting rejects with the signal's reason and ends the work. */
  readonly signal?: AbortSignal;
}

/** Two areas by their places in the list, the lower one first. */
export type NeighbourPair = readonly [number, number];

/** Borders that run together for so many tolerances are one; at a corner it is less. */
const leastLength = 10;

/**
 * Which areas have a common border: districts that touch in a corner only do not, vertices need not be the same. Others
 * than polygons have no neighbours. Runs in slices, so that a page goes on meanwhile.
 * @returns pairs of places in the list, ascending
 * @throws RangeError for a tolerance below 0; the signal's reason when it aborts
 * @example
 * const cell = (x: number) =>
 *   ({ type: 'Polygon', flatCoordinates: [x, 0, x + 1, 0, x + 1, 1, x, 1, x, 0], layout: 'XY', ends: [10] }) as const;
 * await findNeighbours([cell(0), cell(1), cell(2)]); // [[0, 1], [1, 2]]
 */
export async function findNeighbours(
  areas: readonly (FlatGeometry | null)[],
  { tolerance, signal }: NeighbourOptions = {},
): Promise<NeighbourPair[]> {
  if (tolerance !== undefined && !(tolerance >= 0))
    throw new RangeError(`tolerance: got ${tolerance}, allowed: 0 or more`);
  return finishInSlices(neighbourSteps(areas, tolerance), signal);
}

/** The tolerance where none is given. */
export function usualTolerance(outlines: readonly Outline[]): number {
  const whole = outlines.map(({ box }) => box).reduce((one, two) => unionExtents(one, two) ?? one);
  return Math.max(whole[2] - whole[0], whole[3] - whole[1]) / 1e6;
}

function* neighbourSteps(areas: readonly (FlatGeometry | null)[], given?: number): Steps<NeighbourPair[]> {
  const outlines = areas.flatMap((area, place) => {
    const outline = outlineOf(area);
    return outline ? [{ ...outline, place }] : [];
  });
  if (outlines.length < 2) return [];
  const tolerance = given ?? usualTolerance(outlines);
  outlines.sort((one, two) => one.box[0] - two.box[0]);
  const pairs: NeighbourPair[] = [];
  // From west to east: an area is compared with those that are not yet behind it.
  let open: typeof outlines = [];
  for (const outline of outlines) {
    open = open.filter(({ box }) => box[2] + tolerance >= outline.box[0]);
    for (const other of open) {
      if (runTogether(outline, other, tolerance)) pairs.push(inOrder(outline.place, other.place));
      yield;
    }
    open.push(outline);
  }
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}

function runTogether(one: Outline, two: Outline, tolerance: number): boolean {
  const least = leastLength * tolerance;
  let length = 0;
  for (const { from, to } of commonStretches(one, two, tolerance)) {
    length += to - from;
    if (length > least) return true;
  }
  return false;
}

function inOrder(one: number, two: number): NeighbourPair {
  return one < two ? [one, two] : [two, one];
}
