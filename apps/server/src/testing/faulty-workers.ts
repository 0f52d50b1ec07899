import type { WorkerPool } from '../worker/worker-pool';

/** Threads that draw some layers first; from then on `fault` is asked before every layer, and its error is theirs. */
export function faultyWorkers(
  workers: WorkerPool,
  layers: number,
  fault: (signal?: AbortSignal) => Promise<void>,
): WorkerPool {
  let drawn = 0;
  return {
    ...workers,
    run: async (task, signal) => {
      if (task.kind === 'write-layer' && ++drawn > layers) await fault(signal);
      return workers.run(task, signal);
    },
  };
}
