import { rm } from 'node:fs/promises';
import {
  conditionHolds,
  mergeWarnings,
  modelBySlug,
  recordsOfYear,
  windowStages,
} from '@gep/ecosystem-models';
import type {
  DistrictContext,
  FeatureRecord,
  Prepared as PreparedFactors,
  Records,
  TableRecord,
  Warning,
} from '@gep/ecosystem-models';
import type { Services } from '../services';
import { GepError } from '../error/gep-error';
import type { CasePlan, CompareFlag, ModelPlan } from './plan';
import { districtFigures } from './district-figures';
import { inBlocks } from './in-blocks';
import { modelWarning } from './model-words';
import type { Prepared } from './pretreat';
import type { ProjectFrame } from './project-frame';
import type { PlannedSources } from './result-sources';
import type { WorkerPool } from '../worker/worker-pool';
import { mergeSums } from '../worker/district-sums';
import { emptyFile, rowBlocks } from '../worker/flat-file';
import type { ComputeTask, DistrictSums, WholeResult, WindowModel } from '../worker/tasks';

/** What the calculation of a project works with. */
export interface CalculationTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
  readonly frame: ProjectFrame;
  readonly prepared: Prepared;
  /** What each result is made from. */
  readonly sources: PlannedSources;
  /** COGs that this run has written, by the hash of their cells: both years share what does not depend on prices. */
  readonly written: Map<string, { readonly fileId: string; readonly statistics: Record<string, unknown> }>;
}

/** Layers of a model and their figures by district. */
export interface ComputedModel {
  /** Flat float32 files, NaN where there is no value, of the layers that have cells. */
  readonly paths: Readonly<Record<string, string>>;
  readonly sums: Readonly<Record<string, DistrictSums>>;
  readonly warnings: readonly Warning[];
}

/**
 * Computes a model in blocks of rows in the threads. Models that share out district totals run twice. The files are
 * the caller's to remove; none is left when this throws.
 * @throws GepError MODEL_WARNING where cells show a fault that makes the result useless
 */
export async function computeModel(
  tools: CalculationTools,
  plan: ModelPlan,
  onProgress: (fraction: number) => void,
): Promise<ComputedModel> {
  const { services, frame, prepared: inputs } = tools;
  const { model, outputs } = plan;
  const { parameters } = plan.cases[model.slug];
  const drawn = outputs.filter(({ raster }) => raster !== false && conditionHolds(raster, parameters));
  const paths = Object.fromEntries(drawn.map(({ key }) => [key, services.files.temporaryPath('.bin')]));
  const context = {
    districtCount: frame.districts.length,
    records: recordsOf(plan.cases[model.slug], plan.compareFlag, inputs),
  };
  try {
    for (const path of Object.values(paths)) await emptyFile(path, frame.flat.width * frame.flat.height * 4);
    const { sums, warnings, prepared } =
      drawn.length === 0 ? noCells : await passes(tools, plan, paths, context, onProgress);
    const own = districtFigures(model, parameters, context, { sums, prepared });
    const found = mergeWarnings([warnings, own.warnings]);
    const fault = found.find(({ severity }) => severity === 'error');
    if (fault) throw new GepError(modelWarning(model.definition, fault));
    return { paths, sums: own.sums, warnings: found };
  } catch (error) {
    await removeAll(Object.values(paths));
    throw error;
  }
}

/** What the windows of a model gave. */
interface Passes extends WholeResult {
  readonly prepared: PreparedFactors;
}

const noCells: Passes = { sums: {}, warnings: [], prepared: {} };

