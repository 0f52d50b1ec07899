import type { WorkerTask } from './message';
import { createWorkerQueue } from './queue';

/**
 * Starts the engine's worker (`@gep/map-engine/worker`). This file is next to `worker.js` in the package, so bundlers
 * find the worker by this expression; where one does not, pass your own `createWorker`.
 */
export function createEngineWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}

/** Whether this program can start workers: browsers can, bare Node and server rendering cannot. */
export const hasWorkers = typeof Worker !== 'undefined';

/**
 * Has a worker do one question and ends the worker.
 * @param transfer buffers that are handed over instead of copied; they are empty here afterwards.
 * @throws the signal's reason (an AbortError by default) when it aborts, which ends the worker at once; the error of
 *   the work; an Error when the worker cannot be loaded.
 */
export function askWorker<T extends WorkerTask>(
  createWorker: () => Worker,
  question: T['question'],
  transfer: Transferable[],
  signal: AbortSignal | undefined,
): Promise<T['result']> {
  const queue = createWorkerQueue({ createWorker });
  return queue.ask<T>(question, { transfer, signal }).finally(() => queue.dispose());
}
