import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squaresOf } from '../../test/class-squares';
import { classify, classifyHistogram } from './index';

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

  it('has no negative zero, as classify has none', () => {
    const values = [-0, 1, 0];
    expect(Object.is(classify(values, { method: 'equal-interval', classes: 2 })[0], 0)).toBe(true);
    const histogram = { min: -0, max: 1, counts: [2, 1] };
    expect(Object.is(classifyHistogram(histogram, { method: 'equal-interval', classes: 2 })[0], 0)).toBe(
      true,
    );
  });

  it('refuses a histogram without bins', () => {
    expect(() =>
      classifyHistogram({ min: 0, max: 1, counts: [] }, { method: 'quantile', classes: 2 }),
    ).toThrow(RangeError);
  });
});

// The bounds that classifyHistogram states.
describe('classifyHistogram is off by no more than it says', () => {
  const counted = fc
    .tuple(
      fc.array(fc.double({ min: -50, max: 200, noNaN: true }), { minLength: 2, maxLength: 200 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .filter(([values]) => Math.max(...values) - Math.min(...values) > 1e-6)
    .map(([values, bins]) => {
      const min = Math.min(...values);
      const max = Math.max(...values);
      const width = (max - min) / bins;
      const counts = Array<number>(bins).fill(0);
      for (const value of values) counts[Math.min(bins - 1, Math.floor((value - min) / width))]++;
      return { values, histogram: { min, max, counts }, width };
    });
  const classes = fc.integer({ min: 2, max: 9 });
  const slack = 1e-9;

  it('equal intervals and round edges are exact', () => {
    fc.assert(
      fc.property(counted, classes, ({ values, histogram }, k) => {
        for (const method of ['equal-interval', 'pretty'] as const) {
          expect(classifyHistogram(histogram, { method, classes: k })).toEqual(
            classify(values, { method, classes: k }),
          );
        }
      }),
    );
  });

  it('a quantile is within one bin of the value of its rank', () => {
    fc.assert(
      fc.property(counted, classes, ({ values, histogram, width }, k) => {
        const sorted = [...values].sort((a, b) => a - b);
        const ranked = Array.from(
          { length: k - 1 },
          (_, i) => sorted[Math.ceil((sorted.length * (i + 1)) / k) - 1],
        );
        for (const edge of classifyHistogram(histogram, { method: 'quantile', classes: k }).slice(1, -1)) {
          const distance = Math.min(...ranked.map((value) => Math.abs(value - edge)));
          expect(distance).toBeLessThanOrEqual(width * (1 + slack));
        }
      }),
    );
  });

  it('the root of the sum of squares of natural breaks is at most w sqrt(n) above the best', () => {
    fc.assert(
      fc.property(counted, classes, ({ values, histogram, width }, k) => {
        const root = (breaks: readonly number[]): number => Math.sqrt(squaresOf(values, breaks));
        const best = root(classify(values, { method: 'natural-breaks', classes: k }));
        const got = root(classifyHistogram(histogram, { method: 'natural-breaks', classes: k }));
        expect(got).toBeLessThanOrEqual(best + width * Math.sqrt(values.length) * (1 + slack));
      }),
    );
  });

  it('an edge m deviations from the mean is within (1 + m) w / 2', () => {
    fc.assert(
      fc.property(counted, ({ values, histogram, width }) => {
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const stddev = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
        for (const edge of classifyHistogram(histogram, { method: 'standard-deviation' }).slice(1, -1)) {
          const near = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].some(
            (m) => Math.abs(mean + m * stddev - edge) <= ((1 + Math.abs(m)) * width) / 2 + slack,
          );
          expect(near || stddev < width).toBe(true);
        }
      }),
    );
  });
});
