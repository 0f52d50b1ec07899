import { availableParallelism } from 'node:os';
import { GepError } from '../error/gep-error';
import { findRunRecord } from '../calculation/run-record-queries';
import { createRunEvents } from '../job/run-events';
import { openRunService } from '../job/run-service';
import type { RunHooks } from '../job/run-hooks';
import { setRunState } from '../project/queries';
import type { Services } from '../services';
import type { RunTools } from './run-tools';
import { boundedPool } from '../worker/bounded-pool';
import { openWorkerPool } from '../worker/worker-pool';
import { lockProject } from '../store/lock-project';
import { planRun } from './plan-run';
import { problemOf } from './problem-of';
import { runWork } from './run-work';

/** Time that runs have to write their ends when the server closes. The next start ends those that could not. */
const closeMs = 8000;

/** More than a screen of tiles for each of some users; a window takes a tenth of a second. */
const readBounds = {
  maxTasks: 100,
  timeoutMs: 120_000,
  busy: () => new GepError({ name: 'BUSY' }),
};

/** Who looks at a map or draws on it does not wait for a thread to start again. */
const readIdleMs = 120_000;

/** People wait for them: they take all cores where a calculation leaves one, but no crowd of threads. */
const readThreads = (workers: number): number => workers || Math.min(4, availableParallelism());

/**
 * Opens the queue; runs that a dead process left are marked failed.
 * @param takes runs of the queue, or `own`: those that this process has queued, and no others
 * @param prepared until it resolves no run of the queue is taken: a start clears temporary files
 * @throws HeldError while a process has the database alone
 */
export async function openRunTools(
  services: Services,
  takes: 'all' | 'own' = 'all',
  prepared: Promise<unknown> = Promise.resolve(),
): Promise<RunTools> {
  const { database, lease, now, report } = services;
  let lose = (_error: Error): void => undefined;
  const lost = new Promise<Error>((resolve) => (lose = resolve));
  const hold = await database.hold('work', lease.who, (error) => lose(error));
  const workers = openWorkerPool(services.config.workers, (error) => report(error, 'calculation thread'));
  const reads = boundedPool(
    openWorkerPool(
      readThreads(services.config.workers),
      (error) => report(error, 'reading thread'),
      undefined,
      readIdleMs,
    ),
    readBounds,
  );
  const events = createRunEvents(database, now, report);
  const givingUp = new AbortController();
  const reporting = { database, lease, events, now, report, signal: givingUp.signal };

  const hooks: RunHooks = {
    workOf:
      ({ projectId, kind }) =>
      async (context) =>
        runWork(services, tools, kind, await planRun(services, projectId))(context),
    holdProject: lockProject,
    problemOf: (error) => problemOf(error, report),
    onState: async (tx, { projectId, kind }, state) => {
      if (kind === 'calculation') await setRunState(tx, projectId, runStates[state]);
    },
    // The outcome is written in the transaction that puts all results in their place.
    isStored: async (db, { id, projectId }) => (await findRunRecord(db, projectId, id))?.outcome != null,
  };
  // The work of a run that waits needs these tools.
  let made = (): void => undefined;
  const ready = new Promise<void>((resolve) => (made = resolve)).then(() => prepared);
  const runs = await openRunService(reporting, hooks, takes, ready).catch(async (error: unknown) => {
    await hold.release();
    throw error;
  });
  const closing = new Set<() => void>();
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= closeAll());
  async function closeAll(): Promise<void> {
    for (const listener of [...closing]) listener();
    const clock = setTimeout(() => givingUp.abort(), closeMs);
    await runs.close();
    clearTimeout(clock);
    await Promise.all([workers.close(), reads.close()]);
    await hold.release();
  }
  void lost.then(close).catch((error: unknown) => report(error, 'ending runs'));
  const tools: RunTools = {
    runs,
    events,
    reporting,
    workers,
    reads,
    onClose: (listener) => {
      closing.add(listener);
      return () => {
        closing.delete(listener);
      };
    },
    lost,
    close,
  };
  made();
  return tools;
}

const runStates = {
  none: 'NOT_RUN',
  queued: 'IN_CALCULATE',
  running: 'IN_CALCULATE',
  complete: 'COMPLETE',
  failed: 'FAILED',
  stopped: 'NOT_RUN',
} as const;
