import { percentiles } from '@gep/raster';
import { finish, momentsOf } from '@gep/raster/order';
import { randomNumbers } from './random-numbers';
import { valueInParameters } from './uncertain-model';
import type { UncertainModel, ValueInParameters } from './uncertain-model';
import type { Uncertainty } from './uncertainty';

/** What a value may be: percentiles, mean and standard deviation of its draws, beside what the account says. */
export interface ValueRange {
  /** 元, with the parameters of the account. */
  readonly account: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  readonly mean: number;
  readonly sd: number;
}

/** Ranges of the values of an account, all in 元. */
export interface Simulation {
  readonly draws: number;
  readonly seed: number;
  readonly total: ValueRange;
  /** In the order in which the models were given. */
  readonly models: readonly (ValueRange & { readonly slug: string })[];
}

/** Limits of the number of draws. */
export const drawLimits = { min: 100, max: 100_000 } as const;

/** The name of the random numbers of a parameter: the same in both years, and in every order of models. */
function streamOf(seed: number, slug: string, { parameter, column, row }: Uncertainty): string {
  return JSON.stringify([seed, slug, parameter, column ?? null, row ?? null]);
}

/** The value of a model in each draw. */
function drawValues(
  { slug, account, numbers, valueOf, fresh }: ValueInParameters,
  seed: number,
  draws: number,
) {
  if (numbers.length === 0) return new Float64Array(draws).fill(account);
  const sources = numbers.map(({ uncertainty, quantile, write }) => ({
    random: randomNumbers(streamOf(seed, slug, uncertainty)),
    quantile,
    write,
  }));
  const parameters = fresh();
  return Float64Array.from({ length: draws }, () => {
    for (const { random, quantile, write } of sources) write(parameters, quantile(random()));
    return valueOf(parameters);
  });
}

function rangeOf(account: number, values: Float64Array): ValueRange {
  const [p5, p50, p95] = percentiles(values, [5, 50, 95]);
  const { mean, stddev } = finish(momentsOf(values, null));
  return { account, p5, p50, p95, mean, sd: stddev };
}

/**
 * Monte Carlo simulation: draws all uncertain numbers at once, many times. Every number is drawn independently of every
 * other: numbers of two models are two numbers, even where both are prices of the same thing. The same seed gives the same
 * ranges.
 * @param models all models of the total, with and without uncertain numbers
 * @param options number of draws, and what the random numbers depend on
 * @throws GepDataError for uncertainties that are refused (see `refusedUncertainties`)
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const price = { parameter: 'co2Price', distribution: { kind: 'uniform', min: 380, max: 380 }, source: 'ETS' } as const;
 * const one = { model, cube, parameters: cube.parameters, uncertainties: [price] };
 * simulate([one], { draws: 1000, seed: 1 }).total.p95; // 300.96
 */
export function simulate(
  models: readonly UncertainModel[],
  { draws, seed }: { readonly draws: number; readonly seed: number },
): Simulation {
  if (!Number.isInteger(draws) || draws < drawLimits.min || draws > drawLimits.max)
    throw new RangeError(`draws: got ${draws}, allowed: ${drawLimits.min} to ${drawLimits.max}`);
  const drawn = models.map((one) => {
    const value = valueInParameters(one);
    return { slug: value.slug, account: value.account, values: drawValues(value, seed, draws) };
  });
  // In one order, so that the last digit of the total does not depend on that of the models.
  const summed = drawn.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const total = new Float64Array(draws);
  for (const { values } of summed) for (let i = 0; i < draws; i++) total[i] += values[i];
  const account = summed.reduce((sum, one) => sum + one.account, 0);
  return {
    draws,
    seed,
    total: rangeOf(account, total),
    models: drawn.map(({ slug, account: own, values }) => ({ slug, ...rangeOf(own, values) })),
  };
}
