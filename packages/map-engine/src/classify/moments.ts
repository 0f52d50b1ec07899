import type { FloatArray } from './ordered-bits';
import type { Sample } from './sample';
import { chunks } from './steps';
import type { Steps } from './steps';

/** Smallest and largest value and the (weighted) mean; NaN where there are no values. */
export interface Extent {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
}

/** One pass. The mean is not finite when a value is not. */
export function* extentOf(values: FloatArray, weights: Float64Array | null): Steps<Extent> {
  if (values.length === 0) return { min: NaN, max: NaN, mean: NaN };
  if (weights) return weightedExtent(values, weights);
  const ends = { min: values[0], max: values[0] };
  let sum = 0;
  for (const [from, to] of chunks(values.length)) {
    sum += addUp(values, ends, from, to);
    yield;
  }
  // Sums of the largest numbers overflow: then a share of each is added up.
  const { length } = values;
  let mean = sum / length;
  if (!Number.isFinite(mean)) {
    mean = 0;
    for (const value of values) mean += value / length;
  }
  return { ...ends, mean };
}

/** Widens the ends and returns the sum; four sums at a time do not wait for each other. */
function addUp(values: FloatArray, ends: { min: number; max: number }, from: number, to: number): number {
  let { min, max } = ends;
  let sumA = 0;
  let sumB = 0;
  let sumC = 0;
  let sumD = 0;
  let i = from;
  for (; i + 3 < to; i += 4) {
    const a = values[i];
    const b = values[i + 1];
    const c = values[i + 2];
    const d = values[i + 3];
    if (a < min) min = a;
    if (a > max) max = a;
    if (b < min) min = b;
    if (b > max) max = b;
    if (c < min) min = c;
    if (c > max) max = c;
    if (d < min) min = d;
    if (d > max) max = d;
    sumA += a;
    sumB += b;
    sumC += c;
    sumD += d;
  }
  for (; i < to; i++) {
    const a = values[i];
    if (a < min) min = a;
    if (a > max) max = a;
    sumA += a;
  }
  ends.min = min;
  ends.max = max;
  return sumA + sumB + (sumC + sumD);
}

function weightedExtent(values: FloatArray, weights: Float64Array): Extent {
  let min = Infinity;
  let max = -Infinity;
  let total = 0;
  let mean = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value < min) min = value;
    if (value > max) max = value;
    total += weights[i];
    mean += (value / total - mean / total) * weights[i];
  }
  return { min, max, mean };
}

/** Population standard deviation, in a second pass: squares about the mean, so that large offsets cost no digits. */
export function* deviationOf({ values, weights, min, max, mean }: Sample): Steps<number> {
  // A power of two: scaling costs no digits and keeps squares of huge and tiny numbers inside the number format.
  const range = max / 2 - min / 2;
  const scale = range > 0 ? 2 ** Math.max(-1000, Math.min(1000, -Math.floor(Math.log2(range)))) : 1;
  let squares = 0;
  let total = values.length;
  if (weights) {
    total = 0;
    for (let i = 0; i < values.length; i++) {
      const distance = values[i] * scale - mean * scale;
      squares += weights[i] * distance * distance;
      total += weights[i];
    }
  } else {
    for (const [from, to] of chunks(values.length)) {
      squares += squaresAbout(values, mean * scale, scale, from, to);
      yield;
    }
  }
  return Math.sqrt(squares / total) / scale;
}

function squaresAbout(values: FloatArray, mean: number, scale: number, from: number, to: number): number {
  let sumA = 0;
  let sumB = 0;
  let sumC = 0;
  let sumD = 0;
  let i = from;
  for (; i + 3 < to; i += 4) {
    const a = values[i] * scale - mean;
    const b = values[i + 1] * scale - mean;
    const c = values[i + 2] * scale - mean;
    const d = values[i + 3] * scale - mean;
    sumA += a * a;
    sumB += b * b;
    sumC += c * c;
    sumD += d * d;
  }
  for (; i < to; i++) sumA += (values[i] * scale - mean) ** 2;
  return sumA + sumB + (sumC + sumD);
}
