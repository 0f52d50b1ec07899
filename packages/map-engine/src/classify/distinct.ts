import type { FloatArray } from './ordered-bits';
import { radixSort } from './radix-sort';
import type { Sample } from './sample';
import { chunks } from './steps';
import type { Steps } from './steps';

/** Distinct values in ascending order. */
export interface Distinct {
  readonly values: FloatArray;
  /** Weight of all values before values[i], for i from 0 to values.length: below[i + 1] - below[i] is that of i. */
  readonly below: Float64Array | Uint32Array;
}

/** Sorts and merges equal values. O(n) time and memory without weights. */
export function* distinctOf({ values, weights }: Sample): Steps<Distinct> {
  return weights ? mergeWeighted(values, weights) : yield* mergeEqual(yield* radixSort(values));
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

function mergeWeighted(values: FloatArray, weights: Float64Array): Distinct {
  const order = Uint32Array.from(values, (_, i) => i).sort((a, b) => values[a] - values[b]);
  const distinct = new Float64Array(values.length);
  const below = new Float64Array(values.length + 1);
  let count = 0;
  let total = 0;
  for (const i of order) {
    if (count === 0 || distinct[count - 1] !== values[i]) {
      below[count] = total;
      distinct[count++] = values[i] + 0;
    }
    total += weights[i];
  }
  below[count] = total;
  return { values: distinct.subarray(0, count), below: below.subarray(0, count + 1) };
}
