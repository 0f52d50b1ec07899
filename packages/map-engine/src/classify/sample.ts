import { chunks, momentsOf } from '@gep/raster/order';
import type { FloatArray, Steps, ValueMoments } from '@gep/raster/order';

/** Valid values of a field or band with their weights (null: all 1), and their moments as momentsOf computes them. */
export interface Sample extends ValueMoments {
  readonly values: FloatArray;
  readonly weights: Float64Array | null;
}

/** Numbers in any kind of array; null and undefined count as missing. */
export type Values = ArrayLike<number | null | undefined>;

/**
 * The finite values that are not no-data and have a positive weight. Floating-point arrays in which all values are
 * valid are read as they lie, everything else is copied.
 * @throws RangeError when weights are of another length, negative or not finite.
 */
export function* takeSample(
  values: Values,
  noData?: number | null,
  weights?: ArrayLike<number>,
): Steps<Sample> {
  if (weights && weights.length !== values.length) {
    throw new RangeError(`weights: got ${weights.length}, allowed: one a value (${values.length})`);
  }
  if (isFloatArray(values) && noData == null && !weights) {
    const moments = yield* momentsOf(values, null);
    // A value that is not finite shows in the mean.
    if (Number.isFinite(moments.mean)) return { values, weights: null, ...moments };
  }
  return yield* sampleOf(...(yield* copyValid(values, noData, weights)));
}

/** The sample of values that are all valid. */
export function* sampleOf(values: FloatArray, weights: Float64Array | null): Steps<Sample> {
  return { values, weights, ...(yield* momentsOf(values, weights)) };
}

function isFloatArray(values: Values): values is FloatArray {
  return values instanceof Float32Array || values instanceof Float64Array;
}

/** Numbers of these arrays are exact in 32-bit floating point. */
const shortArrays = [Float32Array, Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array];

function* copyValid(
  values: Values,
  noData: number | null | undefined,
  weights: ArrayLike<number> | undefined,
): Steps<[FloatArray, Float64Array | null]> {
  const short = shortArrays.some((kind) => values instanceof kind);
  const kept: FloatArray = short ? new Float32Array(values.length) : new Float64Array(values.length);
  const keptWeights = weights ? new Float64Array(values.length) : null;
  let count = 0;
  for (const [from, to] of chunks(values.length)) {
    for (let i = from; i < to; i++) {
      const value = values[i];
      if (typeof value !== 'number' || !Number.isFinite(value) || value === noData) continue;
      if (weights && keptWeights) {
        const weight = checkedWeight(weights[i], i);
        if (weight === 0) continue;
        keptWeights[count] = weight;
      }
      kept[count++] = value;
    }
    yield;
  }
  return [kept.subarray(0, count), keptWeights ? keptWeights.subarray(0, count) : null];
}

function checkedWeight(weight: number, i: number): number {
  if (weight >= 0 && weight < Infinity) return weight;
  throw new RangeError(`weights[${i}]: got ${String(weight)}, allowed: finite numbers from 0`);
}
