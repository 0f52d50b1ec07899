import { createHash } from 'node:crypto';
import type { MapShapesResult } from '../worker/map-shapes';
import type { WorkerPool } from '../worker/worker-pool';
import { latestAnswers } from './latest-answers';

/** Answers that are kept: the polygons of one level of one project each. */
const maxKept = 16;

const kept = new WeakMap<WorkerPool, ReturnType<typeof latestAnswers<MapShapesResult>>>();

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
  const answers = kept.get(workers) ?? latestAnswers<MapShapesResult>(maxKept);
  kept.set(workers, answers);
  const key = createHash('sha256').update(JSON.stringify(ids)).digest('hex');
  return answers(key, async () => workers.run({ kind: 'map-shapes', wkb: await load() }));
}
