import { deserialize, serialize } from 'node:v8';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { StoredBytes } from '../file/file-vault';
import type { ComputeResult, FlatInput, WindowModel } from '../worker/tasks';
import type { WindowTask } from './window-runner';

/*
 * What processes of one program pass on to each other: the copy that threads get (structured clone), compressed.
 * Processes of another version or another V8 are refused (`store/lease`), so the bytes need no version.
 */

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Sums of districts are mostly zeros, and all that is compressed is used once. */
const level = 1;

const toBytes = async (value: unknown): Promise<Uint8Array> => deflate(serialize(value), { level });
const fromBytes = async (bytes: Uint8Array): Promise<unknown> => deserialize(await inflate(bytes)) as unknown;

/** A task, with the stored files that it reads by their local paths at its owner. */
interface SharedTask {
  readonly task: WindowTask;
  readonly files: readonly (readonly [path: string, file: StoredBytes])[];
}

export const taskToBytes = (shared: SharedTask): Promise<Uint8Array> => toBytes(shared);

/** The task with the paths of this process. */
export async function taskFromBytes(
  bytes: Uint8Array,
  localPath: (file: StoredBytes) => Promise<string>,
): Promise<WindowTask> {
  const { task, files } = (await fromBytes(bytes)) as SharedTask;
  const paths = new Map<string, string>();
  for (const [path, file] of files) paths.set(path, await localPath(file));
  const here = (path: string): string => paths.get(path) ?? path;
  const cases = task.cases.map((one): WindowModel => {
    const rasters = Object.entries(one.rasters).map(([key, raster]) => [
      key,
      isFile(raster) ? { ...raster, path: here(raster.path) } : raster,
    ]);
    return { ...one, rasters: Object.fromEntries(rasters) as WindowModel['rasters'] };
  });
  return { ...task, cases, districtPath: here(task.districtPath) };
}

/** Local paths of the files that a task reads. */
export function filesRead({ cases, districtPath }: WindowTask): string[] {
  const inputs = cases.flatMap(({ rasters }) => Object.values(rasters).filter(isFile));
  return [...new Set([districtPath, ...inputs.map(({ path }) => path)])];
}

function isFile(raster: WindowModel['rasters'][string]): raster is FlatInput {
  return typeof raster === 'object' && 'path' in raster;
}

export const resultToBytes = (result: ComputeResult): Promise<Uint8Array> => toBytes(result);

export const resultFromBytes = async (bytes: Uint8Array): Promise<ComputeResult> =>
  (await fromBytes(bytes)) as ComputeResult;
