import type { WorkerPool } from './worker-pool';

/**
 * Starts the threads of a pool side by side, so that the tasks of one answer don't wait for one start after the other.
 * @returns when all have started
 * @throws what the pool throws where it takes no more tasks
 */
export async function wakeThreads(pool: WorkerPool, signal?: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: pool.threads }, () => pool.run({ kind: 'wake' }, signal)));
}
