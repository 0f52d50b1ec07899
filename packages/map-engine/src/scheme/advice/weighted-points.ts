import { finish, valueOfRank } from '@gep/raster/order';
import type { Distinct } from '../../classify/distinct';
import { distinctOf } from '../../classify/distinct';
import { valuesAtRanks } from '../../classify/quantile';
import { takeSample } from '../../classify/sample';
import type { Histogram } from '../../model';
import type { NumberSource } from '../category/category-input';

/** A distribution as ascending points with weights: distinct values, or the centres of the bins that hold any. */
export interface WeightedPoints extends Distinct {
  readonly values: Float64Array;
  /** How far a point reaches on both sides: half a bin, 0 for values. */
  readonly half: number;
  readonly min: number;
  readonly max: number;
  /** The weight of all points. */
  readonly total: number;
  /** The value below which a share (0-1) of the weight lies. */
  valueAt(share: number): number;
}

/** The points of values or of a histogram; null where neither is known or nothing was counted. */
export function weightedPoints(source: NumberSource | null): WeightedPoints | null {
  if (!source || source.kind === 'summary') return null;
  return source.kind === 'histogram'
    ? pointsOfBins(source.histogram)
    : pointsOfValues(source.values, source.weights);
}

function pointsOfValues(given: ArrayLike<number>, weights: ArrayLike<number> | null): WeightedPoints | null {
  const distinct = finish(distinctOf(finish(takeSample(given, null, weights ?? undefined))));
  const { below } = distinct;
  const values = Float64Array.from(distinct.values);
  if (values.length === 0) return null;
  const total = below[values.length];
  const valueAt = (share: number) => valuesAtRanks(distinct, [share * Math.max(total - 1, 0)])[0];
  return { values, below, half: 0, min: values[0], max: values[values.length - 1], total, valueAt };
}

function pointsOfBins(histogram: Histogram): WeightedPoints | null {
  const { min, max, counts } = histogram;
  const filled = Array.from(counts).flatMap((count, bin) => (count > 0 ? [bin] : []));
  if (filled.length === 0) return null;
  const width = (max - min) / counts.length;
  const below = new Float64Array(filled.length + 1);
  filled.forEach((bin, i) => (below[i + 1] = below[i] + counts[bin]));
  const total = below[filled.length];
  return {
    values: Float64Array.from(filled, (bin) => min + (bin + 0.5) * width),
    ...{ below, half: width / 2, min, max, total },
    valueAt: (share) => valueOfRank(histogram, share * total),
  };
}

/** As many values at even ranks, for what need not be known of each one; fewer points stay as they are. */
export function thinned(points: WeightedPoints, most: number): WeightedPoints {
  if (points.half > 0 || points.values.length <= most) return points;
  const last = Math.max(points.total - 1, 0);
  const ranks = Array.from({ length: most }, (_, i) => (last * i) / (most - 1));
  return pointsOfValues(valuesAtRanks(points, ranks), null) ?? points;
}

/** The weight of a point. */
export function weightAt({ below }: Distinct, i: number): number {
  return below[i + 1] - below[i];
}
