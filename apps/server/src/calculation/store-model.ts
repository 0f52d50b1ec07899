import { mergeWarnings, modelCube } from '@gep/ecosystem-models';
import type { ModelCube, OutputLayer, Warning } from '@gep/ecosystem-models';
import { GepError } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import type { DistrictSums } from '../worker/tasks';
import type { ValueLayer } from './calculate-total';
import type { CalculationTools } from './calculation-tools';
import { districtContext } from './compute-group';
import type { Computed, ComputedCells } from './compute-group';
import { districtFigures } from './district-figures';
import { defaultsWarning, modelWarning } from './model-words';
import { priceYearOf } from '../model/model-cases';
import type { ModelPlan } from './plan';
import { quantityOf } from '../result/result-quantity';
import { withoutZones } from './result-sources';
import { storeResult } from './store-result';
import { wholeFigures } from './zonal-figures';

/** Layers of a model and their figures by district. */
export interface ComputedModel {
  /** Flat float32 files of the layers that have cells, by output key. */
  readonly paths: Readonly<Record<string, string>>;
  readonly sums: Readonly<Record<string, DistrictSums>>;
  readonly cube: ModelCube;
  readonly warnings: readonly Warning[];
}

const noCells: ComputedCells = { paths: {}, sums: {}, types: null, warnings: [], prepared: {} };

/**
 * The figures of a model for a year: those of its cells, and what its tables and features say in their place.
 * @param computed what its windows gave; absent: it has no cells
 * @throws GepError MODEL_WARNING where cells show a fault that makes the result useless; what a window threw
 */
export function modelFigures(
  tools: CalculationTools,
  plan: ModelPlan,
  computed: Computed = noCells,
): ComputedModel {
  if ('fault' in computed) throw computed.fault;
  const { model, cases } = plan;
  const { parameters } = cases[model.slug];
  const context = districtContext(tools, plan);
  const own = districtFigures(model, parameters, context, computed);
  const warnings = mergeWarnings([computed.warnings, own.warnings]);
  const fault = warnings.find(({ severity }) => severity === 'error');
  if (fault) throw new GepError(modelWarning(model, fault, tools.frame.flat.cellSize));
  const cube = modelCube({
    model,
    year: priceYearOf(plan.compareFlag),
    parameters,
    context,
    prepared: computed.prepared,
    ...(computed.types && { cells: computed.types }),
    totals: computed.sums,
    figures: own.figures,
  });
  return { paths: computed.paths, sums: own.sums, cube, warnings };
}

/** What a run reports about a model beside its figures. */
export function modelWarnings(
  { frame }: Pick<CalculationTools, 'frame'>,
  { model, unchangedDefaults }: ModelPlan,
  computed: ComputedModel,
): StoredProblem[] {
  return [
    ...computed.warnings.map((warning) => modelWarning(model, warning, frame.flat.cellSize)),
    ...Object.entries(unchangedDefaults).flatMap(([slug, keys]) => defaultsWarning(model, keys, slug)),
  ];
}

/** Classes of the inputs of a model that are read as nothing: cells that its result lacks. */
function unreadClasses({ prepared }: CalculationTools, { cases }: ModelPlan): StoredProblem[] {
  const places = Object.values(cases).flatMap(({ inputs }) =>
    Object.values(inputs).flatMap((input) => (input.kind === 'file' ? [input.place] : [])),
  );
  return [...new Set(places)].flatMap((place) => prepared.unreadClasses.get(place) ?? []);
}

/** What a result records of its parameters and inputs, and of those of the models that it reads. */
function recordedCases({ model, cases, unchangedDefaults }: ModelPlan) {
  const recorded = Object.entries(cases).map(([slug, { parameters: values, inputs }]) => [
    slug,
    { values, unchangedDefaults: unchangedDefaults[slug], inputs },
  ]);
  const { [model.slug]: own, ...reads } = Object.fromEntries(recorded) as Record<string, object>;
  return { ...own, reads };
}

/** Stores one model for one year, its children apart; gives back its value layers. */
export async function storeModel(
  tools: CalculationTools,
  runId: string,
  plan: ModelPlan,
  computed: ComputedModel,
  onProgress: (fraction: number) => void,
): Promise<ValueLayer[]> {
  const { model, outputs, compareFlag } = plan;
  const { definition } = model;
  const warnings = [...unreadClasses(tools, plan), ...modelWarnings(tools, plan, computed)];
  const recorded = recordedCases(plan);
  const kept = valueLayers(outputs);
  const children = [...new Set(outputs.map(({ child }) => child ?? ''))].sort();
  const keys = children.includes('') ? children : ['', ...children];
  for (const [order, childKey] of keys.entries()) {
    const own = outputs.filter(({ child }) => (child ?? '') === childKey);
    const quantity = own.find(({ role }) => role === 'function');
    const value = own.find(({ role }) => role === 'value');
    const priced = childKey === '' && !value ? kept : value ? [value] : [];
    await storeResult(
      tools,
      runId,
      {
        modelId: String(model.id),
        childKey,
        compareFlag,
        functionValue: quantity ? figureOf(computed, quantity) : null,
        functionUnits: quantity?.unit ?? definition.functionUnit,
        priceValue: sumOf(computed, priced),
        priceUnits: definition.hasValue ? definition.valueUnit : null,
        parameters: { ...recorded, sources: withoutZones(tools.sources.ofModels([plan])) },
        warnings: childKey === '' ? warnings : [],
      },
      own.map((output) => ({
        quantity: quantityOf(output),
        path: computed.paths[output.key] ?? null,
        unit: output.unit,
        sums: computed.sums[output.key],
      })),
      (part) => onProgress((order + part) / keys.length),
    );
    onProgress((order + 1) / keys.length);
  }
  return kept.map(({ key }) => ({
    slug: model.slug,
    compareFlag,
    path: computed.paths[key] ?? null,
    sums: computed.sums[key],
  }));
}

/** The layers whose sum is the value of a model: its own, or those of its children. */
export function valueLayers(outputs: readonly OutputLayer[]): OutputLayer[] {
  const values = outputs.filter(({ role }) => role === 'value');
  const own = values.filter(({ child }) => child === undefined);
  return own.length > 0 ? own : values;
}

function figureOf(computed: ComputedModel, { key, zonal }: OutputLayer): number | null {
  return wholeFigures(computed.sums[key])[zonal];
}

function sumOf(computed: ComputedModel, layers: readonly OutputLayer[]): number | null {
  const sums = layers.flatMap(({ key }) => wholeFigures(computed.sums[key]).sum ?? []);
  return sums.length === 0 ? null : sums.reduce((all, one) => all + one, 0);
}
