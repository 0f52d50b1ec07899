import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceScheme } from './difference-scheme';

const breaksOf = (...args: Parameters<typeof differenceScheme>) =>
  differenceScheme(...args).categories.map((row) => (row.kind === 'range' ? [row.lower, row.upper] : []));

describe('differenceScheme', () => {
  it('has 0 as an edge or a class across it, and counts the cells themselves', () => {
    const even = differenceScheme({ values: [-1, 0, 2, 4, NaN, -9], noData: -9 }, { classes: 4 });
    expect(even.classification.manualBreaks).toEqual([-4, -2, 0, 2, 4]);
    expect(even.categories.map(({ count }) => count)).toEqual([0, 2, 1, 1]);
    expect(breaksOf({ values: [-1, 5] }, { classes: 5 })).toEqual([
      [-5, -3],
      [-3, -1],
      [-1, 1],
      [1, 3],
      [3, 5],
    ]);
  });

  it('gives losses and gains of one size colours of one strength', () => {
    const { categories } = differenceScheme(
      { values: [3, 1, 0.5] },
      { classes: 2, ramp: ['#ff0000', '#ffffff', '#0000ff'] },
    );
    expect(categories.map(({ color }) => color)).toEqual(['#ff0000', '#0000ff']);
  });

  it('takes a histogram', () => {
    const histogram = { min: -2, max: 10, counts: [5, 0, 0, 0, 0, 1] };
    const { categories, classification } = differenceScheme({ histogram }, { classes: 2 });
    expect(classification.manualBreaks).toEqual([-10, 0, 10]);
    expect(categories.map(({ count }) => count)).toEqual([5, 1]);
  });

  it('mirrors the edges of every method', () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });
    const methods = [
      'equal-interval',
      'quantile',
      'natural-breaks',
      'pretty',
      'geometric',
      'logarithmic',
    ] as const;
    fc.assert(
      fc.property(
        values,
        fc.constantFrom(...methods),
        fc.integer({ min: 1, max: 9 }),
        (cells, method, classes) => {
          const breaks =
            differenceScheme({ values: cells }, { method, classes }).classification.manualBreaks ?? [];
          expect(breaks.length).toBeGreaterThan(1);
          breaks.forEach((edge, i) => expect(edge).toBeCloseTo(-breaks[breaks.length - 1 - i], 6));
        },
      ),
    );
  });

  it('needs a value', () => {
    expect(() => differenceScheme({ values: [NaN] })).toThrow(RangeError);
  });
});
