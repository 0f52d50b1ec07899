import type { Steps } from '@gep/raster/order';
import { bestCuts, costBetween, traceCuts } from './best-cuts';
import type { CutRanges } from './best-cuts';
import type { CutPlaces } from './cut-places';

/** Ranges that hold the cuts of every best classification, and the sum of squares of a good one. */
export interface Narrowed {
  readonly ranges: CutRanges;
  readonly least: number;
}

/**
 * Narrows the ranges of cuts to places where a best cut can be, proven by bounds.
 *
 * A best classification may cut inside blocks. Moving each such cut to an end of its block costs at most the block's
 * allowance (see `allowances`), so the best classification at places, each cut refunded its allowance, costs no more
 * than the best of all. A place through which even that costs more than a classification already known (`least`)
 * cannot be next to a best cut.
 */
export function* narrowCuts(places: CutPlaces, ranges: CutRanges, least: number): Steps<Narrowed> {
  const allowance = allowances(places, ranges);
  const left = yield* bestCuts(places, ranges, allowance, true);
  const back = mirrored(places, ranges, allowance);
  const right = yield* bestCuts(back.places, back.ranges, back.allowance, true);

  const cuts = traceCuts(left, ranges);
  let known = 0;
  for (let q = 1; q < cuts.length; q++) known += costBetween(places, cuts[q - 1], cuts[q]);
  known = Math.min(known, least);
  // Room for rounding, in the sums and of the costs.
  const limit = known * (1 + 1e-9) + 1e-13 * (places.squares[places.at.length - 1] - places.squares[0]);

  const classes = ranges.first.length - 1;
  const first = ranges.first.slice();
  const last = ranges.last.slice();
  for (let q = 1; q < classes; q++) {
    const after = right.cost[classes - q];
    const possible = (e: number): boolean => {
      const i = e - ranges.first[q];
      return left.cost[q][i] + after[after.length - 1 - i] - allowance[q][i] <= limit;
    };
    while (first[q] < last[q] && !possible(first[q])) first[q]++;
    while (last[q] > first[q] && !possible(last[q])) last[q]--;
    // A cut inside a block was moved to one of its ends.
    if (first[q] > ranges.first[q]) first[q]--;
    if (last[q] < ranges.last[q]) last[q]++;
  }
  for (let q = 1; q < classes; q++) first[q] = Math.max(first[q], first[q - 1]);
  for (let q = classes - 1; q > 0; q--) last[q] = Math.min(last[q], last[q + 1]);
  return { ranges: { first, last }, least: known };
}

/**
 * What moving a best cut from inside a block next to a place to that place can cost at most, for each cut and place.
 *
 * In an optimal classification a cut is midway between the two class means, here m, and each mean is d away from it.
 * Giving the values above m (weight r, at most y above m) to the lower class adds at most 4 d r y to the squares about
 * the old means, giving those below (weight w - r, at most h - y below) to the upper class 4 d (w - r)(h - y); the
 * smaller of both is at most d w h, for a block of weight w and height h. With two cuts or more in one block, giving
 * all of it to a class inside costs at most its own squares, w h^2 / 4, which is less.
 * d is bounded from the ranges of the neighbouring cuts: a mean is not below that of all values from the first place
 * of the cut before to the block, and not above that of all values from the block to the last place of the cut after.
 */
function allowances(places: CutPlaces, { first, last }: CutRanges): Float64Array[] {
  const { weight, sum, low, high } = places;
  const mean = (from: number, to: number): number => (sum[to] - sum[from]) / (weight[to] - weight[from]);
  return Array.from(first, (from, q) => {
    const own = new Float64Array(last[q] - from + 1);
    for (let e = from; e < last[q]; e++) {
      const height = high[e] - low[e];
      if (height === 0) continue;
      const below = e > first[q - 1] ? high[e] - mean(first[q - 1], e) : height;
      const above = e + 1 < last[q + 1] ? mean(e + 1, last[q + 1]) - low[e] : height;
      const most = Math.min(below, above) * (weight[e + 1] - weight[e]) * height;
      own[e - from] = Math.max(own[e - from], most);
      own[e - from + 1] = most;
    }
    return own;
  });
}

/** The same problem read from the right. */
function mirrored(
  { at, weight, sum, squares, low, high }: CutPlaces,
  { first, last }: CutRanges,
  allowance: readonly Float64Array[],
): { places: CutPlaces; ranges: CutRanges; allowance: Float64Array[] } {
  const end = at.length - 1;
  const rest = (sums: Float64Array): Float64Array => sums.map((_, i) => -sums[end - i]);
  const flip = (numbers: Uint32Array): Uint32Array => numbers.map((e) => end - e).reverse();
  return {
    places: { at, weight: rest(weight), sum: rest(sum), squares: rest(squares), low, high },
    ranges: { first: flip(last), last: flip(first) },
    allowance: allowance.map((own) => own.slice().reverse()).reverse(),
  };
}
