import { writeFile, truncate, rm } from 'node:fs/promises';
import type { LocalText } from '@gep/api-client/contract';
import type { Services } from '../services';
import type { Reporter } from '../job/reporter';
import { newId } from '../store/new-id';
import { savePreparedGrid } from '../project/grid-queries';
import { deleteOtherPrepared, preparedInputsOf, savePreparedInput } from './prepared-queries';
import type { PreparedInput } from './prepared-queries';
import type { RunSource } from './source-queries';
import type { StoredProblem } from '../error/stored-problem';
import type { FilePlan, RunPlan } from './plan';
import { inputFingerprint, prepareInput } from './prepare-input';
import type { PreparedReport } from './prepare-input';
import type { ProjectFrame } from './project-frame';
import type { WorkerPool } from '../worker/worker-pool';
import type { FlatInput } from '../worker/tasks';
import { phrase, textOf } from '../message/phrase';

/** The district raster is kept like an input. */
const districtKey = '@districts';
const districtName: LocalText = textOf(phrase('name.districts'));

/** Inputs on the project grid, ready to be computed with. */
export interface Prepared {
  readonly districtPath: string;
  /** By `key/compareFlag` of the stored input. */
  readonly inputs: ReadonlyMap<string, FlatInput>;
}

export interface PretreatTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
  readonly reporter: Reporter;
  readonly problemOf: (error: unknown) => StoredProblem;
}

/** What of a plan is prepared already, and what is not. */
export interface PretreatState {
  readonly rows: ReadonlyMap<string, PreparedInput>;
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly upToDate: boolean;
}

/** Compares the stored preparations with what a run needs now. */
export async function pretreatState(
  services: Services,
  plan: RunPlan,
  frame: ProjectFrame,
): Promise<PretreatState> {
  const stored = await preparedInputsOf(services.database.db, frame.projectId);
  const fingerprints = new Map<string, string>();
  fingerprints.set(`${districtKey}/0`, frame.fingerprint);
  for (const file of plan.files) fingerprints.set(file.place, await inputFingerprint(services, file, frame));
  const rows = new Map(
    stored
      .map((row): [string, PreparedInput] => [`${row.inputKey}/${row.compareFlag}`, row])
      .filter(([place, row]) => fingerprints.get(place) === row.fingerprint),
  );
  return { rows, fingerprints, upToDate: [...fingerprints.keys()].every((place) => rows.has(place)) };
}

/**
 * Prepares the districts and every input of a plan; what has not changed since the last time is kept. An input that
 * fails does not stop the others.
 * @returns the prepared inputs, and the first problem where inputs failed
 */
export async function pretreat(
  tools: PretreatTools,
  runId: string,
  source: RunSource,
  plan: RunPlan,
  frame: ProjectFrame,
  state: PretreatState,
): Promise<{ prepared: Prepared; problem: StoredProblem | null }> {
  const { services, reporter, signal } = tools;
  reporter.plan([
    { modelId: null, key: districtKey, name: districtName },
    ...plan.files.map(({ input }) => ({ modelId: null, key: input.key, name: input.name })),
  ]);
  reporter.warn(frame.warnings);
  await forgetOthers(services, source.project.id, state);
  const save = savePrepared(services, runId, source.project.id, state);
  const total = plan.files.length + 1;
  const working = (index: number, name: LocalText) => (fraction: number) => {
    reporter.itemProgress(index, fraction);
    reporter.progress((index + fraction) / total, name);
  };

  working(0, districtName)(0);
  const districtPath = await districtRaster(tools, runId, frame, state, save);
  reporter.itemDone(0);

  const inputs = new Map<string, FlatInput>();
  let problem: StoredProblem | null = null;
  for (const [order, file] of plan.files.entries()) {
    signal.throwIfAborted();
    const onProgress = working(order + 1, file.input.name);
    onProgress(0);
    try {
      const { path, report } = await preparedFile(tools, file, frame, districtPath, state, save, onProgress);
      inputs.set(file.place, { path, cellType: report.cellType, bands: report.bands, many: report.many });
      reporter.warn(report.warnings);
      reporter.itemDone(order + 1);
    } catch (error) {
      if (signal.aborted) throw error;
      const found = tools.problemOf(error);
      problem ??= found;
      reporter.itemFailed(order + 1, found);
    }
  }
  return { prepared: { districtPath, inputs }, problem };
}

