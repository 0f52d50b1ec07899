import type { Steps } from '@gep/raster/order';
import { bestCuts, traceCuts } from './best-cuts';
import type { CutRanges } from './best-cuts';
import { scalingOf, sumsAt } from './cut-places';
import type { CutPlaces, Scaling } from './cut-places';
import type { Distinct } from './distinct';
import { halveCuts } from './halve-cuts';
import { lowerBound } from './lower-bound';
import { narrowCuts } from './narrow-cuts';
import { placesIn, sizeOf } from './cut-positions';
import type { Windows } from './cut-positions';

/** Places a cut in the first round of narrowing; found by measuring. */
const placesPerCut = 1024;

/**
 * Splits ascending distinct values into `classes` groups with the smallest within-group sum of squares, exactly.
 *
 * From coarse to fine: each round looks at a limited number of places and narrows the windows in which the cuts of
 * every best classification must lie (`narrowCuts`); when they are small, the dynamic programme of Fisher (1958) runs
 * over all values in them.
 * @param mostCells of a table of cuts, so that memory grows with the values and not with values times classes
 * @returns index of the last value of each group, ascending, the last being n - 1; min(classes, n) entries.
 */
export function* fisherGroups(
  distinct: Distinct,
  classes: number,
  roundSize = placesPerCut * classes,
  mostCells = Math.max(1 << 21, 2 * distinct.values.length),
): Steps<number[]> {
  const n = distinct.values.length;
  const k = Math.min(classes, n);
  if (k === n) return Array.from(distinct.values, (_, i) => i);
  const scaling = scalingOf(distinct);
  let windows: Windows = {
    from: Uint32Array.from({ length: k + 1 }, (_, q) => (q === k ? n : 0)),
    to: Uint32Array.from({ length: k + 1 }, (_, q) => (q === 0 ? 0 : n)),
  };
  let places: CutPlaces | null = null;
  let least = Infinity;
  let size = roundSize;
  for (let before = Infinity; sizeOf(windows) > 2 * size;) {
    places = yield* sumsAt(
      distinct,
      scaling,
      placesIn(distinct.values, windows, size, scaling.origin),
      places,
    );
    const { at } = places;
    const narrowed = yield* narrowCuts(places, rangesOf(at, windows), least);
    least = narrowed.least;
    windows = { from: narrowed.ranges.first.map((e) => at[e]), to: narrowed.ranges.last.map((e) => at[e]) };
    if (sizeOf(windows) * 2 > before) {
      // Narrowing does not pay here, and the tables of finer rounds would outgrow the values.
      if (4 * size * k > mostCells) break;
      size *= 2;
    }
    before = sizeOf(windows);
  }
  return yield* cutExactly(distinct, scaling, windows, places, mostCells);
}

function* cutExactly(
  distinct: Distinct,
  scaling: Scaling,
  windows: Windows,
  coarse: CutPlaces | null,
  mostCells: number,
): Steps<number[]> {
  const { from, to } = windows;
  const k = from.length - 1;
  // Without empty classes.
  for (let q = 1; q < k; q++) from[q] = Math.max(from[q], from[q - 1] + 1);
  for (let q = k - 1; q > 0; q--) to[q] = Math.min(to[q], to[q + 1] - 1);
  const at = placesIn(distinct.values, windows, Infinity, scaling.origin);
  const places = yield* sumsAt(distinct, scaling, at, coarse);
  const ranges = rangesOf(at, windows);
  const small = cellsOf(ranges) <= mostCells;
  const cuts = small
    ? traceCuts(yield* bestCuts(places, ranges, null, false), ranges)
    : yield* halveCuts(places, ranges);
  return Array.from(cuts.subarray(1), (cut) => at[cut] - 1);
}

/** Cells of the table of these cuts. */
function cellsOf({ first, last }: CutRanges): number {
  return last.reduce((sum, place, q) => sum + place - first[q] + 1, 0);
}

/** Place numbers of the ends of windows; all are places. */
function rangesOf(at: Uint32Array, { from, to }: Windows): CutRanges {
  const numberOf = (position: number): number => lowerBound(at, position, 0, at.length);
  return { first: from.map(numberOf), last: to.map(numberOf) };
}
