import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { backgroundPriority } from '../background-priority';
import { programPath } from '../program-path';
import type { WorkerResult, WorkerTask } from './tasks';

/** Threads for the arithmetic on cells. */
export interface WorkerPool {
  /**
   * Runs a task in a free thread; an abort ends the thread that works on it. The promise is rejected when that thread has
   * ended, so that it cannot write a file again that the caller has removed.
   */
  run<T extends WorkerTask>(task: T, signal?: AbortSignal): Promise<WorkerResult<T>>;
  readonly threads: number;
  close(): Promise<void>;
}

/**
 * Whether a thread had answered when an abort ended it: its task is settled by then, and piscina calls the answer
 * unexpected.
 */
const isLateAnswer = ({ message }: Error): boolean => message.startsWith('Unexpected message from Worker');

const usualIdleMs = 30_000;
/**
 * Megabytes that a thread fills before its first collection. Cells are buffers outside the heap, which V8 counts as well: from
 * the heap of a dozen megabytes that a thread starts with, it marked all of it at every window of 1024 x 1024, which took
 * a third of the window's processor time.
 */
const roomOfThread = 96;
const calculationSource = new URL('./worker.ts', import.meta.url);

/**
 * Starts no thread before the first task; idle threads end after `idleMs`. `workers` 0 takes the cores but one.
 * @param report hears of a thread that broke off without a task, for instance because its program cannot be loaded;
 *   tasks that waited for it fail
 */
export function openWorkerPool(
  workers: number,
  report: (error: unknown) => void,
  program = () => programPath('calculation-worker', calculationSource),
  idleMs = usualIdleMs,
): WorkerPool {
  const threads = workers > 0 ? workers : Math.max(1, availableParallelism() - 1);
  let pool: Piscina | null = null;
  const start = (filename: string): Piscina => {
    // Holds for threads that start from now on: piscina's limits have no place for it.
    setFlagsFromString(`--initial-old-space-size=${roomOfThread}`);
    const started = new Piscina({
      filename,
      execArgv: [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      niceIncrement: backgroundPriority,
      // web-worker (a dependency of geotiff) reads workerData in every thread and fails if it is undefined.
      workerData: {},
      // Nothing of the server's settings or secrets is needed to add up numbers.
      env: {},
    });
    // Without a listener the error of a thread that has no task would end the server.
    started.on('error', (error: Error) => {
      if (isLateAnswer(error)) return;
      report(error);
      if (started.threads.length > 0) return;
      // No thread is left to take what waits, and none is started before the next task.
      pool = null;
      void started.destroy();
    });
    return started;
  };
  return {
    threads,
    async run<T extends WorkerTask>(task: T, signal?: AbortSignal): Promise<WorkerResult<T>> {
      const filename = await program();
      const own = (pool ??= start(filename));
      if (!signal) return own.run(task) as Promise<WorkerResult<T>>;
      let threadsAtAbort: typeof own.threads = [];
      const onAbort = (): void => {
        threadsAtAbort = own.threads;
      };
      // Before piscina's own listener, which takes the thread from the pool at once and does not wait for its end.
      signal.addEventListener('abort', onAbort);
      try {
        return (await own.run(task, { signal })) as WorkerResult<T>;
      } finally {
        signal.removeEventListener('abort', onAbort);
        const ending = threadsAtAbort.filter((thread) => !own.threads.includes(thread));
        await Promise.all(ending.map((thread) => once(thread, 'exit')));
      }
    },
    async close() {
      await pool?.destroy();
      pool = null;
    },
  };
}
