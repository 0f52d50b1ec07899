import type { WorkerRequest, WorkerResponse } from './worker-protocol';

/**
 * Starts the engine's worker (`@gep/map-engine/worker`). This file stands beside `worker.js` in the package, so bundlers
 * find the worker by this expression; where one does not, hand over a `createWorker` of your own.
 */
export function createEngineWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}

/** Whether this program can start workers: browsers can, bare Node and server rendering cannot. */
export const hasWorkers = typeof Worker !== 'undefined';

type Result<R extends WorkerRequest> = R['task'] extends 'classify' ? number[] : Uint8ClampedArray;

const errorKinds: Readonly<Record<string, new (message: string) => Error>> = { RangeError, TypeError };

/**
 * Has a worker do one request and ends the worker.
 * @param transfer buffers that are handed over instead of copied; they are empty here afterwards.
 * @throws the signal's reason (an AbortError by default) when it aborts, which ends the worker at once; the error of
 *   the work; an Error when the worker cannot be loaded.
 */
export function askWorker<R extends WorkerRequest>(
  createWorker: () => Worker,
  request: R,
  transfer: Transferable[],
  signal: AbortSignal | undefined,
): Promise<Result<R>> {
  signal?.throwIfAborted();
  const worker = createWorker();
  const answer = new Promise<Result<R>>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'the worker did not load')),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      if ('result' in data) return resolve(data.result as Result<R>);
      const { name, message } = data.error;
      reject(new (errorKinds[name] ?? Error)(message));
    });
    worker.postMessage(request, transfer);
  });
  return answer.finally(() => worker.terminate());
}
