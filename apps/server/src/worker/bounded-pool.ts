import type { WorkerResult, WorkerTask } from './tasks';
import type { WorkerPool } from './worker-pool';

/** Too much waits already, or a task takes too long: the caller may come back later. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

export interface PoolBounds {
  /** Tasks at work or waiting. */
  readonly maxTasks: number;
  /** From the call to the answer; a thread that is still at work then is ended. */
  readonly timeoutMs: number;
}

/** A pool that refuses with `PoolBusyError` what it cannot do in time, so that nobody waits behind everybody else. */
export function boundedPool(pool: WorkerPool, { maxTasks, timeoutMs }: PoolBounds): WorkerPool {
  let tasks = 0;
  return {
    threads: pool.threads,
    async run<T extends WorkerTask>(task: T, signal?: AbortSignal): Promise<WorkerResult<T>> {
      if (tasks >= maxTasks) throw new PoolBusyError(`${tasks} tasks at once`);
      tasks += 1;
      const clock = AbortSignal.timeout(timeoutMs);
      try {
        return await pool.run(task, signal ? AbortSignal.any([signal, clock]) : clock);
      } catch (error) {
        if (clock.aborted && !signal?.aborted) throw new PoolBusyError(`${task.kind}: over ${timeoutMs} ms`);
        throw error;
      } finally {
        tasks -= 1;
      }
    },
    close: () => pool.close(),
  };
}
