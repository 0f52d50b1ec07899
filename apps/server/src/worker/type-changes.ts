import { createTypeChangeCounter } from '@gep/ecosystem-models';
import type { TypeChanges } from '@gep/ecosystem-models';
import { readFlat, rowBlocks } from './flat-file';
import { createReusedMemory } from './reused-memory';

/** Counts the cells of two years by district and ecosystem type, from flat int32 files of one grid. */
export interface TypeChangesTask {
  readonly kind: 'type-changes';
  readonly width: number;
  readonly height: number;
  readonly districtPath: string;
  readonly beforePath: string;
  readonly afterPath: string;
}

const memory = createReusedMemory();

/** Task of a thread: 25 million cells take about a second. */
export function typeChanges(task: TypeChangesTask): TypeChanges {
  const { width } = task;
  const counter = createTypeChangeCounter();
  for (const { top, bottom } of rowBlocks(task)) {
    memory.reset();
    const [districts, before, after] = [task.districtPath, task.beforePath, task.afterPath].map((path) =>
      readFlat(path, 'int32', top * width, (bottom - top) * width, memory.take),
    );
    counter.add(districts, before, after);
  }
  return counter.finish();
}
