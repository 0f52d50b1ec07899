import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../test/account-case';
import { fifth, uncertainAccount, uncertainCase } from '../../test/uncertain-case';
import { models } from '../registry';
import { simulate } from './simulate';
import { tornado } from './tornado';
import { refusedUncertainties } from './uncertain-model';
import type { UncertainModel } from './uncertain-model';

const draws = 10_000;
const account = uncertainAccount(fifth);
const priced = cases.filter(({ model }) => model.definition.hasValue);

function expectClose(found: number, expected: number, relative: number): void {
  expect(Math.abs(found - expected), `${found} against ${expected}`).toBeLessThanOrEqual(
    relative * Math.abs(expected),
  );
}

const carbon = account.filter(({ model }) => model === models['carbon-sequestration']);
/** The account's total over its price of CO₂. */
const withPrice = (
  distribution: UncertainModel['uncertainties'][number]['distribution'],
): UncertainModel[] => {
  const [one] = carbon;
  return [
    {
      ...one,
      parameters: { ...one.parameters, oxygenPrice: 0 },
      uncertainties: [{ parameter: 'co2Price', distribution, source: 'a test' }],
    },
  ];
};

describe('a simulation', () => {
  it.each(priced)(
    '$model.slug $stored: of distributions without width gives the value of the account',
    (one) => {
      const fixed = uncertainCase(one, (number) => ({ kind: 'uniform', min: number, max: number }));
      const { total, models: own } = simulate([fixed], { draws: 100, seed: 3 });
      for (const range of [total, own[0]]) {
        for (const figure of [range.p5, range.p50, range.p95, range.mean])
          expectClose(figure, range.account, 1e-12);
        expect(range.sd).toBeLessThanOrEqual(1e-12 * Math.abs(range.account));
      }
    },
  );

  it('gives the same ranges for the same seed, and others for another', () => {
    const one = simulate(account, { draws: 500, seed: 1 });
    expect(simulate(account, { draws: 500, seed: 1 })).toEqual(one);
    expect(simulate(account, { draws: 500, seed: 2 }).total).not.toEqual(one.total);
  });

  it('does not depend on the order of the models, nor on those beside them', () => {
    const one = simulate(account, { draws: 500, seed: 1 });
    const turned = simulate(account.toReversed(), { draws: 500, seed: 1 });
    expect(turned.total).toEqual(one.total);
    expect(turned.models.toReversed()).toEqual(one.models);
    const alone = simulate(carbon, { draws: 500, seed: 1 });
    expect(alone.models[0]).toEqual(one.models.find(({ slug }) => slug === carbon[0].model.slug));
  });

  it.each<[string, UncertainModel['uncertainties'][number]['distribution'], [number, number, number]]>([
    ['uniform', { kind: 'uniform', min: 300, max: 500 }, [310, 400, 490]],
    ['normal', { kind: 'normal', mean: 380, sd: 40 }, [314.20585492194107, 380, 445.7941450780589]],
    ['lognormal', { kind: 'lognormal', median: 380, gsd: 1.5 }, [195.04698905468183, 380, 740.3344224889169]],
    [
      'triangular',
      { kind: 'triangular', min: 300, mode: 380, max: 600 },
      [334.6410161513775, 418.34097875415046, 542.5543735346197],
    ],
  ])('of one linear parameter, %s, has its percentiles', (_, distribution, expected) => {
    const varied = withPrice(distribution);
    const perPrice = simulate(varied, { draws: 100, seed: 1 }).total.account / 380;
    const { p5, p50, p95 } = simulate(varied, { draws: 100_000, seed: 1 }).total;
    [p5, p50, p95].forEach((found, i) => expectClose(found, perPrice * expected[i], 0.01));
  });

  it('of groups are those of the account of their models alone', () => {
    const { groups, total } = simulate(account, { draws: 500, seed: 1 });
    expect(groups.map(({ group }) => group).toSorted()).toEqual(['culture', 'production', 'regulation']);
    expectClose(
      groups.reduce((sum, one) => sum + one.account, 0),
      total.account,
      1e-12,
    );
    for (const { group, ...range } of groups) {
      const own = account.filter(({ model }) => model.definition.group === group);
      expect(range).toEqual(simulate(own, { draws: 500, seed: 1 }).total);
      expect([range.p5, range.p25, range.p50, range.p75, range.p95]).toEqual(
        [range.p5, range.p25, range.p50, range.p75, range.p95].toSorted((a, b) => a - b),
      );
    }
  });

  it('has the moments of a sum of independent values', () => {
    const { total, models: own } = simulate(account, { draws, seed: 11 });
    const mean = own.reduce((sum, one) => sum + one.mean, 0);
    const variance = own.reduce((sum, one) => sum + one.sd ** 2, 0);
    expectClose(total.mean, mean, 1e-9);
    expectClose(total.sd, Math.sqrt(variance), 0.05);
  });

  it('is refused for other numbers of draws', () => {
    for (const wrong of [0, 99, 1000.5, 100_001])
      expect(() => simulate(carbon, { draws: wrong, seed: 1 })).toThrow(`draws: got ${wrong}`);
  });
});

