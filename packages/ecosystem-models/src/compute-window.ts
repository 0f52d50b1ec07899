import { conditionHolds } from './condition';
import type { Dependency } from './definition';
import type { Model, PixelInputs, ResolvedParameters, Upstream } from './model';
import type { WindowLayers, WindowResult, WindowStages } from './model';
import { mergeWarnings } from './problem';
import { windowStages } from './model';
import { modelBySlug, models } from './registry';

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

/** Cases by slug: of a model and of each of its dependencies. */
export type WindowCases = Readonly<Record<string, WindowCase | undefined>>;

/**
 * The models that a model reads with these parameters, nearest first.
 * @example
 * dependenciesOf('water-conservation', resolveParameters(models['water-conservation'].definition)); // []
 */
export function dependenciesOf(slug: string, parameters: ResolvedParameters): string[] {
  return activeDependencies(registered(slug), parameters).map((dependency) => dependency.slug);
}

/**
 * The models that a model reads with these parameters, each with the inputs that are read of it.
 * @example
 * const flood = models['flood-mitigation'];
 * const [runoff] = modelsReadBy(flood, resolveParameters(flood.definition));
 * runoff.definition.files.map(({ key }) => key); // ['landCover', 'hsg']
 */
export function modelsReadBy(model: Model, parameters: ResolvedParameters): Model[] {
  return activeDependencies(model, parameters).map(({ slug, inputsOnly }) => {
    const needed = registered(slug);
    if (inputsOnly === undefined) return needed;
    const files = needed.definition.files.filter(({ key }) => inputsOnly.includes(key));
    return { ...needed, definition: { ...needed.definition, files } };
  });
}

function activeDependencies({ definition }: Model, parameters: ResolvedParameters): Dependency[] {
  return (definition.dependencies ?? []).filter(({ when }) => conditionHolds(when, parameters));
}

/** What models of one window have computed so far, for those that read it. */
export interface WindowMemory {
  /** The result of a model over cases; `compute` is called unless the same cases have been computed. */
  readonly resultOf: (slug: string, cases: WindowCases, compute: () => WindowResult) => WindowResult;
}

/**
 * A memory for the models of one window: a model that several of them read with the same cases (the same objects) is
 * computed once.
 * @example
 * createWindowMemory().resultOf('farming', {}, () => ({ layers: {}, warnings: [] })).warnings; // []
 */
export function createWindowMemory(): WindowMemory {
  const numbers = new Map<WindowCase, number>();
  const results = new Map<string, WindowResult>();
  const numberOf = (one: WindowCase): number => {
    const number = numbers.get(one) ?? numbers.size;
    numbers.set(one, number);
    return number;
  };
  return {
    resultOf(slug, cases, compute) {
      const read = Object.entries(cases).flatMap(([name, one]) => (one ? [`${name} ${numberOf(one)}`] : []));
      const place = [slug, ...read.sort()].join();
      const found = results.get(place) ?? compute();
      results.set(place, found);
      return found;
    },
  };
}

/**
 * Computes a window of a model, the models it reads first. Everything in and out can be cloned to a worker.
 * @param cases inputs and parameters by slug: of the model and of each of its dependencies, over the same cells
 * @param pass `gather`: the layers whose district sums the model's `prepare` takes
 * @param memory shared by the models of a window that have dependencies in common
 * @throws RangeError for an unknown model or a dependency without a case
 * @example
 * const parameters = resolveParameters(models['climate-regulation'].definition, { coolingDays: 60 });
 * const rasters = { waterEvaporation: 600 };
 * const inputs = { width: 2, height: 1, cellSize: 30, landCover: Int32Array.of(111, 421), rasters };
 * computeWindow('climate-regulation', { 'climate-regulation': { inputs, parameters } }).layers.energy; // [14186.35, 187300]
 */
export function computeWindow(
  slug: string,
  cases: WindowCases,
  pass: Pass = 'result',
  memory: WindowMemory = createWindowMemory(),
): WindowResult {
  const model = registered(slug);
  const compute = (): WindowResult => computeModelWindow(model, cases, pass, memory);
  // Layers of models that nobody reads are not kept.
  return pass === 'result' && readByModels.has(slug)
    ? memory.resultOf(slug, readCases(model, cases), compute)
    : compute();
}

/** The models whose layers others read. */
const readByModels: ReadonlySet<string> = new Set(
  Object.values<Model>(models).flatMap(({ definition: { dependencies = [] } }) =>
    dependencies.flatMap((one) => (one.inputsOnly ? [] : [one.slug])),
  ),
);

/** `gather`: the layers of the first pass; `result`: those of the model. */
type Pass = 'gather' | 'result';

/** As `computeWindow`, for a model that need not be registered. */
export function computeModelWindow(
  model: Model,
  cases: WindowCases,
  pass: Pass = 'result',
  memory: WindowMemory = createWindowMemory(),
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
    const needed = registered(dependency.slug);
    const result = memory.resultOf(needed.slug, readCases(needed, cases), () =>
      computeModelWindow(needed, cases, 'result', memory),
    );
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

/** The cases of a model and of all that it reads. */
function readCases(model: Model, cases: WindowCases): WindowCases {
  const own = cases[model.slug];
  if (own === undefined) return {};
  const read = modelsReadBy(model, own.parameters).map((needed) => readCases(needed, cases));
  return Object.assign({ [model.slug]: own }, ...read) as WindowCases;
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
