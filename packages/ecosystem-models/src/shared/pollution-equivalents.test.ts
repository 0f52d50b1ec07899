import { expect, it } from 'vitest';
import { expectPrinted } from '../../test/example-grid';
import { pollutantPrices } from './pollution-equivalents';

it('prices pollutants by the statutory tax on their pollution equivalents', () => {
  const { cod, nh3n, tn, tp, so2, nox, dust } = pollutantPrices;
  expect([cod, nh3n, tn, tp, dust]).toEqual([1400, 1750, 1750, 5600, 300]);
  expectPrinted(so2, '1263.157895');
  expect(nox).toBe(so2);
});
