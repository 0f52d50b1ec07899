import type { TypedArray } from './grid';

/** Running count, mean, squared deviations, sum and range of numbers; grows by runs of cells. */
export interface Moments {
  count: number;
  mean: number;
  /** Sum of the squared deviations from the mean. */
  deviations: number;
  sum: number;
  /** What the sum lost by rounding (Neumaier). */
  lost: number;
  min: number;
  max: number;
}

/** `count` of the valid cells, their range, mean, population standard deviation and sum; NaN (sum 0) when none is valid. */
export interface Statistics {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
  readonly sum: number;
}

export function emptyMoments(): Moments {
  return { count: 0, mean: 0, deviations: 0, sum: 0, lost: 0, min: Infinity, max: -Infinity };
}

/**
 * Adds the valid cells `from` to `to` (exclusive). Deviations are taken from a value near the mean and merged
 * pairwise (Chan, Golub, LeVeque 1983), so long rasters lose no digits.
 */
export function addRun(
  moments: Moments,
  data: TypedArray,
  from: number,
  to: number,
  noData: number | undefined,
  mask: Uint8Array | undefined,
): void {
  let shift = moments.mean;
  let started = moments.count > 0;
  let count = 0;
  let plain = 0;
  let first = 0;
  let second = 0;
  let { min, max } = moments;
  for (let i = from; i < to; i++) {
    const value = data[i];
    // Subtracting a number from itself is 0 for finite numbers only.
    if (value - value !== 0 || value === noData || (mask !== undefined && mask[i] === 0)) continue;
    if (!started) {
      shift = value;
      started = true;
    }
    const away = value - shift;
    count++;
    plain += value;
    first += away;
    second += away * away;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (count === 0) return;
  mergeMoments(moments, count, shift + first / count, second - (first * first) / count, plain);
  moments.min = min;
  moments.max = max;
}

/** Merges a group of cells given by its (possibly fractional) count, mean, squared deviations and sum. */
export function mergeMoments(
  into: Moments,
  count: number,
  mean: number,
  deviations: number,
  sum: number,
): void {
  const total = into.count + count;
  const apart = mean - into.mean;
  into.deviations += Math.max(0, deviations) + (apart * apart * into.count * count) / total;
  into.mean += (apart * count) / total;
  into.count = total;
  const next = into.sum + sum;
  into.lost += Math.abs(into.sum) >= Math.abs(sum) ? into.sum - next + sum : sum - next + into.sum;
  into.sum = next;
}

export function finishMoments(moments: Moments): Statistics {
  if (moments.count === 0) return { count: 0, min: NaN, max: NaN, mean: NaN, stddev: NaN, sum: 0 };
  const { count, min, max } = moments;
  const sum = moments.sum + moments.lost;
  return { count, min, max, mean: sum / count, stddev: Math.sqrt(moments.deviations / count), sum };
}
