import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../program-path';
import { GeodataError } from './geodata-error';
import { geodataLimits } from './limits';
import { openGeodataSession } from './session';
import type { GeodataSession } from './session';
import { createSlots } from '../slots';
import type { Slots } from '../slots';
import type { GeodataResult, GeodataTask, ProgressListener } from './task';

export interface GeodataOptions {
  readonly signal?: AbortSignal;
  /** The user who waits, of whose tasks only some may wait; tasks without one are never refused. */
  readonly client?: string;
  /** Default: 60 s for reading, 10 minutes for dissolving, warping and writing. Waiting for a slot is not counted. */
  readonly timeoutMs?: number;
  /** Cap of the process's resident memory in bytes. Default 1.5 GB. */
  readonly memoryBytes?: number;
  readonly onProgress?: ProgressListener;
  /** Lends its process to the task; without one the task gets a separate process. */
  readonly session?: GeodataSession;
  /** Where the temporary folder of the task is made; a province needs about 1 GB there. Default: the system's. */
  readonly workFolder?: string;
}

/** A block of cells needs no more. */
const roomBytes = 64 * 1024 * 1024;

async function hasNoRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < roomBytes;
}

function noRoom(cause: Error): Error {
  return Object.assign(new Error('the parser has no space left on device', { cause }), { code: 'ENOSPC' });
}

// A long run must not keep people's uploads waiting, nor the other way round.
const interactive = createSlots(geodataLimits.concurrentChildren.interactive, {
  ...geodataLimits.waitingTasks,
  busy: () =>
    new GeodataError({ code: 'geodata-busy', at: 'files', expected: 'fewer files at the same time' }),
});
const work = createSlots(geodataLimits.concurrentChildren.work);

const childSource = new URL('./child.ts', import.meta.url);

const { writtenBytes } = geodataLimits;
const quick = {
  slots: interactive,
  timeoutMs: geodataLimits.inspectTimeoutMs,
  writtenBytes: writtenBytes.reading,
};
const long = { slots: work, timeoutMs: geodataLimits.workTimeoutMs, writtenBytes: writtenBytes.work };
/** Nations of counties and rasters of provinces take a minute. */
const patient = { ...quick, timeoutMs: geodataLimits.workTimeoutMs };
const treatment = {
  'read-region': quick,
  'dissolve-districts': patient,
  'read-table': quick,
  'read-features': quick,
  'inspect-raster': quick,
  'sample-raster': patient,
  'warp-raster': long,
} satisfies Record<GeodataTask['kind'], { slots: Slots; timeoutMs: number; writtenBytes: number }>;

/**
 * Reads or writes geodata in a separate process, at most two at a time for interactive requests and two for runs.
 * Foreign bytes are parsed nowhere else.
 *
 * Rejects with `GeodataError` for faulty data and for a process that was stopped (`geodata-timeout`,
 * `geodata-memory`) or broke or wrote without end (`geodata-crashed`) or is not free (`geodata-busy`), with the signal's reason when aborted, and with TypeError or
 * RangeError for misuse; with ENOSPC where the work folder has no room. Temporary files are gone when the promise settles.
 */
export async function runGeodataTask<T extends GeodataTask>(
  task: T,
  options: GeodataOptions = {},
): Promise<GeodataResult<T>> {
  const { slots, timeoutMs, writtenBytes: mostWritten } = treatment[task.kind];
  const program = await programPath('geodata-child', childSource);
  const release = await slots.take(options);
  const session = options.session ?? openGeodataSession();
  try {
    const folder = await mkdtemp(join(options.workFolder ?? tmpdir(), 'gep-geodata-'));
    const parser = session.take(program);
    try {
      const result = await parser.run({ task, folder }, fileOf(task), {
        timeoutMs: options.timeoutMs ?? timeoutMs,
        memoryBytes: options.memoryBytes ?? geodataLimits.memoryBytes,
        writtenBytes: mostWritten,
        signal: options.signal,
        onProgress: options.onProgress,
      });
      return result as GeodataResult<T>;
    } catch (error) {
      // GDAL calls a file damaged that it has no room to unpack.
      if (error instanceof GeodataError && (await hasNoRoom(folder))) throw noRoom(error);
      throw error;
    } finally {
      await session.giveBack(parser);
      if (!options.session) await session.close();
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

function fileOf(task: GeodataTask): string {
  if ('parts' in task)
    return task.parts.find((part) => /\.shp$/i.test(part.name))?.name ?? task.parts[0]?.name ?? '';
  return task.name;
}
