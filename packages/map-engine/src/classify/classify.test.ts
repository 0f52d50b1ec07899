import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ckmeans } from 'simple-statistics';
import { squaresAboutMean, squaresOf } from '../../test/class-squares';
import { classIndex, classify } from './index';
import type { ClassifyOptions } from './index';

// numpy 1.24.2: a = round(RandomState(7).lognormal(2, 1, 40), 2)
const lognormal = [
  40.07, 4.64, 7.64, 11.11, 3.36, 7.4, 7.38, 1.28, 20.44, 13.47, 3.95, 6.22, 12.25, 5.69, 5.8, 1.73, 12.87,
  8.36, 9.72, 1.61, 38.5, 8.62, 5.02, 56.21, 7.06, 1.73, 4.93, 0.75, 21.1, 4.87, 3.52, 21.6, 1.42, 12.62,
  0.94, 3.81, 2.22, 31.88, 43.21, 5.32,
];

function expectClose(got: readonly number[], wanted: readonly number[]): void {
  expect(got).toHaveLength(wanted.length);
  wanted.forEach((value, i) => expect(got[i]).toBeCloseTo(value, 10));
}

describe('equal-interval', () => {
  it('cuts 0 to 100 into quarters', () => {
    expect(classify([100, 3, 0, 50], { method: 'equal-interval', classes: 4 })).toEqual([0, 25, 50, 75, 100]);
  });

  it('keeps exact ends where the range overflows', () => {
    const breaks = classify([-1.7e308, 1.7e308], { method: 'equal-interval', classes: 2 });
    expect(breaks).toEqual([-1.7e308, 0, 1.7e308]);
  });

  it('mirrors the edges about a pivot and cuts them to the data', () => {
    // Reach 40 to both sides of 0, eight classes of 10; below -10 there is no data.
    const breaks = classify([-10, 40], { method: 'equal-interval', classes: 8, pivot: 0 });
    expect(breaks).toEqual([-10, 0, 10, 20, 30, 40]);
  });
});

describe('quantile', () => {
  it('equals numpy.quantile (type 7)', () => {
    expectClose(
      classify(lognormal, { method: 'quantile', classes: 5 }),
      [0.75, 3.132, 5.2, 7.928, 14.864, 56.21],
    );
    expect(classify([1, 2, 4, 5, 7, 9, 10, 20], { method: 'quantile', classes: 4 })).toEqual([
      1, 3.5, 6, 9.25, 20,
    ]);
  });

  it('gives fewer classes where ties make edges equal', () => {
    expect(classify([0, 0, 0, 0, 0, 5], { method: 'quantile', classes: 4 })).toEqual([0, 5]);
  });

  it('treats whole weights as repeated values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 5 })), {
          minLength: 1,
        }),
        fc.integer({ min: 1, max: 9 }),
        (rows, classes) => {
          const repeated = rows.flatMap(([value, weight]) => Array<number>(weight).fill(value));
          const weighted = classify(
            rows.map(([value]) => value),
            { method: 'quantile', classes, weights: rows.map(([, weight]) => weight) },
          );
          expectClose(weighted, classify(repeated, { method: 'quantile', classes }));
        },
      ),
    );
  });
});

