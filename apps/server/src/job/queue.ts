import PgBoss from 'pg-boss';
import type { Database } from '../store/database';

const queue = 'run';

/** The queue of runs: in the database, so that a waiting run survives a restart. */
export interface RunQueue {
  add(runId: string): Promise<void>;
  /** Stops taking new runs and waits for the query in progress; runs at work are the caller's to end. */
  close(): Promise<void>;
}

/**
 * Opens the queue on either database and hands runs to `work`, `concurrency` at a time. A run is never repeated:
 * whatever ends it, its row in the run table says how.
 */
export async function openQueue(
  database: Database,
  concurrency: number,
  work: (runId: string) => Promise<void>,
  report: (error: unknown) => void,
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
  const workers: string[] = [];
  for (let i = 0; i < concurrency; i++) {
    workers.push(
      await boss.work<{ runId: string }>(queue, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) =>
        work(job.data.runId),
      ),
    );
  }
  return {
    async add(runId) {
      await boss.send(queue, { runId });
      for (const worker of workers) boss.notifyWorker(worker);
    },
    close: () => boss.stop({ graceful: false, close: false, wait: true, timeout: 2000 }),
  };
}