describe('a tornado', () => {
  it.each(priced)('$model.slug $stored: has the bar of the simulation of each number alone', (one) => {
    const whole = uncertainCase(one, fifth);
    for (const uncertainty of whole.uncertainties) {
      const alone = [{ ...whole, uncertainties: [uncertainty] }];
      const { bars } = tornado(alone);
      const { total } = simulate(alone, { draws: 2000, seed: 5 });
      const ends = [bars[0].low.total, bars[0].high.total].sort((a, b) => a - b);
      // A percentile of draws is off by a few hundredths of the width of the distribution.
      const tolerance = 0.05 * Math.max(bars[0].swing, 1e-9 * Math.abs(total.account));
      expect(Math.abs(total.p5 - ends[0])).toBeLessThanOrEqual(tolerance);
      expect(Math.abs(total.p95 - ends[1])).toBeLessThanOrEqual(tolerance);
    }
  });

  it('lists every number of the account, the largest swing first', () => {
    const { bars, account: total } = tornado(account);
    expect(bars).toHaveLength(account.reduce((sum, { uncertainties }) => sum + uncertainties.length, 0));
    expect(bars.map(({ swing }) => swing)).toEqual(bars.map(({ swing }) => swing).sort((a, b) => b - a));
    expectClose(total, simulate(account, { draws: 100, seed: 1 }).total.account, 1e-12);
  });

  it('keeps to the bounds of a parameter', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 5, noNaN: true }), (sd) => {
        const farming = account.find(({ model }) => model === models.farming);
        if (farming === undefined) throw new Error('the case is gone');
        const share = {
          parameter: 'share',
          distribution: { kind: 'normal', mean: 1, sd },
          source: 'a test',
        } as const;
        const { bars } = tornado([{ ...farming, uncertainties: [share] }]);
        expect(bars[0].low.number).toBeGreaterThanOrEqual(0);
        expect(bars[0].high.number).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('multiplies the numbers of a whole column by one factor, within the bounds of all of them', () => {
    const energy = account.find(({ model }) => model === models['renewable-energy']);
    if (energy === undefined) throw new Error('the case is gone');
    const factor = {
      parameter: 'prices',
      column: 'price',
      distribution: { kind: 'uniform', min: 0.9, max: 1.1 },
      source: 'a test',
    } as const;
    const { bars, account: total } = tornado([{ ...energy, uncertainties: [factor] }]);
    expectClose(bars[0].low.total, 0.91 * total, 1e-12);
    expectClose(bars[0].high.total, 1.09 * total, 1e-12);
  });
});

describe('uncertain numbers', () => {
  it('of a price of one year leave the other year as it is', () => {
    const [one] = withPrice({ kind: 'uniform', min: 300, max: 500 });
    const ofYear = (year: 'current' | 'comparable'): UncertainModel => ({
      ...one,
      uncertainties: [{ ...one.uncertainties[0], year }],
    });
    expect(tornado([ofYear('current')]).bars).toHaveLength(1);
    expect(tornado([ofYear('comparable')]).bars).toEqual([]);
  });

  it('that were 0 in the run are refused by name', () => {
    const rate = cases.find(({ stored }) => stored.method === 'rate-table');
    if (rate === undefined) throw new Error('the case is gone');
    const stored = { ...rate.stored, rateTable: [{ type: 1, rate: 0 }] };
    const known = uncertainCase({ ...rate, stored }, () => undefined);
    const uncertainties = [
      {
        parameter: 'rateTable',
        column: 'rate',
        row: 1,
        distribution: { kind: 'uniform', min: 0, max: 1 },
        source: 'a test',
      },
    ] as const;
    const all = { ...known, uncertainties };
    expect(refusedUncertainties(all)).toEqual([
      {
        uncertainty: uncertainties[0],
        problem: { at: 'uncertainties[0].parameter', code: 'needs-run', got: 'rateTable' },
      },
    ]);
    expect(() => simulate([all], { draws, seed: 1 })).toThrow('needs-run at uncertainties[0].parameter');
  });

  it('of a parameter that needs a run are refused by name', () => {
    const [one] = withPrice({ kind: 'uniform', min: 300, max: 500 });
    const alpha = { ...one.uncertainties[0], parameter: 'rateTable' };
    expect(() => simulate([{ ...one, uncertainties: [alpha] }], { draws, seed: 1 })).toThrow(
      'needs-run at uncertainties[0].parameter',
    );
  });
});
