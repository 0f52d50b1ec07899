import { conditionHolds } from './condition';
import type { Dependency } from './definition';
import type { Model, PixelInputs, ResolvedParameters, Upstream } from './model';
import type { WindowLayers, WindowResult, WindowStages } from './model';
import { mergeWarnings } from './problem';
import { windowStages } from './model';
import { modelBySlug } from './registry';

function registered(slug: string): Model {
  const model = modelBySlug(slug);
  if (model === undefined) throw new RangeError(`model: got ${slug}, allowed: the slugs of the registry`);
  return model;
}

/** The inputs and parameters of one model over a window. */
export interface WindowCase {
  readonly inputs: PixelInputs;
  readonly parameters: ResolvedParameters;
}

/**
 * The models that a model reads with these parameters, nearest first.
 * @example
 * dependenciesOf('water-conservation', resolveParameters(models['water-conservation'].definition)); // []
 */
export function dependenciesOf(slug: string, parameters: ResolvedParameters): string[] {
  return activeDependencies(registered(slug), parameters).map((dependency) => dependency.slug);
}

/** The models that a model reads with these parameters. */
export function modelsReadBy(model: Model, parameters: ResolvedParameters): Model[] {
  return activeDependencies(model, parameters).map(({ slug }) => registered(slug));
}

function activeDependencies({ definition }: Model, parameters: ResolvedParameters): Dependency[] {
  return (definition.dependencies ?? []).filter(({ when }) => conditionHolds(when, parameters));
}

/**
 * Computes a window of a model, the models it reads first. Everything in and out can be cloned to a worker.
 * @param cases inputs and parameters by slug: of the model and of each of its dependencies, over the same cells
 * @param pass `gather`: the layers whose district sums the model's `prepare` takes
 * @throws RangeError for an unknown model or a dependency without a case
 * @example
 * const parameters = resolveParameters(models['climate-regulation'].definition, { coolingDays: 60 });
 * const rasters = { waterEvaporation: 600 };
 * const inputs = { width: 2, height: 1, cellSize: 30, landCover: Int32Array.of(111, 421), rasters };
 * computeWindow('climate-regulation', { 'climate-regulation': { inputs, parameters } }).layers.energy; // [14186.35, 187300]
 */
export function computeWindow(
  slug: string,
  cases: Readonly<Record<string, WindowCase | undefined>>,
  pass: Pass = 'result',
): WindowResult {
  return computeModelWindow(registered(slug), cases, pass);
}

/** `gather`: the layers of the first pass; `result`: those of the model. */
type Pass = 'gather' | 'result';

/** As `computeWindow`, for a model that need not be registered. */
export function computeModelWindow(
  model: Model,
  cases: Readonly<Record<string, WindowCase | undefined>>,
  pass: Pass = 'result',
): WindowResult {
  const { slug } = model;
  const own = cases[slug];
  if (own === undefined)
    throw new RangeError(`cases: got ${Object.keys(cases).join(', ')}, allowed: those with ${slug}`);
  const upstream: Record<string, Upstream> = {};
  const warnings: WindowResult['warnings'][] = [];
  for (const dependency of activeDependencies(model, own.parameters)) {
    const found = cases[dependency.slug] ?? own;
    if (dependency.inputsOnly) {
      upstream[dependency.slug] = { layers: {}, ...found };
      continue;
    }
    const result = computeModelWindow(registered(dependency.slug), cases);
    upstream[dependency.slug] = { layers: result.layers, ...found };
    // Land-type counts would come twice: the window is the same.
    warnings.push(result.warnings.filter(({ at }) => at !== 'landCover'));
  }
  const stages = windowStages(model);
  if (stages === undefined) throw new RangeError(`model: got ${slug}, allowed: those that have cells`);
  const inputs = { ...own.inputs, upstream };
  if (pass === 'gather') return { layers: gatherLayers(stages, inputs, own.parameters), warnings: [] };
  const result = stages.window(inputs, own.parameters);
  return { layers: result.layers, warnings: mergeWarnings([result.warnings, ...warnings]) };
}

function gatherLayers(
  stages: WindowStages,
  inputs: PixelInputs,
  parameters: ResolvedParameters,
): WindowLayers {
  if (stages.gather) return stages.gather(inputs, parameters);
  const { layers } = stages.window(inputs, parameters);
  return Object.fromEntries((stages.gathers?.(parameters) ?? []).map((key) => [key, layers[key]]));
}
