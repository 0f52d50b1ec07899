import { conditionHolds } from './condition';
import type { PixelInputs, ResolvedParameters, Upstream, WindowResult } from './model';
import { mergeWarnings } from './problem';
import { modelBySlug } from './registry';

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
  const model = modelBySlug(slug);
  if (model === undefined) throw new RangeError(`model: got ${slug}, allowed: the slugs of the registry`);
  return (model.definition.dependencies ?? [])
    .filter(({ when }) => conditionHolds(when, parameters))
    .map((dependency) => dependency.slug);
}

/**
 * Computes a window of a model, the models it reads first. Everything in and out can be cloned to a worker.
 * @param cases inputs and parameters by slug: of the model and of each of its dependencies, over the same cells
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
): WindowResult {
  const model = modelBySlug(slug);
  const own = cases[slug];
  if (model === undefined) throw new RangeError(`model: got ${slug}, allowed: the slugs of the registry`);
  if (own === undefined)
    throw new RangeError(`cases: got ${Object.keys(cases).join(', ')}, allowed: those with ${slug}`);
  const upstream: Record<string, Upstream> = {};
  const warnings: WindowResult['warnings'][] = [];
  for (const dependency of dependenciesOf(slug, own.parameters)) {
    const result = computeWindow(dependency, cases);
    upstream[dependency] = { layers: result.layers, inputs: cases[dependency]?.inputs ?? own.inputs };
    // Land-type counts would come twice: the window is the same.
    warnings.push(result.warnings.filter(({ at }) => at !== 'landCover'));
  }
  const result = model.compute.window({ ...own.inputs, upstream }, own.parameters);
  return { layers: result.layers, warnings: mergeWarnings([result.warnings, ...warnings]) };
}
