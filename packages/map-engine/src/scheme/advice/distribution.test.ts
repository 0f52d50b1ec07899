import { createHistogrammer } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { illinois } from '../../../test/cartographers-choices';
import { readDistribution } from './distribution';
import { shapeMatch } from './shape-match';
import { weightedPoints } from './weighted-points';
import type { WeightedPoints } from './weighted-points';

function pointsOf(values: readonly number[], weights: readonly number[] | null = null): WeightedPoints {
  const points = weightedPoints({ kind: 'values', values, weights, otherCount: 0 });
  if (!points) throw new Error('no points');
  return points;
}

function binsOf(values: readonly number[], bins: number): WeightedPoints {
  const histogrammer = createHistogrammer({ min: Math.min(...values), max: Math.max(...values), bins });
  histogrammer.add(Float64Array.from(values));
  const points = weightedPoints({ kind: 'histogram', histogram: histogrammer.finish(), otherCount: 0 });
  if (!points) throw new Error('no points');
  return points;
}

describe('a distribution', () => {
  it('has the moments that scipy finds', () => {
    const { mean, stddev, skewness } = readDistribution(pointsOf(illinois));
    expect(mean).toBeCloseTo(56.27941176, 8);
    expect(stddev).toBeCloseTo(25.25777197, 8);
    expect(skewness).toBeCloseTo(1.13444744, 8);
  });

  it('matches the shapes as probability plots of scipy do', () => {
    const points = pointsOf(illinois);
    const matches = (['linear', 'log'] as const).flatMap((scale) =>
      (['even', 'bell', 'falling'] as const).map((shape) => shapeMatch(points, shape, scale)),
    );
    const wanted = [0.93164384, 0.96426059, 0.98278228, 0.96919815, 0.99437143, 0.88358831];
    // The normal quantiles of simple-statistics are good to four digits.
    matches.forEach((match, i) => expect(match).toBeCloseTo(wanted[i], 3));
  });

  it('has zeros, signs and values far out', () => {
    const losses = readDistribution(pointsOf([-9, -8, -7, -6, -5]));
    expect(losses).toMatchObject({ sign: 'negative', negative: 1, zeros: 0, outside: 0 });
    const mixed = readDistribution(pointsOf([-2, -1, 0, 0, 1, 2, 3, 4, 5, 500]));
    expect(mixed).toMatchObject({ sign: 'both', negative: 0.2, zeros: 0.2, whiskers: [-2, 5], outside: 0.1 });
  });

  it('takes weights as repeated values', () => {
    expect(readDistribution(pointsOf([1, 5, 40], [3, 2, 1]))).toEqual(
      readDistribution(pointsOf([1, 1, 1, 5, 5, 40])),
    );
  });

  it('is known from a histogram as near as its bins tell', () => {
    const known = readDistribution(pointsOf(illinois));
    const near = readDistribution(binsOf(illinois, 256));
    const width = (known.max - known.min) / 256;
    expect(near.mean).toBeCloseTo(known.mean, 0);
    expect(near.skewness).toBeCloseTo(known.skewness, 1);
    near.whiskers.forEach((end, i) => expect(Math.abs(end - known.whiskers[i])).toBeLessThanOrEqual(width));
  });

  it('is nothing without values', () => {
    expect(weightedPoints({ kind: 'values', values: [], weights: null, otherCount: 3 })).toBeNull();
    expect(weightedPoints(null)).toBeNull();
  });
});
