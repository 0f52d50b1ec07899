import { rm } from 'node:fs/promises';
import type { FileInput } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import type { PolygonGeometry } from '@gep/raster';
import { openGeodataSession } from '../geodata/session';
import type { Services } from '../services';
import type { Reporter } from '../job/reporter';
import type { RunSource } from './source-queries';
import type { StoredProblem } from '../error/stored-problem';
import { districtRaster, districtsWithoutCells } from './district-raster';
import type { DistrictRaster } from './district-raster';
import { inBlocks } from './in-blocks';
import type { PreparedRecords } from './input-records';
import { forgetOthers, savePrepared, storedPath } from './keep-prepared';
import { parsersAtOnce } from './parsers-at-once';
import type { RunPlan } from './plan';
import type { FilePlan } from '../model/model-cases';
import { prepareInput } from './prepare-input';
import type { PreparedReport } from './prepare-input';
import { prepareRecords, readRecords } from './prepare-records';
import type { SavePrepared } from './prepare-records';
import { districtKey } from './pretreat-state';
import type { PretreatState } from './pretreat-state';
import type { ProjectFrame } from './project-frame';
import { takesUrbanBoundary, urbanPolygons } from './urban-boundary';
import type { WorkerPool } from '../worker/worker-pool';
import type { FlatInput } from '../worker/tasks';
import { phrase, textOf } from '../message/phrase';

const districtName: LocalText = textOf(phrase('name.districts'));

/** Inputs on the project grid, ready to be computed with. */
export interface Prepared {
  readonly districtPath: string;
  /** By `key/compareFlag` of the stored input. */
  readonly inputs: ReadonlyMap<string, FlatInput>;
  /** By `key/compareFlag` of the stored input. */
  readonly records: ReadonlyMap<string, PreparedRecords>;
  /** Warnings of classes that are read as nothing, by `key/compareFlag` of the stored input. */
  readonly unreadClasses: ReadonlyMap<string, StoredProblem>;
}

export interface PretreatTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
  readonly reporter: Reporter;
  readonly problemOf: (error: unknown) => StoredProblem;
}

/** What is done for one input; gives back the warnings. The districts may still be in the making. */
interface Item {
  readonly input: FileInput;
  readonly prepare: (
    districts: Promise<string>,
    onProgress: (fraction: number) => void,
  ) => Promise<readonly StoredProblem[]>;
}

/**
 * Prepares the districts and every input of a plan; what has not changed since the last time is kept. An input that
 * fails does not stop the others. The inputs of a run share parser processes.
 * @returns the prepared inputs, warnings about the districts, and the first problem where inputs failed
 */
export async function pretreat(
  { services, ...tools }: PretreatTools,
  runId: string,
  source: RunSource,
  plan: RunPlan,
  frame: ProjectFrame,
  state: PretreatState,
): Promise<{ prepared: Prepared; warnings: readonly StoredProblem[]; problem: StoredProblem | null }> {
  const session = openGeodataSession();
  const geodata: Services['geodata'] = (task, options) => services.geodata(task, { ...options, session });
  const inputs = new Map<string, FlatInput>();
  const records = new Map<string, PreparedRecords>();
  const unreadClasses = new Map<string, StoredProblem>();
  const own = { ...tools, services: { ...services, geodata } };
  const urban = once(() => (plan.urban ? urbanPolygons(own.services, plan.urban, frame, tools.signal) : []));
  const save = savePrepared(services, runId, source.project.id, state);
  const items: Item[] = [
    ...plan.files.map((file) => ({
      input: file.input,
      prepare: async (districts: Promise<string>, onProgress: (fraction: number) => void) => {
        const { path, report } = await preparedFile(
          own,
          file,
          { frame, districts, urban },
          state,
          save,
          onProgress,
        );
        inputs.set(file.place, { path, cellType: report.cellType, bands: report.bands, many: report.many });
        const unread = report.warnings.find(({ name }) => name === 'CLASS_WITHOUT_TYPE');
        if (unread) unreadClasses.set(file.place, unread);
        return report.warnings;
      },
    })),
    ...plan.records.map((one) => ({
      input: one.input,
      prepare: async () => {
        const known = await storedPath(services, state.rows.get(one.place));
        const found = known ? await readRecords(known) : await prepareRecords(own, one, frame, save);
        records.set(one.place, found.records);
        return found.warnings;
      },
    })),
  ];
  tools.reporter.plan([
    { modelId: null, key: districtKey, name: districtName },
    ...items.map(({ input }) => ({ modelId: null, key: input.key, name: input.name })),
  ]);
  tools.reporter.warn(frame.warnings);
  await forgetOthers(services, runId, source.project.id, state);
  const burn = (onProgress: (fraction: number) => void): Promise<DistrictRaster> =>
    districtRaster(own, runId, frame, state, save, onProgress);
  try {
    const { raster, problem } = await prepareItems(own, items, burn, parsersAtOnce(frame.grid));
    const { path: districtPath, cells } = raster;
    const warnings = districtsWithoutCells(frame, cells);
    return { prepared: { districtPath, inputs, records, unreadClasses }, warnings, problem };
  } finally {
    await session.close();
  }
}

