import { chunks, radixSort } from '@gep/raster/order';
import type { FloatArray, Steps } from '@gep/raster/order';
import { lowerBound } from './lower-bound';
import type { Sample } from './sample';

/** Distinct values in ascending order. */
export interface Distinct {
  readonly values: FloatArray;
  /** Weight of all values before values[i], for i from 0 to values.length: below[i + 1] - below[i] is that of i. */
  readonly below: Float64Array | Uint32Array;
}

/** Sorts and merges equal values. O(n) time and memory, with weights O(n log n) time. */
export function* distinctOf({ values, weights }: Sample): Steps<Distinct> {
  return weights ? yield* mergeWeighted(values, weights) : yield* mergeEqual(yield* radixSort(values));
}

/** Closes up sorted values in place. */
function* mergeEqual(sorted: FloatArray): Steps<Distinct> {
  const below = new Uint32Array(sorted.length + 1);
  let count = 0;
  for (const [from, to] of chunks(sorted.length)) {
    count = mergeChunk(sorted, below, count, from, to);
    yield;
  }
  below[count] = sorted.length;
  return { values: sorted.subarray(0, count), below: below.subarray(0, count + 1) };
}

function mergeChunk(sorted: FloatArray, below: Uint32Array, count: number, from: number, to: number): number {
  let last = count > 0 ? sorted[count - 1] : NaN;
  for (let i = from; i < to; i++) {
    const value = sorted[i];
    if (value === last) continue;
    // Adding 0 turns -0 into 0.
    sorted[count] = value + 0;
    below[count++] = i;
    last = value;
  }
  return count;
}

/** Each weight is added to its value, found by bisection. */
function* mergeWeighted(values: FloatArray, weights: Float64Array): Steps<Distinct> {
  const { values: distinct } = yield* mergeEqual(yield* radixSort(values));
  const below = new Float64Array(distinct.length + 1);
  for (const [from, to] of chunks(values.length, 1 << 15)) {
    addWeights(distinct, below, values, weights, from, to);
    yield;
  }
  for (let i = 1; i < below.length; i++) below[i] += below[i - 1];
  return { values: distinct, below };
}

function addWeights(
  distinct: FloatArray,
  below: Float64Array,
  values: FloatArray,
  weights: Float64Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++)
    below[lowerBound(distinct, values[i], 0, distinct.length) + 1] += weights[i];
}
