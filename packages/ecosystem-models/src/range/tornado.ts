import { wholeArea } from '../account/model-cube';
import { valueIn } from './linear-value';
import { valueInParameters } from './uncertain-model';
import type { UncertainModel } from './uncertain-model';
import type { Uncertainty } from './uncertainty';

/** What one end of a distribution makes of the total. */
export interface TornadoEnd {
  /** The number of the parameter; of a whole column of a table, the factor. */
  readonly number: number;
  /** 元. */
  readonly total: number;
}

/** By how much the total follows one uncertain number. */
export interface TornadoBar {
  readonly slug: string;
  readonly uncertainty: Uncertainty;
  readonly low: TornadoEnd;
  readonly high: TornadoEnd;
  /** 元 between the two totals. */
  readonly swing: number;
}

/** One number after the other at both ends of its range, with all others as in the account. */
export interface Tornado {
  /** 元: the total of the account. */
  readonly account: number;
  /** The largest swing first. */
  readonly bars: readonly TornadoBar[];
}

/**
 * Sensitivity of the total to one uncertain number after the other: at the 5th and at the 95th percentile of its
 * distribution, everything else as in the account.
 * @param models all models of the total, with and without uncertain numbers
 * @throws GepDataError for uncertainties that are refused (see `refusedUncertainties`)
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const price = { parameter: 'co2Price', distribution: { kind: 'uniform', min: 280, max: 480 }, source: 'ETS' } as const;
 * const { bars } = tornado([{ model, cube, parameters: cube.parameters, uncertainties: [price] }]);
 * bars[0].low.number; // 290
 */
export function tornado(models: readonly UncertainModel[]): Tornado {
  const values = models.map((one) => {
    const found = valueInParameters({ ...one, cube: wholeArea(one.cube) });
    return { ...found, account: valueIn(found.value, 0, one.parameters) };
  });
  const account = values.reduce((sum, one) => sum + one.account, 0);
  const bars = values.flatMap(({ slug, account: own, value, numbers, fresh }) =>
    numbers.map(({ uncertainty, quantile, write }): TornadoBar => {
      const end = (share: number): TornadoEnd => {
        const drawn = fresh();
        const number = quantile(share);
        write(drawn, number);
        return { number, total: account - own + valueIn(value, 0, drawn) };
      };
      const [low, high] = [end(0.05), end(0.95)];
      return { slug, uncertainty, low, high, swing: Math.abs(high.total - low.total) };
    }),
  );
  return { account, bars: bars.sort((one, other) => other.swing - one.swing) };
}
