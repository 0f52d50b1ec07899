import { describe, expect, it } from 'vitest';
import { resolveParameters } from '../parameter-values';
import { models } from '../registry';
import type { StoredParameters } from '../parameter-values';
import { checkUncertainties } from './check-uncertainties';
import type { Uncertainty } from './uncertainty';

const { definition } = models['carbon-sequestration'];
const price: Uncertainty = {
  parameter: 'co2Price',
  distribution: { kind: 'normal', mean: 380, sd: 40 },
  source: 'Shanghai exchange, 2020',
};
const stored = {
  method: 'rate-table',
  rateTable: [
    { type: 1, rate: 1.2 },
    { type: 2, rate: 0.6 },
  ],
};
const rate: Uncertainty = {
  parameter: 'rateTable',
  column: 'rate',
  row: 1,
  distribution: { kind: 'uniform', min: 1, max: 1.4 },
  source: 'a plot survey',
};
const { row, ...whole } = rate;

const problems = (uncertainties: readonly Uncertainty[], values: StoredParameters = stored) =>
  checkUncertainties(definition, resolveParameters(definition, values), uncertainties).map(
    ({ at, code }) => `${code} ${at}`,
  );

describe('uncertainties', () => {
  it('of prices, rows and whole columns have no fault', () => {
    expect(row).toBe(1);
    expect(problems([price, rate, { ...rate, row: 2 }])).toEqual([]);
    expect(problems([{ ...whole, distribution: { kind: 'lognormal', median: 1, gsd: 1.3 } }])).toEqual([]);
    expect(
      problems([
        { ...price, year: 'current' },
        { ...price, year: 'comparable' },
      ]),
    ).toEqual([]);
  });

  const place = 'uncertainties[0]';
  it.each<[string, Partial<Uncertainty>, string]>([
    ['an unknown parameter', { parameter: 'price' }, `unknown-parameter ${place}.parameter`],
    ['a parameter that needs a run', { parameter: 'clampNegative' }, `needs-run ${place}.parameter`],
    ['a parameter of another method', { parameter: 'alpha' }, `needs-run ${place}.parameter`],
    ['a column where there is no table', { column: 'rate' }, `unknown-column ${place}.column`],
    ['no source', { source: ' ' }, `missing-source ${place}.source`],
  ])('with %s are refused by name', (_, change, expected) => {
    expect(problems([{ ...price, ...change }])).toEqual([expected]);
  });

  it.each<[string, Partial<Uncertainty>, string]>([
    ['no column', { column: undefined }, `unknown-column ${place}.column`],
    ['a key as the column', { column: 'type' }, `unknown-column ${place}.column`],
    ['a row that the table lacks', { row: 111 }, `missing-row ${place}.row`],
    ['a year where nothing is a price', { year: 'current' }, `not-a-price ${place}.year`],
  ])('of a table with %s are refused by name', (_, change, expected) => {
    expect(problems([{ ...rate, ...change }])).toEqual([expected]);
  });

  it.each<[Uncertainty['distribution'], string]>([
    [{ kind: 'triangular', min: 2, mode: 1, max: 3 }, 'not-ascending'],
    [{ kind: 'triangular', min: 1, mode: 3, max: 2 }, 'not-ascending'],
    [{ kind: 'uniform', min: 3, max: 2 }, 'not-ascending'],
    [{ kind: 'normal', mean: 2, sd: 0 }, 'not-above .sd'],
    [{ kind: 'lognormal', median: 0, gsd: 1.2 }, 'not-above .median'],
    [{ kind: 'lognormal', median: 2, gsd: 1 }, 'not-above .gsd'],
    [{ kind: 'normal', mean: NaN, sd: 1 }, 'not-a-number .mean'],
    [{ kind: 'normal', mean: -5000, sd: 1 }, 'outside-bounds'],
    [{ kind: 'uniform', min: -3, max: -1 }, 'outside-bounds'],
  ])('with the numbers %o are refused', (distribution, expected) => {
    const [code, key = ''] = expected.split(' ');
    expect(problems([{ ...price, distribution }])).toEqual([`${code} ${place}.distribution${key}`]);
  });

  it.each<[string, readonly Uncertainty[]]>([
    ['the same parameter', [price, price]],
    ['the same row', [rate, rate]],
    ['a row and its whole column', [rate, whole]],
    ['both years and one of them', [price, { ...price, year: 'current' }]],
  ])('of %s are refused', (_, pair) => {
    expect(problems(pair)[0]).toBe('repeated-key uncertainties[1]');
  });

  it('of a model without a value are refused: they reach the total through other models', () => {
    const runoff = models['runoff-analysis'].definition;
    const parameters = resolveParameters(runoff, { method: 'runoff-coefficient' });
    const found = checkUncertainties(runoff, parameters, [
      { ...whole, parameter: 'coefficients', column: 'psi' },
    ]);
    expect(found.map(({ code }) => code)).toEqual(['needs-run']);
  });
});
