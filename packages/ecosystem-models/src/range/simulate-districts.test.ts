import { describe, expect, it } from 'vitest';
import { cases } from '../../test/account-case';
import { gridOf } from '../../test/example-grid';
import { fifth, uncertainAccount, uncertainCase } from '../../test/uncertain-case';
import { areaCube } from '../account/model-cube';
import { models } from '../registry';
import { runModel } from '../run-model';
import { simulate, simulateDistricts } from './simulate';
import type { AreaRanges } from './simulate';
import type { UncertainModel } from './uncertain-model';
import type { Uncertainty } from './uncertainty';

const options = { draws: 1000, seed: 7 };
const source = 'a test';

function expectClose(found: number, expected: number, relative: number): void {
  expect(Math.abs(found - expected), `${found} against ${expected}`).toBeLessThanOrEqual(
    relative * Math.abs(expected),
  );
}

/** Two districts of hectares: three of broadleaf forest and one of shrub; one and four. */
function twoDistricts(uncertainties: readonly Uncertainty[]): UncertainModel {
  const model = models['carbon-sequestration'];
  const rateTable = [
    { type: 1, rate: 0.8 },
    { type: 2, rate: 0.4 },
  ];
  const { cube } = runModel(
    model,
    { landCover: gridOf([[111, 111, 111, 211, 111, 211, 211, 211, 211]], 100) },
    { method: 'rate-table', oxygen: false, co2Price: 400, rateTable },
    { districts: gridOf([[1, 1, 1, 1, 2, 2, 2, 2, 2]], 100) },
  );
  return { model, cube, parameters: cube.parameters, uncertainties };
}

const price: Uncertainty = {
  parameter: 'co2Price',
  distribution: { kind: 'uniform', min: 300, max: 500 },
  source,
};
const rates: readonly Uncertainty[] = [
  {
    parameter: 'rateTable',
    column: 'rate',
    row: 1,
    distribution: { kind: 'triangular', min: 0.5, mode: 0.8, max: 1.2 },
    source,
  },
  {
    parameter: 'rateTable',
    column: 'rate',
    row: 2,
    distribution: { kind: 'uniform', min: 0.2, max: 0.6 },
    source,
  },
];

/**
 * Of ten million draws in numpy:
 * g = numpy.random.default_rng(1); n = 10_000_000
 * a = g.triangular(.5, .8, 1.2, n); b = g.uniform(.2, .6, n); p = g.uniform(300, 500, n)
 * for x, y in ((3, 1), (1, 4), (4, 5)):
 *   v = (x * a + y * b) * 44 / 12 * p; print(numpy.percentile(v, [5, 50, 95]), v.mean(), v.std())
 */
const byNumpy = [
  [2895.0, 4181.8, 5866.0, 4253.8, 901.6],
  [2237.3, 3495.0, 5149.9, 3569.2, 882.8],
  [5311.5, 7697.5, 10738.9, 7823.0, 1652.3],
];

describe('a simulation by district', () => {
  const both = twoDistricts([price, ...rates]);

  it('has the percentiles, mean and deviation of the draws of each district', () => {
    const many = { draws: 100_000, seed: 1 };
    const found = [...simulateDistricts([both], many), simulate([both], many)];
    found.forEach(({ total: { p5, p50, p95, mean, sd } }, i) =>
      [p5, p50, p95, mean, sd].forEach((figure, j) => expectClose(figure, byNumpy[i][j], 0.01)),
    );
  });

  it('of one price has the ends of its distribution in every district, and they add up to those of the whole', () => {
    const one = twoDistricts([price]);
    const districts = [...simulateDistricts([one], options)].map(({ total }) => total);
    const whole = simulate([one], options).total;
    const perPrice = [(3 * 0.8 + 0.4) * (44 / 12), (0.8 + 4 * 0.4) * (44 / 12)];
    districts.forEach(({ account, p5, p95 }, i) => {
      expectClose(account, 400 * perPrice[i], 1e-12);
      expectClose(p5, 310 * perPrice[i], 0.02);
      expectClose(p95, 490 * perPrice[i], 0.02);
    });
    for (const end of ['p5', 'p50', 'p95', 'sd'] as const)
      expectClose(districts[0][end] + districts[1][end], whole[end], 1e-12);
  });

  it('of numbers that districts have different shares of is narrower in the whole', () => {
    const one = twoDistricts(rates);
    const districts = [...simulateDistricts([one], options)].map(({ total }) => total);
    const whole = simulate([one], options).total;
    const width = ({ p5, p95 }: typeof whole): number => p95 - p5;
    expect(width(whole)).toBeLessThan(0.99 * (width(districts[0]) + width(districts[1])));
  });

  const priced = cases.filter(({ model }) => model.definition.hasValue);
  it.each(priced)('$model.slug $stored: adds up to the account and the mean of the whole', (one) => {
    const uncertain = [uncertainCase(one, fifth)];
    const sums = [...simulateDistricts(uncertain, options)].map(({ models: [own] }) => own);
    const [whole] = simulate(uncertain, options).models;
    for (const figure of ['account', 'mean'] as const)
      expectClose(
        sums.reduce((sum, range) => sum + range[figure], 0),
        whole[figure],
        1e-9,
      );
  });

  it('of a region with one district is that of the whole', () => {
    const account = uncertainAccount(fifth).map((one) => ({
      ...one,
      cube: areaCube(one.cube, new Int32Array(one.cube.districtCount), 1),
    }));
    const { total, models: own } = simulate(account, options);
    expect([...simulateDistricts(account, options)]).toEqual([{ total, models: own }]);
  });

  it('of districts that are joined is that of the cells of both', () => {
    const account = uncertainAccount(fifth);
    const joined = account.map((one) => ({ ...one, cube: areaCube(one.cube, Int32Array.of(0, 1, 0), 2) }));
    const [three, two] = [account, joined].map((one) => [...simulateDistricts(one, options)]);
    const close = (found: AreaRanges, expected: AreaRanges): void =>
      (['account', 'p5', 'p50', 'p95', 'mean', 'sd'] as const).forEach((figure) =>
        expectClose(found.total[figure], expected.total[figure], 1e-9),
      );
    close(two[1], three[1]);
    expectClose(two[0].total.mean, three[0].total.mean + three[2].total.mean, 1e-9);
  });

  it('gives the same ranges for the same seed, in every order of models', () => {
    const account = uncertainAccount(fifth);
    const one = [...simulateDistricts(account, options)];
    expect([...simulateDistricts(account, options)]).toEqual(one);
    const turned = [...simulateDistricts(account.toReversed(), options)];
    expect(turned.map(({ total }) => total)).toEqual(one.map(({ total }) => total));
    expect(turned.map(({ models: own }) => own.toReversed())).toEqual(one.map(({ models: own }) => own));
  });

  it('is refused for cubes of other districts, and for other numbers of draws', () => {
    const whole = { ...both, cube: areaCube(both.cube, Int32Array.of(0, 0), 1) };
    expect(() => [...simulateDistricts([both, whole], options)]).toThrow('cubes of 2 and 1 districts');
    expect(() => [...simulateDistricts([both], { draws: 99, seed: 1 })]).toThrow('draws: got 99');
  });
});