type Save = (
  place: { key: string; compareFlag: number },
  path: string,
  name: string,
  report: Record<string, unknown>,
) => Promise<string>;

/** Moves a prepared file into the store and writes its row. Gives back where the file lies then. */
function savePrepared(services: Services, runId: string, projectId: string, state: PretreatState): Save {
  return async ({ key, compareFlag }, path, name, report) => {
    const temporary = await services.files.adopt(path, name);
    const as = { projectId, purpose: 'prepared' } as const;
    const kept = await services.files.keep(services.database, [temporary], as, async (tx, [file]) => {
      await savePreparedInput(tx, {
        id: newId(),
        projectId,
        runId,
        inputKey: key,
        compareFlag,
        fileId: file.id,
        fingerprint: state.fingerprints.get(`${key}/${compareFlag}`) ?? '',
        report,
        createdAt: services.now(),
      });
      return file;
    });
    return services.files.localPath(kept);
  };
}

/** Drops what was prepared for another grid, another file or other settings. */
async function forgetOthers(services: Services, projectId: string, { rows }: PretreatState): Promise<void> {
  const kept = new Set([...rows.values()].map(({ id }) => id));
  const dropped = await services.database.transaction(async (tx) =>
    services.files.drop(tx, await deleteOtherPrepared(tx, projectId, kept)),
  );
  await dropped.afterCommit();
}

async function districtRaster(
  { services, workers, signal }: PretreatTools,
  runId: string,
  frame: ProjectFrame,
  state: PretreatState,
  save: Save,
): Promise<string> {
  const known = await storedPath(services, state.rows.get(`${districtKey}/0`));
  if (known) return known;
  const { width, height } = frame.grid;
  const outPath = services.files.temporaryPath('.bin');
  try {
    await emptyFile(outPath, width * height * 4);
    const { polygons, districtOf, districts, flat } = frame;
    const burnt = await workers.run(
      { kind: 'burn', frame: flat, polygons, districtOf, districtCount: districts.length, outPath },
      signal,
    );
    const path = await save({ key: districtKey, compareFlag: 0 }, outPath, 'districts.bin', {
      cells: [...burnt.cells],
    });
    await savePreparedGrid(services.database.db, {
      projectId: frame.projectId,
      runId,
      crs: frame.grid.crs.wkt,
      transform: [...frame.grid.transform],
      width,
      height,
      districtFileId: null,
      districts: frame.districts.map((district) => ({ ...district })),
      createdAt: services.now(),
    });
    return path;
  } finally {
    await rm(outPath, { force: true });
  }
}

async function preparedFile(
  tools: PretreatTools,
  file: FilePlan,
  frame: ProjectFrame,
  districtPath: string,
  state: PretreatState,
  save: Save,
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
      districtPath,
      outPath,
    );
    const place = { key: file.input.key, compareFlag: file.row.compareFlag };
    return { path: await save(place, outPath, `${file.input.key}.bin`, { ...report }), report };
  } finally {
    await rm(outPath, { force: true });
  }
}

async function storedPath(services: Services, row: PreparedInput | undefined): Promise<string | null> {
  if (!row) return null;
  const [file] = await services.files.paths(services.database.db, [row.fileId]);
  return file?.path ?? null;
}

/** A file of zeros (holes where the file system can) that several threads write into. */
export async function emptyFile(path: string, bytes: number): Promise<void> {
  await writeFile(path, '');
  await truncate(path, bytes);
}