/** Prepares inputs while the districts are burnt; gives back these, and the problem of the first input that has one. */
async function prepareItems(
  { reporter, signal, problemOf }: PretreatTools,
  items: readonly Item[],
  burn: (onProgress: (fraction: number) => void) => Promise<DistrictRaster>,
  atOnce: number,
): Promise<{ raster: DistrictRaster; problem: StoredProblem | null }> {
  const done = new Array<number>(items.length + 1).fill(0);
  const working = (index: number, name: LocalText) => (fraction: number) => {
    done[index] = fraction;
    reporter.itemProgress(index, fraction);
    reporter.progress(done.reduce((sum, part) => sum + part, 0) / done.length, name);
  };
  const onBurning = working(0, districtName);
  onBurning(0);
  let burnt = true;
  const raster = burn(onBurning);
  const districts = raster.then(({ path }) => path);
  const burning = districts.then(
    () => {
      done[0] = 1;
      reporter.itemDone(0);
    },
    () => {
      burnt = false;
    },
  );
  const problems: (StoredProblem | undefined)[] = items.map(() => undefined);
  await inBlocks(
    [...items.entries()],
    atOnce,
    () => undefined,
    async ([order, { input, prepare }]) => {
      signal.throwIfAborted();
      const onProgress = working(order + 1, input.name);
      onProgress(0);
      try {
        reporter.warn(await prepare(districts, onProgress));
        reporter.itemDone(order + 1);
      } catch (error) {
        if (signal.aborted || !burnt) throw error;
        problems[order] = problemOf(error);
        reporter.itemFailed(order + 1, problems[order]);
      }
      done[order + 1] = 1;
    },
  );
  await burning;
  return { raster: await raster, problem: problems.find((found) => found !== undefined) ?? null };
}

/** What inputs are laid on. */
interface Ground {
  readonly frame: ProjectFrame;
  readonly districts: Promise<string>;
  readonly urban: () => Promise<readonly PolygonGeometry[]>;
}

/** Reads on the first call only. */
function once<T>(read: () => T | Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => (found ??= Promise.resolve(read()));
}

async function preparedFile(
  tools: PretreatTools,
  file: FilePlan,
  { frame, districts, urban }: Ground,
  state: PretreatState,
  save: SavePrepared,
  onProgress: (fraction: number) => void,
): Promise<{ path: string; report: PreparedReport }> {
  const { services, workers, signal } = tools;
  const row = state.rows.get(file.place);
  const known = await storedPath(services, row);
  if (row && known) return { path: known, report: row.report as unknown as PreparedReport };
  const outPath = services.files.temporaryPath('.bin');
  try {
    const report = await prepareInput(
      { services, workers, signal, onProgress },
      file,
      frame,
      districts,
      outPath,
      takesUrbanBoundary(file.input) ? await urban() : [],
    );
    const place = { key: file.input.key, compareFlag: file.row.compareFlag };
    return { path: await save(place, outPath, `${file.input.key}.bin`, { ...report }), report };
  } finally {
    await rm(outPath, { force: true });
  }
}
