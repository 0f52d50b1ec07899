import { expect, it } from 'vitest';
import { deviation } from './spread-view';
import { pivotOf } from './tornado-view';

it('parts a bar of the tornado at the value of the account', () => {
  expect(pivotOf(10, 8, 13)).toBe(10);
  expect(pivotOf(10, 13, 8)).toBe(10);
  // Both totals are above it: the distribution does not have the number of the account.
  expect(pivotOf(10, 12, 14)).toBe(13);
});

it('says how far a figure is from the account', () => {
  expect(deviation(200, 150)).toBe(-25);
  expect(deviation(-200, -150)).toBe(25);
  expect(deviation(0, 5)).toBeNaN();
});
