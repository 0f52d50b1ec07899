import { limits, rules } from '../model';
import { joinEdges } from './edges';
import type { Moments } from './moments';

/**
 * Breaks at the mean plus whole multiples of `interval` population standard deviations, the ends being the
 * minimum and the maximum (the mean itself is an edge, as in QGIS).
 * Long tails would make hundreds of classes: at most 50 are kept, those about the mean.
 * @throws RangeError when interval is none of 1, 1/2, 1/3, 1/4.
 */
export function standardDeviationBreaks(moments: Moments, interval: number): number[] {
  if (!rules.stddevIntervals.some((allowed) => Math.abs(allowed - interval) < 1e-9)) {
    throw new RangeError(`interval: got ${String(interval)}, allowed are 1, 1/2, 1/3 and 1/4`);
  }
  const { min, max, mean, stddev } = moments;
  const width = interval * stddev;
  if (!(width > 0) || !Number.isFinite(width)) return [min, max];
  const inner: number[] = [];
  const inside = (edge: number): boolean => edge > min && edge < max;
  for (let i = 0; inner.length < limits.classes.max - 1; i++) {
    const below = mean - i * width;
    const above = mean + i * width;
    if (!inside(below) && !inside(above)) break;
    if (inside(below)) inner.push(below);
    if (i > 0 && inside(above) && inner.length < limits.classes.max - 1) inner.push(above);
  }
  return joinEdges(min, inner, max);
}
