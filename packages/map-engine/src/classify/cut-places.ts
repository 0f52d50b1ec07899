import type { Steps } from '@gep/raster/order';
import type { Distinct } from './distinct';
import { lowerBound } from './lower-bound';

/**
 * Places where classes may be cut: before distinct value number at[i], ascending, from 0 to the number of values.
 * Of the values before a place are known the weight, the weighted sum and the weighted sum of squares, the values being
 * centred and scaled to about [-1, 1], which never overflows. Sums count from the centre (negative on its left), so that
 * far outliers on either side take no digits from the sums of the values between. Between two places lies a block.
 */
export interface CutPlaces {
  readonly at: Uint32Array;
  readonly weight: Float64Array;
  readonly sum: Float64Array;
  readonly squares: Float64Array;
  /** Lowest and highest value, centred and scaled, of the block after a place. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** A value is centred and scaled as value / scale - centre; `origin` is the number of the value at the centre. */
export interface Scaling {
  readonly scale: number;
  readonly centre: number;
  readonly origin: number;
}

/** Centre at the weighted median: the squares about it are at most twice those about the mean. */
export function scalingOf({ values, below }: Distinct): Scaling {
  const n = values.length;
  const scale = values[n - 1] / 2 - values[0] / 2 || values[n - 1] - values[0];
  let lo = 0;
  let hi = n - 1;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (below[mid + 1] * 2 < below[n]) lo = mid + 1;
    else hi = mid;
  }
  return { scale, centre: values[lo] / scale, origin: lo };
}

const walkLength = 1 << 19;

/**
 * The sums at the places, one of which has to be the origin. Where the `coarse` places have the same place, its sums
 * are taken, otherwise the block on the side of the centre is walked over: finer places between known ones cost only
 * the length of the part they divide.
 */
export function* sumsAt(
  distinct: Distinct,
  scaling: Scaling,
  at: Uint32Array,
  coarse: CutPlaces | null,
): Steps<CutPlaces> {
  const { values, below } = distinct;
  const { scale, centre, origin } = scaling;
  const numbers = (): Float64Array => new Float64Array(at.length);
  const places = {
    at,
    weight: numbers(),
    sum: numbers(),
    squares: numbers(),
    low: numbers(),
    high: numbers(),
  };
  for (let i = 0; i < at.length; i++) {
    places.weight[i] = below[at[i]];
    if (i + 1 < at.length) {
      places.low[i] = values[at[i]] / scale - centre;
      places.high[i] = values[at[i + 1] - 1] / scale - centre;
    }
  }
  const middle = lowerBound(at, origin, 0, at.length);
  yield* walk(distinct, scaling, places, coarse, middle, 1);
  yield* walk(distinct, scaling, places, coarse, middle, -1);
  return places;
}

/** Fills the sums from the middle to one end. */
function* walk(
  distinct: Distinct,
  scaling: Scaling,
  { at, sum, squares }: CutPlaces,
  coarse: CutPlaces | null,
  middle: number,
  direction: 1 | -1,
): Steps<void> {
  let walked = 0;
  for (let i = middle + direction; i >= 0 && i < at.length; i += direction) {
    const known = coarse ? lowerBound(coarse.at, at[i], 0, coarse.at.length) : 0;
    if (coarse?.at[known] === at[i]) {
      sum[i] = coarse.sum[known];
      squares[i] = coarse.squares[known];
      continue;
    }
    const inner = i - direction;
    const block = blockSums(distinct, scaling, Math.min(at[i], at[inner]), Math.max(at[i], at[inner]));
    sum[i] = sum[inner] + direction * block.sum;
    squares[i] = squares[inner] + direction * block.squares;
    walked += Math.abs(at[i] - at[inner]);
    if (walked > walkLength) {
      walked = 0;
      yield;
    }
  }
}

function blockSums(
  { values, below }: Distinct,
  { scale, centre }: Scaling,
  from: number,
  to: number,
): { sum: number; squares: number } {
  let sum = 0;
  let squares = 0;
  for (let v = from; v < to; v++) {
    const value = values[v] / scale - centre;
    const weighted = value * (below[v + 1] - below[v]);
    sum += weighted;
    squares += weighted * value;
  }
  return { sum, squares };
}
