import type { Steps } from '@gep/raster/order';
import { nextRow } from './best-cuts';
import type { CutRanges } from './best-cuts';
import type { CutPlaces } from './cut-places';

/**
 * The places of the best cuts, without a table of all cuts: each place remembers only the position of the middle cut
 * on its path (after Hirschberg 1975), and both halves are solved again. Memory: four rows; time: at most double.
 */
export function* halveCuts(places: CutPlaces, ranges: CutRanges): Steps<Uint32Array> {
  const cuts = Uint32Array.from(ranges.last);
  yield* fill(places, ranges, cuts, 0, cuts.length - 1);
  return cuts;
}

/** Finds the cuts between cut `from` and cut `to`, which are known. */
function* fill(
  places: CutPlaces,
  ranges: CutRanges,
  cuts: Uint32Array,
  from: number,
  to: number,
): Steps<void> {
  const middle = (from + to) >> 1;
  if (middle === from) return;
  const own = rangesBetween(ranges, cuts, from, to);
  let cost: Float64Array = Float64Array.of(0);
  let through = new Uint32Array(1);
  for (let q = 1; q <= to - from; q++) {
    const row = nextRow(places, own, q, cost, null, false);
    const offset = own.first[q - 1];
    const before = through;
    const atMiddle = q === middle - from;
    const first = own.first[q];
    through = row.previous.map((place, i) => (atMiddle ? first + i : before[place - offset]));
    cost = row.cost;
    yield;
  }
  cuts[middle] = through[0];
  yield* fill(places, ranges, cuts, from, middle);
  yield* fill(places, ranges, cuts, middle, to);
}

/** Where the cuts between two known ones can lie, no two at one place. */
function rangesBetween({ first, last }: CutRanges, cuts: Uint32Array, from: number, to: number): CutRanges {
  const between = { first: first.slice(from, to + 1), last: last.slice(from, to + 1) };
  const end = to - from;
  between.first[0] = between.last[0] = cuts[from];
  between.first[end] = between.last[end] = cuts[to];
  for (let q = 1; q < end; q++) {
    between.first[q] = Math.max(between.first[q], cuts[from] + q);
    between.last[q] = Math.min(between.last[q], cuts[to] - (end - q));
  }
  return between;
}
