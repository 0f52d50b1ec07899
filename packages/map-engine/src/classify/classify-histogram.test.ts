import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify, classifyHistogram } from './index';

/** 1000 bins over the values, as @gep/raster counts them. */
function histogramOf(values: readonly number[], bins = 1000): { min: number; max: number; counts: number[] } {
  const min = Math.min(...values);
  const max = Math.max(...values);
  const counts = Array<number>(bins).fill(0);
  for (const v of values) counts[Math.min(bins - 1, Math.floor(((v - min) / (max - min)) * bins))]++;
  return { min, max, counts };
}

describe('classifyHistogram', () => {
  it('interpolates quantiles inside a bin', () => {
    // 4 values evenly in [0, 1], 4 in [1, 2]: the median is 1, the quartiles 0.5 and 1.5.
    const histogram = { min: 0, max: 2, counts: [4, 4] };
    expect(classifyHistogram(histogram, { method: 'quantile', classes: 4 })).toEqual([0, 0.5, 1, 1.5, 2]);
  });

  it('cuts natural breaks at the edges of bins', () => {
    const histogram = { min: 0, max: 10, counts: [5, 5, 0, 0, 0, 0, 0, 0, 5, 5] };
    expect(classifyHistogram(histogram, { method: 'natural-breaks', classes: 2 })).toEqual([0, 2, 10]);
  });

  it('is within one bin of the exact equal-interval and standard-deviation edges', () => {
    const values = Array.from({ length: 5000 }, (_, i) => Math.sin(i) * 50 + (i % 7));
    const histogram = histogramOf(values);
    const width = (histogram.max - histogram.min) / 1000;
    for (const options of [
      { method: 'equal-interval', classes: 7 },
      { method: 'standard-deviation', interval: 0.5 },
    ] as const) {
      const exact = classify(values, options);
      classifyHistogram(histogram, options).forEach((edge, i) => {
        expect(Math.abs(edge - exact[i])).toBeLessThanOrEqual(width * 1.01);
      });
    }
  });

  it('starts at the minimum, ends at the maximum and ascends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 }),
        fc.constantFrom('equal-interval', 'quantile', 'natural-breaks', 'pretty'),
        (counts, method) => {
          const breaks = classifyHistogram({ min: -3, max: 8, counts }, { method, classes: 5 });
          if (counts.every((count) => count === 0)) {
            expect(breaks).toEqual([]);
            return;
          }
          expect(breaks[0]).toBe(-3);
          expect(breaks[breaks.length - 1]).toBe(8);
          for (let i = 1; i < breaks.length; i++) expect(breaks[i]).toBeGreaterThan(breaks[i - 1]);
        },
      ),
    );
  });

  it('refuses a histogram without bins', () => {
    expect(() =>
      classifyHistogram({ min: 0, max: 1, counts: [] }, { method: 'quantile', classes: 2 }),
    ).toThrow(RangeError);
  });
});
