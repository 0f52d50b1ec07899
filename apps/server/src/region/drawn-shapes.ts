import { createHash } from 'node:crypto';
import { byteCache } from '../byte-cache';
import type { ByteCache } from '../byte-cache';
import type { MapShapesResult } from '../worker/map-shapes';
import type { WorkerPool } from '../worker/worker-pool';

/** The polygons of a nation of counties, and of some smaller regions. */
const maxBytes = 128 * 1024 * 1024;

const kept = new WeakMap<WorkerPool, ByteCache<MapShapesResult>>();

const bytesOf = ({ shapes }: MapShapesResult): number => shapes.reduce((sum, shape) => sum + shape.length, 0);

/**
 * Polygons as the map draws them, converted in a thread. The latest answers are kept.
 * @param ids of the features of each polygon; they are new with every upload
 * @param load the polygons as WKB in degrees, in the order of `ids`
 */
export function drawnShapes(
  workers: WorkerPool,
  ids: readonly (readonly string[])[],
  load: () => Promise<readonly Uint8Array[]>,
): Promise<MapShapesResult> {
  const cache = kept.get(workers) ?? byteCache(maxBytes, bytesOf);
  kept.set(workers, cache);
  const key = createHash('sha256').update(JSON.stringify(ids)).digest('hex');
  return cache.get(key, async () => workers.run({ kind: 'map-shapes', wkb: await load() }));
}
