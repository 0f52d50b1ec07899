import type { WorkerPool } from '../worker/worker-pool';

/**
 * Threads that draw some layers first; from then on `fault` is asked before every layer, and its error is theirs. It is asked
 * when the first ones are drawn: nothing is being written while it holds the run.
 */
export function faultyWorkers(
  workers: WorkerPool,
  layers: number,
  fault: (signal?: AbortSignal) => Promise<void>,
): WorkerPool {
  const drawn: Promise<unknown>[] = [];
  return {
    ...workers,
    run: async (task, signal) => {
      if (task.kind !== 'write-layer') return workers.run(task, signal);
      if (drawn.length >= layers) {
        await Promise.allSettled(drawn);
        await fault(signal);
      }
      const running = workers.run(task, signal);
      drawn.push(running);
      return running;
    },
  };
}