describe('natural-breaks', () => {
  it('groups 1 2 4 5, 7 9 10, 20 when asked for three classes', () => {
    expect(classify([20, 1, 2, 4, 5, 7, 9, 10], { method: 'natural-breaks', classes: 3 })).toEqual([
      1, 5, 10, 20,
    ]);
  });

  it('has the sum of squares of the best of all partitions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 2, maxLength: 9 }),
        fc.integer({ min: 1, max: 4 }),
        (values, classes) => {
          const breaks = classify(values, { method: 'natural-breaks', classes });
          expect(squaresOf(values, breaks)).toBeCloseTo(
            bestSse(
              [...values].sort((a, b) => a - b),
              classes,
            ),
            8,
          );
        },
      ),
    );
  });

  it.each([
    [2000, 2],
    [2000, 31],
    [100_000, 5],
    [100_000, 9],
    [100_000, 31],
  ])(
    'has the sum of squares of simple-statistics ckmeans on %d skewed values in %d classes',
    (count, classes) => {
      const values = skewed(count);
      const ours = squaresOf(values, classify(values, { method: 'natural-breaks', classes }));
      const peer = ckmeans(values, classes).reduce((sum, group) => sum + squaresAboutMean(group), 0);
      expect(ours / peer).toBeCloseTo(1, 9);
    },
  );

  it('gives each value its own class where there are enough classes', () => {
    const breaks = classify([3, 1, 2, 2], { method: 'natural-breaks', classes: 9 });
    expect([1, 2, 3].map((value) => classIndex(breaks, value))).toEqual([0, 1, 2]);
    expect(breaks).toHaveLength(4);
  });

  it('finds the same groups after a shift that costs digits', () => {
    const shifted = lognormal.map((v) => v + 1e9);
    const options: ClassifyOptions = { method: 'natural-breaks', classes: 5 };
    const groups = (values: readonly number[]): number[] => {
      const breaks = classify(values, options);
      return values.map((value) => classIndex(breaks, value));
    };
    expect(groups(shifted)).toEqual(groups(lognormal));
  });
});

describe('standard-deviation', () => {
  it('has edges at the mean and whole deviations from it', () => {
    // numpy: mean 11.508, population std 12.941377283736072
    const breaks = classify(lognormal, { method: 'standard-deviation', interval: 1 });
    expectClose(breaks, [0.75, 11.508, 24.449377283736, 37.390754567472, 50.332131851208, 56.21]);
  });

  it('halves, thirds and quarters the step', () => {
    for (const interval of [1 / 2, 1 / 3, 1 / 4]) {
      const breaks = classify(lognormal, { method: 'standard-deviation', interval });
      const mean = breaks.findIndex((edge) => Math.abs(edge - 11.508) < 1e-9);
      expect(breaks[mean + 1] - breaks[mean]).toBeCloseTo(12.941377283736072 * interval, 9);
    }
  });

  it('keeps its precision for any first value at any distance from zero', () => {
    for (const values of [[1e6, ...lognormal], [-1e9, ...lognormal], lognormal.map((value) => value + 1e8)]) {
      const stddev = Math.sqrt(squaresAboutMean(values) / values.length);
      const mean = values.reduce((sum, value) => sum + value / values.length, 0);
      const breaks = classify(values, { method: 'standard-deviation', interval: 1 / 4 });
      const at = breaks.findIndex((edge) => Math.abs(edge - mean) < 1e-6 * stddev);
      const width = Math.max(breaks[at + 1] - breaks[at], breaks[at] - breaks[at - 1]);
      expect(width / stddev).toBeCloseTo(1 / 4, 6);
    }
  });

  it('makes at most 50 classes of long tails', () => {
    const values = [...Array<number>(100_000).fill(0), 1e9];
    const breaks = classify(values, { method: 'standard-deviation', interval: 0.25 });
    expect(breaks).toHaveLength(51);
    expect(breaks[50]).toBe(1e9);
  });

  it('refuses other intervals', () => {
    expect(() => classify([1, 2], { method: 'standard-deviation', interval: 0.7 })).toThrow(
      /interval: got 0.7/,
    );
  });
});

