import type { WorkerResult, WorkerTask } from './tasks';
import type { WorkerPool } from './worker-pool';

export interface PoolBounds {
  /** Tasks at work or waiting. */
  readonly maxTasks: number;
  /** From the call to the answer; a thread that is still at work then is ended. */
  readonly timeoutMs: number;
  /** The error for a caller who may come back later. */
  readonly busy: () => Error;
}

/** A pool that refuses with `busy` what it cannot do in time, so that nobody waits behind everybody else. */
export function boundedPool(pool: WorkerPool, { maxTasks, timeoutMs, busy }: PoolBounds): WorkerPool {
  let tasks = 0;
  return {
    threads: pool.threads,
    async run<T extends WorkerTask>(task: T, signal?: AbortSignal): Promise<WorkerResult<T>> {
      if (tasks >= maxTasks) throw busy();
      tasks += 1;
      const clock = AbortSignal.timeout(timeoutMs);
      try {
        return await pool.run(task, signal ? AbortSignal.any([signal, clock]) : clock);
      } catch (error) {
        if (clock.aborted && !signal?.aborted) throw busy();
        throw error;
      } finally {
        tasks -= 1;
      }
    },
    close: () => pool.close(),
  };
}
