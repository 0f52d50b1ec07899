import {
  allowsForcedZero,
  catalogueEntry,
  checkInputs,
  checkParameters,
  conditionHolds,
  isRasterFile,
  modelById,
  modelsReadBy,
  resolveInput,
  resolveParameters,
  unchangedDefaults,
  urbanBoundaryInput,
  usedInputs,
} from '@gep/ecosystem-models';
import type {
  InputState,
  Model,
  OutputLayer,
  PriceYear,
  Problem,
  RasterFile,
  RecordFile,
  ResolvedParameters,
} from '@gep/ecosystem-models';
import { storedModelProblem } from '../error/model-problem';
import { unconfirmedClasses } from '../model/input-classes';
import { faultyInput } from '../model/model';
import type { ModelInput } from '../model/queries';
import type { RunSettings } from './source-queries';
import type { StoredProblem } from '../error/stored-problem';

export type CompareFlag = 0 | 1;

/** Which prices count in a year. */
export function yearOf(compareFlag: CompareFlag): PriceYear {
  return compareFlag === 0 ? 'current' : 'comparable';
}

/** Where an input of a model comes from. */
export type InputPlan =
  | { readonly kind: 'file'; readonly key: string; readonly place: string }
  | { readonly kind: 'records'; readonly place: string; readonly definition: RecordFile }
  | { readonly kind: 'plain'; readonly value: number }
  | { readonly kind: 'list'; readonly values: readonly number[] };

/** A model whose layers are computed, with what it reads. */
export interface CasePlan {
  readonly parameters: ResolvedParameters;
  readonly inputs: Readonly<Record<string, InputPlan>>;
}

/** One selected model for one year. */
export interface ModelPlan {
  readonly model: Model;
  readonly compareFlag: CompareFlag;
  /** The model itself and those it reads, by slug. */
  readonly cases: Readonly<Record<string, CasePlan>>;
  readonly outputs: readonly OutputLayer[];
  readonly forcedZero: readonly number[];
  readonly unchangedDefaults: readonly string[];
}

/** An uploaded table or vector file that a run reads. */
export interface RecordPlan {
  /** `key/compareFlag` of the stored input. */
  readonly place: string;
  readonly input: RecordFile;
  readonly row: ModelInput;
}

/** An uploaded raster that a run reads. */
export interface FilePlan {
  /** `key/compareFlag` of the stored input. */
  readonly place: string;
  readonly input: RasterFile;
  readonly row: ModelInput;
}

export interface RunPlan {
  /** The file of the urban boundary, where it is switched on and there is one. */
  readonly urban: ModelInput | null;
  readonly models: readonly ModelPlan[];
  readonly files: readonly FilePlan[];
  readonly records: readonly RecordPlan[];
  readonly problems: readonly StoredProblem[];
  /** What the settings ask for in vain. */
  readonly warnings: readonly StoredProblem[];
}

/** What a run has to read and compute, in the order of the model ids, year by year; or what is missing for it. */
export function planRun(source: RunSettings): RunPlan {
  const problems: StoredProblem[] = [];
  const reads: RunReads = { files: new Map(), records: new Map() };
  const years: CompareFlag[] = [];
  if (source.settings?.enterCurrentYear !== false) years.push(0);
  if (source.settings?.enterComparableYear) years.push(1);
  const models: ModelPlan[] = [];
  for (const compareFlag of years) {
    for (const id of source.modelIds) {
      const model = modelById(Number(id));
      if (!model) {
        const entry = catalogueEntry(Number(id));
        if (compareFlag === years[0])
          problems.push({ name: 'MODEL_UNAVAILABLE', args: { model: entry?.name ?? id }, at: id });
        continue;
      }
      const found: StoredProblem[] = [];
      const cases = gatherCases(source, model, compareFlag, reads, found);
      // Both years share their parameters: what is wrong is said once.
      if (compareFlag === years[0]) problems.push(...found);
      if (found.length > 0) continue;
      const stored = source.parameters.get(id) ?? {};
      const { parameters } = cases[model.slug];
      models.push({
        model,
        compareFlag,
        cases,
        outputs: model.definition.outputs.filter(({ producedWhen }) =>
          conditionHolds(producedWhen, parameters),
        ),
        forcedZero: forcedZeroOf(source, model),
        unchangedDefaults: unchangedDefaults(model.definition, stored).filter((key) =>
          conditionHolds(
            model.definition.parameters.find((parameter) => parameter.key === key)?.visibleWhen,
            parameters,
          ),
        ),
      });
    }
  }
  for (const { input, row } of reads.files.values()) problems.push(...unconfirmedClasses(input, row));
  if (source.modelIds.length === 0) problems.push({ name: 'NO_MODEL_SELECTED' });
  const { useUrbanEcosystemBoundary = false } = source.force ?? {};
  const urban = useUrbanEcosystemBoundary ? rowFor(source, urbanBoundaryInput.key, 0) : undefined;
  const warnings: StoredProblem[] =
    useUrbanEcosystemBoundary && !urban ? [{ name: 'URBAN_BOUNDARY_MISSING' }] : [];
  const { files, records } = reads;
  return {
    urban: urban ?? null,
    models,
    files: [...files.values()],
    records: [...records.values()],
    problems,
    warnings,
  };
}

