import { expect, it } from 'vitest';
import { randomNumbers } from './random-numbers';

const take = (name: string, count: number): number[] => {
  const next = randomNumbers(name);
  return Array.from({ length: count }, next);
};
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

it('gives the same numbers for the same name, and others for another', () => {
  expect(take('a', 5)).toEqual(take('a', 5));
  expect(take('a', 5)).not.toEqual(take('b', 5));
});

it('spreads evenly over 0 to 1', () => {
  const values = take('spread', 100_000);
  // Four standard errors.
  expect(Math.abs(mean(values) - 0.5)).toBeLessThan(4 * Math.sqrt(1 / 12 / values.length));
  const tenths = Array.from(
    { length: 10 },
    (_, i) => values.filter((one) => Math.ceil(one * 10) === i + 1).length,
  );
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(9000));
  expect(Math.min(...values)).toBeGreaterThan(0);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
});

it('has streams that do not follow each other', () => {
  const count = 20_000;
  const streams = Array.from({ length: 8 }, (_, i) => take(`stream ${i}`, count));
  streams.forEach((one, i) => {
    for (const other of streams.slice(i + 1)) {
      const correlation = mean(one.map((value, k) => (value - 0.5) * (other[k] - 0.5))) * 12;
      expect(Math.abs(correlation)).toBeLessThan(4.5 / Math.sqrt(count));
    }
  });
});
