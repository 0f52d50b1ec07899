import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { WorkerResult, WorkerTask } from './tasks';

/** Threads for the arithmetic on cells. */
export interface WorkerPool {
  /** Runs a task in a free thread; an abort ends the thread that works on it. */
  run<T extends WorkerTask>(task: T, signal?: AbortSignal): Promise<WorkerResult<T>>;
  readonly threads: number;
  close(): Promise<void>;
}

/**
 * Starts no thread before the first task; idle threads end after half a minute. `workers` 0 takes the cores but one.
 * The program is `worker/worker.ts` in the sources and `calculation-worker.js` beside the bundled server.
 */
export function openWorkerPool(workers: number): WorkerPool {
  const threads = workers > 0 ? workers : Math.max(1, availableParallelism() - 1);
  let pool: Piscina | null = null;
  const start = (): Piscina => {
    const here = import.meta.url;
    const source = here.endsWith('.ts');
    return new Piscina({
      filename: source
        ? fileURLToPath(new URL('./source-worker.mjs', here))
        : fileURLToPath(new URL('./calculation-worker.js', here)),
      execArgv: source ? ['--conditions=@gep/source'] : [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      // web-worker (a dependency of geotiff) reads workerData in every thread and fails if it is undefined.
      workerData: {},
      // Nothing of the server's settings or secrets is needed to add up numbers.
      env: {},
    });
  };
  return {
    threads,
    run<T extends WorkerTask>(task: T, signal?: AbortSignal): Promise<WorkerResult<T>> {
      pool ??= start();
      return pool.run(task, signal ? { signal } : {}) as Promise<WorkerResult<T>>;
    },
    async close() {
      await pool?.destroy();
      pool = null;
    },
  };
}
