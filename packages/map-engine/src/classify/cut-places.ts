import type { Distinct } from './distinct';
import type { Steps } from './steps';

/**
 * Places where classes may be cut: before distinct value number at[i], ascending, from 0 to the number of values.
 * Of all values before a place are known the weight, the weighted sum and the weighted sum of squares, the values
 * being centred and scaled to about [-1, 1], which keeps digits and never overflows. Between two places lies a block.
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

/** A value is centred and scaled as value / scale - centre. */
export interface Scaling {
  readonly scale: number;
  readonly centre: number;
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
  return { scale, centre: values[lo] / scale };
}

const walkLength = 1 << 19;

/**
 * The sums at the places. Where the `coarse` places have the same place, its sums are taken, otherwise the block
 * before it is walked over: finer places between known ones cost only the length of the part they divide.
 */
export function* sumsAt(
  distinct: Distinct,
  scaling: Scaling,
  at: Uint32Array,
  coarse: CutPlaces | null,
): Steps<CutPlaces> {
  const { values, below } = distinct;
  const { scale, centre } = scaling;
  const numbers = (): Float64Array => new Float64Array(at.length);
  const places = {
    at,
    weight: numbers(),
    sum: numbers(),
    squares: numbers(),
    low: numbers(),
    high: numbers(),
  };
  let known = 0;
  let walked = 0;
  for (let i = 0; i < at.length; i++) {
    places.weight[i] = below[at[i]];
    if (i + 1 < at.length) {
      places.low[i] = values[at[i]] / scale - centre;
      places.high[i] = values[at[i + 1] - 1] / scale - centre;
    }
    if (i === 0) continue;
    while (coarse && known < coarse.at.length - 1 && coarse.at[known] < at[i]) known++;
    if (coarse?.at[known] === at[i]) {
      places.sum[i] = coarse.sum[known];
      places.squares[i] = coarse.squares[known];
      continue;
    }
    addBlock(distinct, scaling, places, i);
    walked += at[i] - at[i - 1];
    if (walked > walkLength) {
      walked = 0;
      yield;
    }
  }
  return places;
}

/** Sums at place i out of those at the place before and the block between. */
function addBlock(
  { values, below }: Distinct,
  { scale, centre }: Scaling,
  places: CutPlaces,
  i: number,
): void {
  let sum = 0;
  let squares = 0;
  const end = places.at[i];
  for (let v = places.at[i - 1]; v < end; v++) {
    const value = values[v] / scale - centre;
    const weighted = value * (below[v + 1] - below[v]);
    sum += weighted;
    squares += weighted * value;
  }
  places.sum[i] = places.sum[i - 1] + sum;
  places.squares[i] = places.squares[i - 1] + squares;
}
