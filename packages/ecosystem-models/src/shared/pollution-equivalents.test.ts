import { expect, it } from 'vitest';
import { pollutantPrices } from './pollution-equivalents';

it('prices pollutants by the statutory tax on their pollution equivalents', () => {
  const { cod, nh3n, tn, tp, so2, nox, dust } = pollutantPrices;
  // As section B8 of models.md prints them, to the last digit.
  expect([cod, nh3n, tn, tp]).toEqual([1400, 1750, 1750, 5600]);
  expect([so2, nox, dust]).toEqual([1263.157895, 1263.157895, 300]);
});
