import { expect, it } from 'vitest';
import { ranksOf, sumFigures } from './figure-sums';

const figures = (functionValue: number | null, priceValue: number | null) => ({
  ...{ functionValue, priceValue, validCount: 2, count: 5 },
});

it('adds up what is known of places', () => {
  expect(sumFigures([])).toBeNull();
  expect(sumFigures([figures(null, 3), figures(null, null), figures(null, 4)])).toEqual({
    ...{ functionValue: null, priceValue: 7, validCount: 6, count: 15 },
  });
});

it('ranks as competitions do: 1, 2, 2, 4', () => {
  expect(ranksOf([7, 3, 7, 9, null])).toEqual([2, 4, 2, 1, null]);
});