describe('further methods', () => {
  it('pretty: round edges as R pretty(0.75..56.21, 5), cut to the data', () => {
    expect(classify(lognormal, { method: 'pretty', classes: 5 })).toEqual([0.75, 10, 20, 30, 40, 50, 56.21]);
  });

  it('pretty: ends on neighbouring numbers too', () => {
    expect(classify([1e300, 1.0000000000000002e300], { method: 'pretty', classes: 6 })).toHaveLength(2);
  });

  it('geometric: edges grow by a constant factor', () => {
    expectClose(classify([1, 3, 1000], { method: 'geometric', classes: 3 }), [1, 10, 100, 1000]);
  });

  it('logarithmic: zero joins the first class', () => {
    expectClose(classify([0, 1, 1000], { method: 'logarithmic', classes: 3 }), [0, 10, 100, 1000]);
  });

  it('head-tail: splits at the mean of the head while the head is the smaller part', () => {
    // Mean of all 3.1; head is {10, 11}, its mean 10.5, half of it above: the last split.
    const values = [1, 1, 1, 1, 1, 1, 2, 2, 10, 11];
    expect(classify(values, { method: 'head-tail' })).toEqual([1, 3.1, 10.5, 11]);
  });
});

describe('every method', () => {
  const options: readonly ClassifyOptions[] = [
    ...(['equal-interval', 'quantile', 'natural-breaks', 'geometric', 'logarithmic', 'pretty'] as const).map(
      (method) => ({ method, classes: 6 }),
    ),
    { method: 'standard-deviation', interval: 0.5 },
    { method: 'head-tail', maxClasses: 6 },
    { method: 'natural-breaks', classes: 5, pivot: 1 },
  ];
  const numbers = fc.oneof(
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.integer({ min: -5, max: 5 }),
    fc.double({ min: -1e-300, max: 1e-300, noNaN: true }),
  );

  it.each(options)('$method: ascending edges from minimum to maximum, every value in one class', (option) => {
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 60 }), (values) => {
        const before = [...values];
        const breaks = classify(values, option);
        expect(values).toEqual(before);
        expect(breaks[0] === Math.min(...values)).toBe(true);
        expect(breaks[breaks.length - 1] === Math.max(...values)).toBe(true);
        const single = breaks.length === 2 && breaks[0] === breaks[1];
        for (let i = 1; i < breaks.length && !single; i++) expect(breaks[i]).toBeGreaterThan(breaks[i - 1]);
        for (const value of values) expect(classIndex(breaks, value)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each(options)('$method: leaves out null, NaN, infinite and no-data values', (option) => {
    const dirty = [null, NaN, Infinity, -9999, ...lognormal, undefined, -Infinity];
    expect(classify(dirty, { ...option, noData: -9999 })).toEqual(classify(lognormal, option));
  });

  it.each(options)('$method: no valid value gives no edge, one value gives one class', (option) => {
    expect(classify([null, NaN], option)).toEqual([]);
    expect(classify([7, 7, 7], option)).toEqual([7, 7]);
  });
});

describe('misuse', () => {
  it('names the allowed numbers of classes', () => {
    expect(() => classify([1, 2], { method: 'quantile', classes: 0 })).toThrow(
      /classes: got 0, allowed: .* 1 to 50/,
    );
    expect(() => classify([1, 2], { method: 'quantile', classes: 51 })).toThrow(RangeError);
  });

  it('names the methods', () => {
    expect(() => classify([1], { method: 'jenks' } as never)).toThrow(
      /method: got jenks, allowed: equal-interval/,
    );
  });

  it('wants one weight a value', () => {
    expect(() => classify([1, 2], { method: 'quantile', classes: 2, weights: [1] })).toThrow(
      /weights: got 1/,
    );
  });
});

/** Best sum of squares by trying every partition of sorted values. */
function bestSse(sorted: readonly number[], classes: number): number {
  if (classes === 1 || sorted.length === 1) return squaresAboutMean(sorted);
  let best = squaresAboutMean(sorted);
  for (let cut = 1; cut < sorted.length; cut++) {
    best = Math.min(best, squaresAboutMean(sorted.slice(0, cut)) + bestSse(sorted.slice(cut), classes - 1));
  }
  return best;
}

/** Repeatable skewed values (multiplicative congruential generator, exponential of a uniform sum). */
function skewed(count: number): number[] {
  let state = 42;
  const uniform = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => Math.exp(uniform() + uniform() + uniform()));
}
