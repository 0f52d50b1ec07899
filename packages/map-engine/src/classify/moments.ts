import type { Sample } from './sample';

/** Smallest, largest, weighted mean and population standard deviation. */
export interface Moments {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
}

/** Two passes: the second sums squares about the mean, so that large offsets cost no digits. NaN when empty. */
export function momentsOf({ values, weights }: Sample): Moments {
  let min = Infinity;
  let max = -Infinity;
  let total = 0;
  let mean = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    const weight = weights ? weights[i] : 1;
    if (value < min) min = value;
    if (value > max) max = value;
    total += weight;
    mean += (value / total - mean / total) * weight;
  }
  if (total === 0) return { min: NaN, max: NaN, mean: NaN, stddev: NaN };
  // Scaling by the range keeps squares of huge and tiny numbers inside the number format.
  const scale = max / 2 - min / 2 || 1;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const distance = values[i] / scale - mean / scale;
    squares += (weights ? weights[i] : 1) * distance * distance;
  }
  return { min, max, mean, stddev: Math.sqrt(squares / total) * scale };
}
