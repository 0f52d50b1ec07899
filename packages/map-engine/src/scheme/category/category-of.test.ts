import { describe, expect, it } from 'vitest';
import type { RangeCategory, VectorScheme } from '../../model';
import { categoryOf, generateCategories, graduatedColorScheme } from '../index';

const one = generateCategories(
  graduatedColorScheme('polygon', {
    field: { name: 'v', type: 'REAL' },
    method: 'equal-interval',
    classes: 1,
  }),
  { values: [0, 100] },
) as VectorScheme;
/** A saved style of 100 classes: (0, 1] to (99, 100], the first with its lower end. */
const hundred: VectorScheme = {
  ...one,
  categories: Array.from({ length: 100 }, (_, lower) => ({
    ...(one.categories[0] as RangeCategory),
    key: String(lower),
    lower,
    upper: lower + 1,
  })),
};
const indexOf = (scheme: VectorScheme, v: unknown): number =>
  scheme.categories.findIndex((row) => row === categoryOf(scheme, { v }));

describe('categoryOf among many classes', () => {
  it('puts an edge into the class that it ends, and the lowest one into the first', () => {
    for (let upper = 1; upper <= 100; upper += 1) {
      expect(indexOf(hundred, upper)).toBe(upper - 1);
      expect(indexOf(hundred, upper - 0.5)).toBe(upper - 1);
    }
    expect(indexOf(hundred, 0)).toBe(0);
  });

  it('takes values in gaps and outside to be others', () => {
    const evens = { ...hundred, categories: hundred.categories.filter((_row, index) => index % 2 === 0) };
    for (let odd = 1; odd < 100; odd += 2) {
      expect(indexOf(evens, odd - 0.5)).toBe((odd - 1) / 2);
      expect(categoryOf(evens, { v: odd + 0.5 })).toBe(evens.other);
    }
    for (const v of [-1, 101, NaN, Infinity, null, 'x'])
      expect(categoryOf(hundred, { v })).toBe(hundred.other);
  });
});
