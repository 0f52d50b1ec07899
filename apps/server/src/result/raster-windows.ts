import { byteCache } from '../byte-cache';
import type { ByteCache } from '../byte-cache';
import type { RasterWindowResult, RasterWindowTask } from '../worker/raster-window';
import type { WorkerPool } from '../worker/worker-pool';

/** Some screens of tiles for each of some users. */
const maxBytes = 64 * 1024 * 1024;
/** What a window takes that holds no value. */
const emptyBytes = 200;

const kept = new WeakMap<WorkerPool, ByteCache<RasterWindowResult>>();

/**
 * A window of a raster, made in a thread. The latest are kept, and one that several ask for is made once: files of results
 * never change.
 */
export function rasterWindowOf(
  workers: WorkerPool,
  task: RasterWindowTask,
  signal: AbortSignal,
): Promise<RasterWindowResult> {
  const cache = kept.get(workers) ?? byteCache(maxBytes, (bytes) => bytes?.byteLength ?? emptyBytes);
  kept.set(workers, cache);
  return cache.get(JSON.stringify(task), (all) => workers.run(task, all), signal);
}