/** Runs the windows of a model, twice where it needs figures of districts first. */
async function passes(
  tools: CalculationTools,
  plan: ModelPlan,
  paths: Readonly<Record<string, string>>,
  context: DistrictContext,
  onProgress: (fraction: number) => void,
): Promise<Passes> {
  const { frame, prepared: inputs } = tools;
  const { model, cases, compareFlag } = plan;
  const { parameters } = cases[model.slug];
  const stages = windowStages(model);
  const base = {
    kind: 'compute',
    slug: model.slug,
    frame: frame.flat,
    halo: haloOf(plan, frame.flat.cellSize),
    cases: Object.fromEntries(
      Object.entries(cases).map(([slug, one]) => [slug, windowModel(one, compareFlag, inputs)]),
    ),
    districtPath: inputs.districtPath,
    districtCount: context.districtCount,
    forcedZero: plan.forcedZero,
  } as const;
  if (!stages?.prepare || (stages.gathers?.(parameters) ?? []).length === 0) {
    const once = await eachBlock(tools, { ...base, pass: 'result', paths, prepared: null }, onProgress);
    return { ...once, prepared: {} };
  }
  const gather = { ...base, pass: 'gather', paths: {}, prepared: null } as const;
  const { sums: totals } = await eachBlock(tools, gather, (part) => onProgress(part / 2));
  const prepared = stages.prepare(totals, parameters, context);
  const noticed = stages.checkTotals?.(totals, parameters, context) ?? [];
  const second = { ...base, pass: 'result', paths, prepared } as const;
  const { sums, warnings } = await eachBlock(tools, second, (part) => onProgress((1 + part) / 2));
  return { sums, warnings: mergeWarnings([warnings, noticed]), prepared };
}

/** Rows of neighbours that a model needs, or one of those that it reads. */
function haloOf({ cases }: ModelPlan, cellSize: number): number {
  const metres = Object.entries(cases).map(([slug, { parameters }]) => {
    const model = modelBySlug(slug);
    return (model && windowStages(model)?.halo(parameters, cellSize)) ?? 0;
  });
  return Math.ceil(Math.max(...metres) / cellSize);
}

export async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** Runs a task over all rows, as many blocks at a time as there are threads; results are merged in the order of rows. */
async function eachBlock(
  { workers, signal, frame }: CalculationTools,
  task: Omit<ComputeTask, 'top' | 'bottom'>,
  onProgress: (fraction: number) => void,
): Promise<WholeResult> {
  const blocks = [...rowBlocks(frame.flat)];
  const results = await inBlocks(blocks, workers.threads, onProgress, (rows) =>
    workers.run({ ...task, ...rows }, signal),
  );
  const keys = Object.keys(results[0].sums);
  return {
    sums: Object.fromEntries(
      keys.map((key) => [
        key,
        mergeSums(
          results.map(({ sums }) => sums[key]),
          task.districtCount,
        ),
      ]),
    ),
    warnings: mergeWarnings(results.map(({ warnings }) => warnings)),
  };
}

function windowModel(one: CasePlan, compareFlag: CompareFlag, prepared: Prepared): WindowModel {
  const { parameters, inputs } = one;
  const rasters: Record<string, WindowModel['rasters'][string]> = {};
  for (const [key, input] of Object.entries(inputs)) {
    if (input.kind === 'plain') rasters[key] = input.value;
    else if (input.kind === 'list') rasters[key] = input.values;
    else if (input.kind === 'file') {
      const file = prepared.inputs.get(input.place);
      if (!file) throw new RangeError(`input ${input.place} is not prepared`);
      rasters[key] = file;
    }
  }
  return { parameters, rasters, records: recordsOf(one, compareFlag, prepared) };
}

/** Rows and features of a model's inputs, with the prices of the year. */
function recordsOf({ inputs }: CasePlan, compareFlag: CompareFlag, prepared: Prepared): Records {
  const tables: Record<string, readonly TableRecord[]> = {};
  const features: Record<string, readonly FeatureRecord[]> = {};
  for (const [key, input] of Object.entries(inputs)) {
    if (input.kind !== 'records') continue;
    const found = prepared.records.get(input.place);
    if (!found) throw new RangeError(`input ${input.place} is not prepared`);
    const year = compareFlag === 0 ? 'current' : 'comparable';
    if (found.kind === 'table') tables[key] = recordsOfYear(input.definition, found.rows, year);
    else features[key] = recordsOfYear(input.definition, found.features, year);
  }
  return { tables, features };
}
