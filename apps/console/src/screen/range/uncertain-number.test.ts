import type { ParameterValue } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { sampleDefinition } from '../model-settings/testing/sample-setup';
import { accountNumber, rowKeys, uncertainNumbers, usualDistribution } from './uncertain-number';

const linear = [
  { parameter: 'rates', columns: ['so2'] },
  { parameter: 'prices', columns: ['price'] },
  { parameter: 'share' },
];
const values: Record<string, ParameterValue> = {
  share: 0.5,
  rates: [
    { type: 1, so2: 152 },
    { type: 2, nox: 3 },
  ],
  prices: [{ pollutant: 'tn', price: { current: 1750, comparable: 1600 } }],
};
const [rates, prices, share] = uncertainNumbers(sampleDefinition, { linear }, values);

describe('uncertain numbers', () => {
  it('are parameters, and columns of tables', () => {
    expect([rates.id, prices.id, share.id]).toEqual(['rates/so2', 'prices/price', 'share']);
  });

  it('are not those of hidden parameters', () => {
    const [plain] = sampleDefinition.parameters.filter(({ key }) => key === 'share');
    const hidden = { ...plain, visibleWhen: { parameter: 'method', equals: 'other' } };
    expect(uncertainNumbers({ parameters: [hidden] }, { linear }, values)).toEqual([]);
  });

  it('have rows where the column has a number', () => {
    expect(rowKeys(rates, values)).toEqual([1]);
    expect(rowKeys(prices, values)).toEqual(['tn']);
    expect(rowKeys(share, values)).toEqual([]);
  });

  it('have the number of the account of their row and year; a whole column has the factor 1', () => {
    expect(accountNumber(share, values, {})).toBe(0.5);
    expect(accountNumber(rates, values, {})).toBe(1);
    expect(accountNumber(rates, values, { row: 1, year: 'comparable' })).toBe(152);
    expect(accountNumber(prices, values, { row: 'tn' })).toBe(1750);
    expect(accountNumber(prices, values, { row: 'tn', year: 'comparable' })).toBe(1600);
  });

  it('have a distribution around them to begin with, and none around 0', () => {
    expect(usualDistribution('triangular', 380)).toEqual({
      kind: 'triangular',
      min: 304,
      mode: 380,
      max: 456,
    });
    expect(usualDistribution('normal', 380)).toEqual({ kind: 'normal', mean: 380, sd: 38 });
    expect(usualDistribution('lognormal', 380)).toEqual({ kind: 'lognormal', median: 380, gsd: 1.2 });
    expect(usualDistribution('uniform', 0)).toEqual({ kind: 'uniform', min: NaN, max: NaN });
  });
});
