import { rm } from 'node:fs/promises';
import { mergeWarnings } from '@gep/ecosystem-models';
import type { Warning } from '@gep/ecosystem-models';
import type { Services } from '../services';
import type { CasePlan, ModelPlan } from './plan';
import { emptyFile } from './pretreat';
import type { Prepared } from './pretreat';
import type { ProjectFrame } from './project-frame';
import type { WorkerPool } from '../worker/worker-pool';
import { mergeSums } from '../worker/district-sums';
import { rowBlocks } from '../worker/flat-file';
import type { ComputeResult, ComputeTask, DistrictSums, WindowModel } from '../worker/tasks';

/** What the calculation of a project works with. */
export interface CalculationTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
  readonly frame: ProjectFrame;
  readonly prepared: Prepared;
  /** COGs that this run has written, by the hash of their cells: both years share what does not depend on prices. */
  readonly written: Map<string, { readonly fileId: string; readonly statistics: Record<string, unknown> }>;
}

/** Layers of a model as flat float32 files, NaN where there is no value, and their figures by district. */
export interface ComputedModel {
  readonly paths: Readonly<Record<string, string>>;
  readonly sums: Readonly<Record<string, DistrictSums>>;
  readonly warnings: readonly Warning[];
}

/**
 * Computes a model in blocks of rows in the threads. Models that share out district totals run twice. The files are
 * the caller's to remove; none is left when this throws.
 */
export async function computeModel(
  tools: CalculationTools,
  plan: ModelPlan,
  onProgress: (fraction: number) => void,
): Promise<ComputedModel> {
  const { services, frame } = tools;
  const { model, outputs } = plan;
  const { compute } = model;
  const paths = Object.fromEntries(outputs.map(({ key }) => [key, services.files.temporaryPath('.bin')]));
  const { parameters } = plan.cases[model.slug];
  const base = {
    kind: 'compute',
    slug: model.slug,
    frame: frame.flat,
    halo: Math.ceil(compute.halo(parameters) / frame.flat.cellSize),
    cases: Object.fromEntries(
      Object.entries(plan.cases).map(([slug, one]) => [slug, windowModel(one, tools.prepared)]),
    ),
    districtPath: tools.prepared.districtPath,
    districtCount: frame.districts.length,
    forcedZero: plan.forcedZero,
  } as const;
  try {
    for (const path of Object.values(paths)) await emptyFile(path, frame.flat.width * frame.flat.height * 4);
    let prepared: ComputeTask['prepared'] = null;
    if (compute.prepare) {
      const layers = outputs.map(({ key }) => ({ key, path: null }));
      const first = await eachBlock(tools, { ...base, layers, prepared: null }, (part) =>
        onProgress(part / 2),
      );
      const totals = Object.fromEntries(Object.entries(first.sums).map(([key, { sum }]) => [key, sum]));
      prepared = compute.prepare(totals, parameters);
    }
    const layers = outputs.map(({ key }) => ({ key, path: paths[key] }));
    const { sums, warnings } = await eachBlock(tools, { ...base, layers, prepared }, (part) =>
      onProgress(prepared ? (1 + part) / 2 : part),
    );
    return { paths, sums, warnings };
  } catch (error) {
    await removeAll(Object.values(paths));
    throw error;
  }
}

export async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** Runs a task over all rows, as many blocks at a time as there are threads; results are merged in the order of rows. */
async function eachBlock(
  { workers, signal, frame }: CalculationTools,
  task: Omit<ComputeTask, 'top' | 'bottom'>,
  onProgress: (fraction: number) => void,
): Promise<ComputeResult> {
  const blocks = [...rowBlocks(frame.flat)];
  const results = await inBlocks(blocks, workers.threads, onProgress, (rows) =>
    workers.run({ ...task, ...rows }, signal),
  );
  const keys = task.layers.map(({ key }) => key);
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

/** Works through blocks, `atOnce` at a time; settles only when no block is at work any more. */
export async function inBlocks<Block, Result>(
  blocks: readonly Block[],
  atOnce: number,
  onProgress: (fraction: number) => void,
  work: (block: Block) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(blocks.length);
  let next = 0;
  let done = 0;
  let failed = false;
  const lane = async (): Promise<void> => {
    while (next < blocks.length && !failed) {
      const index = next++;
      try {
        results[index] = await work(blocks[index]);
      } catch (error) {
        failed = true;
        throw error;
      }
      onProgress(++done / blocks.length);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.max(1, atOnce) }, lane));
  for (const settled of lanes) if (settled.status === 'rejected') throw settled.reason;
  return results;
}

function windowModel({ parameters, inputs }: CasePlan, prepared: Prepared): WindowModel {
  const rasters: Record<string, WindowModel['rasters'][string]> = {};
  for (const [key, input] of Object.entries(inputs)) {
    if (input.kind === 'plain') rasters[key] = input.value;
    else if (input.kind === 'list') rasters[key] = input.values;
    else {
      const file = prepared.inputs.get(input.place);
      if (!file) throw new RangeError(`input ${input.place} is not prepared`);
      rasters[key] = file;
    }
  }
  return { parameters, rasters };
}
