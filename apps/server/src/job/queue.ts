import PgBoss from 'pg-boss';
import type { Database } from '../store/database';
import { repeatUntilDone } from '../store/repeat';

const queue = 'run';
const pollMs = 2000;

/** The queue of runs: in the database, so that a waiting run survives a restart. */
export interface RunQueue {
  add(runId: string): Promise<void>;
  /** Takes no new runs and resolves when those at work have ended, which the caller sees to. */
  close(): Promise<void>;
}

/**
 * Opens the queue on either database and hands runs to `work`, `concurrency` at a time. A run is never repeated:
 * however it ends, its row in the run table says how.
 *
 * The workers fetch and complete jobs themselves: those of pg-boss do not wait for the completion, and a database that
 * is away at that moment would end the process (pg-boss#577).
 * @param work must not reject
 * @param ready until it resolves nothing is taken
 */
export async function openQueue(
  database: Database,
  concurrency: number,
  work: (runId: string) => Promise<void>,
  report: (error: unknown) => void,
  ready: Promise<unknown> = Promise.resolve(),
): Promise<RunQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    schedule: false,
  });
  boss.on('error', report);
  await boss.start();
  await boss.createQueue(queue, {
    name: queue,
    retryLimit: 0,
    expireInHours: 23,
  });
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const idle = new Set<() => void>();

  /** Until the next poll, a new run, or the end. */
  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        idle.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, pollMs);
      idle.add(wake);
      if (closing.signal.aborted) wake();
    });
  }

  async function worker(): Promise<void> {
    await Promise.race([ready, closed]);
    while (!closing.signal.aborted) {
      try {
        const [job] = await boss.fetch<{ runId: string }>(queue, { batchSize: 1 });
        if (!job) {
          await rest();
          continue;
        }
        // What was on its way while the queue closed goes to another process, or waits for the next.
        if (closing.signal.aborted) await boss.send(queue, job.data);
        else await work(job.data.runId);
        await repeatUntilDone(() => boss.complete(queue, job.id), closing.signal);
      } catch (error) {
        report(error);
        await rest();
      }
    }
  }
  const wakeAll = (): void => {
    for (const wake of [...idle]) wake();
  };
  const workers = Array.from({ length: concurrency }, worker);
  return {
    async add(runId) {
      await boss.send(queue, { runId });
      wakeAll();
    },
    async close() {
      closing.abort();
      wakeAll();
      await Promise.all(workers);
      await boss.stop({ graceful: false, close: false, wait: true });
    },
  };
}
