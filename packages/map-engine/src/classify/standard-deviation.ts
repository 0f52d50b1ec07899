import type { ValueMoments } from '@gep/raster/order';
import { joinEdges } from './edges';

/**
 * Breaks at `middle` (the mean, as in QGIS) and whole multiples of `interval` population standard deviations from it,
 * the ends being the minimum and the maximum.
 * Long tails would make hundreds of classes: at most `most` are kept, those about the middle.
 */
export function standardDeviationBreaks(
  { min, max, mean, stddev }: ValueMoments,
  interval: number,
  most: number,
  middle: number = mean,
): number[] {
  const width = interval * stddev;
  if (!(width > 0) || !Number.isFinite(width)) return [min, max];
  const inner: number[] = [];
  const inside = (edge: number): boolean => edge > min && edge < max;
  for (let i = 0; inner.length < most - 1; i++) {
    const below = middle - i * width;
    const above = middle + i * width;
    if (!inside(below) && !inside(above)) break;
    if (inside(below)) inner.push(below);
    if (i > 0 && inside(above) && inner.length < most - 1) inner.push(above);
  }
  return joinEdges(min, inner, max);
}
