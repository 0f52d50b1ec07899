import { percentiles } from '@gep/raster';
import { finish, momentsOf } from '@gep/raster/order';
import { wholeArea } from '../account/model-cube';
import type { ModelGroup } from '../definition';
import { drawnValue } from './drawn-value';
import type { DrawnValue } from './drawn-value';
import { valueInParameters } from './uncertain-model';
import type { UncertainModel } from './uncertain-model';

/** What a value may be: percentiles, mean and standard deviation of its draws, beside what the account says. */
export interface ValueRange {
  /** 元, with the parameters of the account. */
  readonly account: number;
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  readonly mean: number;
  readonly sd: number;
}

/** Ranges of the values of an area, all in 元. */
export interface AreaRanges {
  readonly total: ValueRange;
  /** In the order in which the models were given. */
  readonly models: readonly (ValueRange & { readonly slug: string })[];
}

/** Ranges of the values of an account. */
export interface Simulation extends AreaRanges {
  /** Of the groups of the models that were given; a range of a group is that of the sum of its models in every draw. */
  readonly groups: readonly (ValueRange & { readonly group: ModelGroup })[];
  readonly draws: number;
  readonly seed: number;
}

/** How many draws, and what the random numbers depend on. */
export interface DrawOptions {
  readonly draws: number;
  readonly seed: number;
}

/** Limits of the number of draws. */
export const drawLimits = { min: 100, max: 100_000 } as const;

function rangeOf(account: number, values: Float64Array): ValueRange {
  const [p5, p25, p50, p75, p95] = percentiles(values, [5, 25, 50, 75, 95]);
  const { mean, stddev } = finish(momentsOf(values, null));
  return { account, p5, p25, p50, p75, p95, mean, sd: stddev };
}

/**
 * What is drawn, in one order, so that the last digit of the total does not depend on that of the models.
 * @throws RangeError for other numbers of draws
 */
function* drawnInOrder(
  models: readonly UncertainModel[],
  { draws, seed }: DrawOptions,
): Generator<DrawnValue> {
  if (!Number.isInteger(draws) || draws < drawLimits.min || draws > drawLimits.max)
    throw new RangeError(`draws: got ${draws}, allowed: ${drawLimits.min} to ${drawLimits.max}`);
  const values = models.map(valueInParameters);
  for (const one of values.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) yield drawnValue(one, seed, draws);
}

/** The ranges of the sums of models, which are drawn one by one in the same order as for the total. */
function groupRanges(
  drawn: readonly DrawnValue[],
  groupOf: ReadonlyMap<string, ModelGroup>,
  draws: number,
): Simulation['groups'] {
  return [...new Set(groupOf.values())].map((group) => {
    const models = drawn.filter(({ slug }) => groupOf.get(slug) === group);
    return { group, ...districtRanges(models, 0, [], draws).total };
  });
}

/** The ranges of a district. */
function districtRanges(
  drawn: Iterable<DrawnValue>,
  district: number,
  slugs: readonly string[],
  draws: number,
): AreaRanges {
  const [own, total] = [new Float64Array(draws), new Float64Array(draws)];
  const ranges = new Map<string, ValueRange>();
  let account = 0;
  for (const { slug, accountOf, writeValues } of drawn) {
    writeValues(district, own);
    for (let i = 0; i < draws; i++) total[i] += own[i];
    const range = rangeOf(accountOf(district), own);
    account += range.account;
    ranges.set(slug, range);
  }
  return { total: rangeOf(account, total), models: slugs.map((slug) => ({ slug, ...ranges.get(slug)! })) };
}

/**
 * Monte Carlo simulation: draws all uncertain numbers at once, many times. Every number is drawn independently of every
 * other: numbers of two models are two numbers, even where both are prices of the same thing. The same seed gives the same
 * ranges.
 * @param models all models of the total, with and without uncertain numbers
 * @throws GepDataError for uncertainties that are refused (see `refusedUncertainties`)
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const price = { parameter: 'co2Price', distribution: { kind: 'uniform', min: 380, max: 380 }, source: 'ETS' } as const;
 * const one = { model, cube, parameters: cube.parameters, uncertainties: [price] };
 * simulate([one], { draws: 1000, seed: 1 }).total.p95; // 300.96
 */
export function simulate(models: readonly UncertainModel[], options: DrawOptions): Simulation {
  const { draws, seed } = options;
  const whole = models.map((one) => ({ ...one, cube: wholeArea(one.cube) }));
  const slugs = models.map(({ model }) => model.slug);
  const groupOf = new Map(models.map(({ model }) => [model.slug, model.definition.group]));
  const drawn = [...drawnInOrder(whole, options)];
  const groups = groupRanges(drawn, groupOf, draws);
  return { draws, seed, ...districtRanges(drawn, 0, slugs, draws), groups };
}

/**
 * The simulation of each district of the cubes, in their order, with the draws of the whole area: a price that is high in
 * one district is high in all of them. The range of the whole is therefore not that of districts that vary one by one, and
 * the ends of districts do not add up to its ends. One district is computed at a time, when it is asked for; the draws
 * themselves stay in memory until the last.
 * @param models all models of the total; their cubes are of the same districts
 * @throws GepDataError for uncertainties that are refused (see `refusedUncertainties`)
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const price = { parameter: 'co2Price', distribution: { kind: 'uniform', min: 380, max: 380 }, source: 'ETS' } as const;
 * const one = { model, cube, parameters: cube.parameters, uncertainties: [price] };
 * [...simulateDistricts([one], { draws: 1000, seed: 1 })][0].total.p95; // 300.96
 */
export function* simulateDistricts(
  models: readonly UncertainModel[],
  options: DrawOptions,
): Generator<AreaRanges> {
  const counts = [...new Set(models.map(({ cube }) => cube.districtCount))];
  if (counts.length > 1)
    throw new RangeError(`models: got cubes of ${counts.join(' and ')} districts, allowed: one number`);
  const drawn = [...drawnInOrder(models, options)];
  const slugs = models.map(({ model }) => model.slug);
  for (let district = 0; district < (counts.at(0) ?? 0); district++)
    yield districtRanges(drawn, district, slugs, options.draws);
}