/** The files that the models of a run read, by place: each is prepared once. */
interface RunReads {
  readonly files: Map<string, FilePlan>;
  readonly records: Map<string, RecordPlan>;
}

function gatherCases(
  source: RunSettings,
  model: Model,
  compareFlag: CompareFlag,
  reads: RunReads,
  problems: StoredProblem[],
): Record<string, CasePlan> {
  const { definition, slug } = model;
  const stored = source.parameters.get(String(model.id)) ?? {};
  const faults = checkParameters(definition, stored);
  problems.push(...faults.map(storedModelProblem));
  if (faults.length > 0) return {};
  const parameters = resolveParameters(definition, stored, yearOf(compareFlag));
  const rows = new Map(
    definition.files.flatMap(({ key }): [string, ModelInput][] => {
      const row = rowFor(source, key, compareFlag);
      return row ? [[key, row]] : [];
    }),
  );
  const states = Object.fromEntries([...rows].flatMap(([key, row]) => stateOf(key, row)));
  problems.push(...inputProblems(model, checkInputs(definition, parameters, states)));
  const inputs: Record<string, InputPlan> = {};
  for (const input of usedInputs(definition, parameters)) {
    const state = resolveInput(input, states);
    if (!state) continue;
    const row = rows.get(input.key);
    const place = `${input.key}/${row?.compareFlag ?? 0}`;
    if (!isRasterFile(input)) {
      if (row) {
        reads.records.set(place, { place, input, row });
        problems.push(...faultyInput(definition, input, row));
      }
      inputs[input.key] = { kind: 'records', place, definition: input };
      continue;
    }
    if (state.kind === 'file' && row && !reads.files.has(place))
      reads.files.set(place, { place, input, row });
    inputs[input.key] = state.kind === 'file' ? { kind: 'file', key: input.key, place } : state;
  }
  const cases: Record<string, CasePlan> = { [slug]: { parameters, inputs } };
  for (const needed of modelsReadBy(model, parameters))
    Object.assign(cases, gatherCases(source, needed, compareFlag, reads, problems));
  return cases;
}

/** The comparable year falls back to the current year's input where it has none. */
function rowFor(source: RunSettings, key: string, compareFlag: CompareFlag): ModelInput | undefined {
  const of = (flag: CompareFlag): ModelInput | undefined =>
    source.inputs.find(
      (row) =>
        row.inputKey === key && row.compareFlag === flag && (row.fileIds.length > 0 || row.plain !== null),
    );
  return compareFlag === 1 ? (of(1) ?? of(0)) : of(0);
}

function stateOf(key: string, row: ModelInput): [string, InputState][] {
  if (Array.isArray(row.plain)) return [[key, { kind: 'list', values: row.plain }]];
  if (typeof row.plain === 'number') return [[key, { kind: 'plain', value: row.plain }]];
  return row.fileIds.length > 0 ? [[key, { kind: 'file' }]] : [];
}

function inputProblems(model: Model, faults: readonly Problem[]): StoredProblem[] {
  return faults.map((fault) => {
    const key = fault.at.replace(/^inputs\./, '').replace(/\[.*$/, '');
    const name = model.definition.files.find((file) => file.key === key)?.name ?? key;
    return fault.code === 'missing-input'
      ? { name: 'INPUT_MISSING', args: { model: model.definition.name, input: name }, at: key }
      : storedModelProblem(fault);
  });
}

function forcedZeroOf({ force }: RunSettings, model: Model): number[] {
  if (!force?.useModelEcosystemCorrelation || !allowsForcedZero(model.definition)) return [];
  return (force.values[String(model.id)] ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(Number);
}
