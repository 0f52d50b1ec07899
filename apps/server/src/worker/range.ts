import {
  areaCube,
  modelBySlug,
  refusedUncertainties,
  simulate,
  simulateDistricts,
  tornado,
  wholeArea,
} from '@gep/ecosystem-models';
import type {
  DrawOptions,
  PriceYear,
  RefusedUncertainty,
  ResolvedParameters,
  Simulation,
  Tornado,
  UncertainModel,
  Uncertainty,
} from '@gep/ecosystem-models';
import { readCubeFile } from '../file/cube-file';

/** Ranges of a year: the sensitivity of the total to each distribution, and a simulation of all of them. */
export interface RangeTask {
  readonly kind: 'range';
  readonly year: PriceYear;
  /** Models with uncertain numbers. */
  readonly models: readonly {
    readonly slug: string;
    /** The cube file of the run. */
    readonly cubePath: string;
    /** Those of the account. */
    readonly parameters: ResolvedParameters;
    readonly uncertainties: readonly Uncertainty[];
  }[];
  readonly draws: number;
  readonly seed: number;
  /** Areas that get separate ranges: the area of each district of the cubes. Null for the whole area alone. */
  readonly areas: { readonly areaOf: Int32Array; readonly count: number } | null;
}

/** The figures of a range that are kept of areas. */
export const endKeys = ['account', 'p5', 'p95'] as const;

/** Ranges of areas as one list of numbers: thousands of objects would take the thread that reads them a tenth of a second. */
export interface AreaEnds {
  readonly slugs: readonly string[];
  /** `endKeys` of the total and of each model, area after area; NaN where a model has no value. */
  readonly ends: Float64Array;
}

/** Totals are of the models of the task alone. */
export interface RangeResult {
  readonly tornado: Tornado;
  readonly simulation: Simulation;
  readonly areas: AreaEnds;
  /** What is in none of these, and why. */
  readonly refused: readonly (RefusedUncertainty & { readonly slug: string })[];
}

async function uncertainModel(
  { slug, cubePath, parameters, uncertainties }: RangeTask['models'][number],
  { year, areas }: RangeTask,
): Promise<UncertainModel> {
  const [cube] = await readCubeFile(cubePath, (one) => one.slug === slug && one.year === year);
  const model = modelBySlug(slug);
  if (!model) throw new RangeError(`model: got ${slug}, allowed: the slugs of the catalogue`);
  return {
    model,
    cube: areas ? areaCube(cube, areas.areaOf, areas.count) : wholeArea(cube),
    parameters,
    uncertainties,
  };
}

function areaEnds(account: readonly UncertainModel[], options: DrawOptions): AreaEnds {
  const ends: number[] = [];
  let area = 0;
  for (const { total, models } of simulateDistricts(account, options)) {
    const has = account.map(({ cube }) => cube.valid.value[area] > 0);
    for (const [i, range] of [total, ...models].entries())
      ends.push(...endKeys.map((key) => (i === 0 || has[i - 1] ? range[key] : NaN)));
    area++;
  }
  return { slugs: account.map(({ model }) => model.slug), ends: Float64Array.from(ends) };
}

/** Task of a thread: ten thousand draws take up to a second, and some milliseconds more in each area and model. */
export async function range(task: RangeTask): Promise<RangeResult> {
  const { models, areas, ...options } = task;
  const account: UncertainModel[] = [];
  const refused: RangeResult['refused'][number][] = [];
  for (const one of models) {
    const model = await uncertainModel(one, task);
    const own = refusedUncertainties(model);
    refused.push(...own.map((refusal) => ({ ...refusal, slug: one.slug })));
    const used = model.uncertainties.filter(
      (uncertainty) => !own.some((refusal) => refusal.uncertainty === uncertainty),
    );
    if (used.length > 0) account.push({ ...model, uncertainties: used });
  }
  return {
    tornado: tornado(account),
    simulation: simulate(account, options),
    areas: areas ? areaEnds(account, options) : { slugs: [], ends: new Float64Array(0) },
    refused,
  };
}
