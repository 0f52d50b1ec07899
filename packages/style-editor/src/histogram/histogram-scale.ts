import type { Histogram } from '@gep/map-engine/model';
import { scaleLinear } from 'd3-scale';

/** What the width of a histogram stands for, in the unit of its values; `min` is less than `max`. */
export interface HistogramScale {
  readonly min: number;
  readonly max: number;
}

/**
 * Range of the histogram and of the edges on it. Edges far outside do not make the bars vanish: they widen the range
 * by its own width at most. A single value is in the middle.
 * @returns null where neither is known.
 */
export function histogramScale(
  histogram: Histogram | null,
  edges: readonly number[] = [],
): HistogramScale | null {
  const known = histogram && Number.isFinite(histogram.min) && Number.isFinite(histogram.max);
  const values = known ? [histogram.min, histogram.max] : edges;
  if (values.length === 0) return null;
  const [least, most] = [values[0], values[values.length - 1]];
  const room = most - least || Math.abs(most) / 10 || 1;
  const [first = least, last = most] = [edges[0], edges.at(-1)];
  const min = Math.max(least - room, Math.min(least, first));
  const max = Math.min(most + room, Math.max(most, last));
  return min < max ? { min, max } : { min: min - room, max: max + room };
}

/** Place of a value on the scale, 0 left to 1 right; values outside are placed at the ends. */
export function shareOf({ min, max }: HistogramScale, value: number): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** The step of a dragged edge, never finer than asked (ticks of d3 may be): the smallest of 1, 2, 5, 10, 20 … and of their tenths that is not less than a size above 0. */
export function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((one) => one * power >= size * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(12));
}

/** Round values on the scale, about `count` of them. */
export function scaleTicks({ min, max }: HistogramScale, count: number): number[] {
  return scaleLinear([min, max], [0, 1]).ticks(count);
}
