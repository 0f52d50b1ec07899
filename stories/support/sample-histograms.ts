import type { Histogram } from '@gep/map-engine/model';

/** Two overlapping bells between two values, as rain over hills and a plain. */
export function twoBells(min: number, max: number, bins = 96): Histogram {
  const bell = (at: number, middle: number, width: number) => Math.exp(-(((at - middle) / width) ** 2));
  const counts = Array.from({ length: bins }, (_, i) => {
    const at = i / bins;
    return Math.round(4000 * bell(at, 0.31, 0.12) + 2400 * bell(at, 0.66, 0.16));
  });
  return { min, max, counts };
}

/** Most values close to the least, as GDP of districts. */
export const skewedHistogram: Histogram = {
  min: 0,
  max: 1_000_000,
  counts: Array.from({ length: 60 }, (_, i) => Math.round(90_000 * Math.exp(-i / 2.2)) + (i % 7)),
};

/** Edges of classes of one width. */
export function evenBreaks(min: number, max: number, classes: number): readonly number[] {
  return Array.from({ length: classes + 1 }, (_, i) => min + ((max - min) * i) / classes);
}
