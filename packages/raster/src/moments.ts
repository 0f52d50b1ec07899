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

/** Cells of one run as float64, without those that are not valid where there are such. */
const longest = 8192;
const scratch = new Float64Array(longest);
/**
 * What `reduce` found: sum of the differences from the run's first cell, sum of their squares, smallest and largest, that
 * first cell. Fractions that are passed to functions or returned cost an allocation each where V8 does not inline them.
 */
const found = new Float64Array(5);

/**
 * Adds the valid cells `from` to `to` (exclusive). Runs are taken as they are; only where the figures show a cell
 * that is not valid (their sum is not a number, or NoData is in their range) once more without such cells.
 * Differences are taken from a cell of the run and merged pairwise (Chan, Golub, LeVeque 1983), so long rasters lose
 * no digits.
 */
export function addRun(
  moments: Moments,
  data: TypedArray,
  from: number,
  to: number,
  noData: number | undefined,
  mask: Uint8Array | undefined,
): void {
  for (let start = from; start < to; start += longest)
    addShortRun(moments, data, start, Math.min(to, start + longest), noData, mask);
}

function addShortRun(
  moments: Moments,
  data: TypedArray,
  from: number,
  to: number,
  noData: number | undefined,
  mask: Uint8Array | undefined,
): void {
  // Other arrays are copied: a loop that meets many kinds of arrays is slow for all of them.
  const direct = data instanceof Float32Array;
  if (!direct) scratch.set(data.subarray(from, to));
  if (mask === undefined) {
    // Ranges go on from the one that is known, so that few cells widen them, unless NoData is inside it.
    const known = noData === undefined || noData < moments.min || noData > moments.max;
    found[2] = known ? moments.min : Infinity;
    found[3] = known ? moments.max : -Infinity;
    if (direct) reduce(data, from, to);
    else reduce(scratch, 0, to - from);
    const first = found[0];
    if (first - first === 0 && !(noData !== undefined && noData >= found[2] && noData <= found[3])) {
      addFound(moments, to - from);
      return;
    }
  }
  if (direct) scratch.set(data.subarray(from, to));
  const count = keepValid(to - from, noData, mask, from);
  if (count === 0) return;
  found[2] = moments.min;
  found[3] = moments.max;
  reduce(scratch, 0, count);
  addFound(moments, count);
}

/** Moves the valid cells of the run in `scratch` to its beginning. */
function keepValid(
  length: number,
  noData: number | undefined,
  mask: Uint8Array | undefined,
  from: number,
): number {
  let count = 0;
  for (let i = 0; i < length; i++) {
    const value = scratch[i];
    // Subtracting a number from itself is 0 for finite numbers only.
    if (value - value !== 0 || value === noData || (mask !== undefined && mask[from + i] === 0)) continue;
    scratch[count++] = value;
  }
  return count;
}

/** Two cells a turn: separate sums keep each from waiting for the other. The range in `found` is widened. */
function reduce(cells: Float32Array | Float64Array, from: number, to: number): void {
  const shift = cells[from];
  let min = found[2];
  let max = found[3];
  let first = 0;
  let second = 0;
  let otherFirst = 0;
  let otherSecond = 0;
  let i = from;
  for (; i + 1 < to; i += 2) {
    const value = cells[i];
    const other = cells[i + 1];
    const away = value - shift;
    const otherAway = other - shift;
    first += away;
    second += away * away;
    otherFirst += otherAway;
    otherSecond += otherAway * otherAway;
    if (value < min) min = value;
    if (value > max) max = value;
    if (other < min) min = other;
    if (other > max) max = other;
  }
  if (i < to) {
    const value = cells[i];
    const away = value - shift;
    first += away;
    second += away * away;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  found[0] = first + otherFirst;
  found[1] = second + otherSecond;
  found[2] = min;
  found[3] = max;
  found[4] = shift;
}

function addFound(moments: Moments, count: number): void {
  const first = found[0];
  const shift = found[4];
  const away = first / count;
  mergeMoments(moments, count, shift + away, found[1] - first * away, shift * count + first);
  moments.min = Math.min(moments.min, found[2]);
  moments.max = Math.max(moments.max, found[3]);
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

/** Adds what was gathered elsewhere from other cells. */
export function addMoments(into: Moments, other: Moments): void {
  if (other.count === 0) return;
  mergeMoments(into, other.count, other.mean, other.deviations, other.sum);
  into.lost += other.lost;
  if (other.min < into.min) into.min = other.min;
  if (other.max > into.max) into.max = other.max;
}

export function finishMoments(moments: Moments): Statistics {
  if (moments.count === 0) return { count: 0, min: NaN, max: NaN, mean: NaN, stddev: NaN, sum: 0 };
  const { count, min, max } = moments;
  const sum = moments.sum + moments.lost;
  return { count, min, max, mean: sum / count, stddev: Math.sqrt(moments.deviations / count), sum };
}
