import {
  checkInputs,
  checkParameters,
  isRasterFile,
  modelsReadBy,
  resolveInput,
  resolveParameters,
  usedInputs,
} from '@gep/ecosystem-models';
import type {
  InputState,
  Model,
  PriceYear,
  Problem,
  RasterFile,
  RecordFile,
  ResolvedParameters,
} from '@gep/ecosystem-models';
import { storedModelProblem } from '../error/model-problem';
import type { StoredProblem } from '../error/stored-problem';
import { classWarnings, unconfirmedClasses } from './input-classes';
import { faultyInput } from './model';
import type { ModelInput } from './queries';

export type CompareFlag = 0 | 1;

/** The years that a project accounts for; without settings the current one. */
export function accountedYears(
  settings: { readonly enterCurrentYear: boolean; readonly enterComparableYear: boolean } | null,
): CompareFlag[] {
  return [
    ...(settings?.enterCurrentYear === false ? [] : [0 as const]),
    ...(settings?.enterComparableYear ? [1 as const] : []),
  ];
}

/** Which prices count in a year. */
export function priceYearOf(compareFlag: number): PriceYear {
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

/** The files that models read, by place: each is prepared once. */
export interface ModelReads {
  readonly files: Map<string, FilePlan>;
  readonly records: Map<string, RecordPlan>;
}

/** Files that nothing reads yet. */
export function noReads(): ModelReads {
  return { files: new Map(), records: new Map() };
}

/** What is stored of the models of a project. */
export interface StoredModels {
  readonly inputs: readonly ModelInput[];
  /** By model id. */
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/**
 * What a model and those that it reads are computed from in a year, by slug. What is missing or wrong is added to
 * `problems`, and their files to `reads`.
 */
export function gatherCases(
  source: StoredModels,
  model: Model,
  compareFlag: CompareFlag,
  reads: ModelReads,
  problems: StoredProblem[],
): Record<string, CasePlan> {
  const { definition, slug } = model;
  const stored = source.parameters.get(String(model.id)) ?? {};
  const faults = checkParameters(definition, stored);
  problems.push(...faults.map((fault) => storedModelProblem(fault, definition)));
  if (faults.length > 0) return {};
  const parameters = resolveParameters(definition, stored, priceYearOf(compareFlag));
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
        problems.push(...faultyInput(definition, input, row, parameters));
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
export function rowFor(source: StoredModels, key: string, compareFlag: CompareFlag): ModelInput | undefined {
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
      : storedModelProblem(fault, model.definition);
  });
}

/** What keeps a run from using the rasters of classes among some files. */
export function unconfirmedFiles({ files }: ModelReads): StoredProblem[] {
  return [...files.values()].flatMap(({ input, row }) => unconfirmedClasses(input, row));
}

/** Classes that mean nothing, of the rasters among some files whose classes are confirmed. */
export function confirmedGaps({ files }: ModelReads): StoredProblem[] {
  return [...files.values()].flatMap(({ input, row }) =>
    row.classesConfirmedAt === null
      ? []
      : classWarnings(input, row).map((warning) => ({ ...warning, at: input.key })),
  );
}

/** Problems, each once: models and years share their inputs and parameters. */
export function distinct(problems: readonly StoredProblem[]): StoredProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
