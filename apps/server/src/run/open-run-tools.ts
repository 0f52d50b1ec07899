import { GepError } from '../error/gep-error';
import { findRunRecord } from '../calculation/run-record-queries';
import { createRunEvents } from '../job/run-events';
import type { RunEvents } from '../job/run-events';
import type { ReporterTools } from '../job/reporter';
import { openRunService } from '../job/run-service';
import type { RunService } from '../job/run-service';
import { setRunState } from '../project/queries';
import type { Services } from '../services';
import { boundedPool } from '../worker/bounded-pool';
import { openWorkerPool } from '../worker/worker-pool';
import type { WorkerPool } from '../worker/worker-pool';
import { problemOf } from './problem-of';

/** Queue, events and threads: what runs and results need in addition to the services. */
export interface RunTools {
  readonly runs: RunService;
  readonly events: RunEvents;
  /** What reporters of runs write with. */
  readonly reporting: ReporterTools;
  /** Threads of calculations. */
  readonly workers: WorkerPool;
  /** Threads that calls wait for; what is too much is refused. */
  readonly reads: WorkerPool;
  /** Calls `listener` when the server closes; gives back the function that takes it away. */
  onClose(listener: () => void): () => void;
  /** Resolves when another process has taken the runs of the database during an outage: these tools close then. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

/** Time that runs have to write their ends when the server closes. The next start ends those that could not. */
const closeMs = 8000;

/** More than a screen of tiles for each of some users; a window takes a tenth of a second. */
const readBounds = {
  maxTasks: 100,
  timeoutMs: 120_000,
  busy: () => new GepError({ name: 'BUSY' }),
};

/**
 * Opens the queue; runs that an earlier process left are marked failed.
 * @param who what this process is, told to others that want the runs of this database
 * @throws HeldError when another process has them
 */
export async function openRunTools(services: Services, who = 'the server'): Promise<RunTools> {
  const { database, now, report } = services;
  let lose = (_error: Error): void => undefined;
  const lost = new Promise<Error>((resolve) => (lose = resolve));
  const hold = await database.hold('work', who, (error) => lose(error));
  const workers = openWorkerPool(services.config.workers, (error) => report(error, 'calculation thread'));
  const reads = boundedPool(
    openWorkerPool(services.config.workers, (error) => report(error, 'reading thread')),
    readBounds,
  );
  const events = createRunEvents(database, now);
  const givingUp = new AbortController();
  const reporting = { database, events, now, report, signal: givingUp.signal };

  const runs = await openRunService(reporting, {
    problemOf: (error) => problemOf(error, report),
    onState: async (tx, { projectId, kind }, state) => {
      if (kind === 'calculation') await setRunState(tx, projectId, runStates[state]);
    },
    // The outcome is written in the transaction that puts all results in their place.
    isStored: async ({ id, projectId }) => (await findRunRecord(database.db, projectId, id))?.outcome != null,
  }).catch(async (error: unknown) => {
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
  return {
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
}

const runStates = {
  none: 'NOT_RUN',
  queued: 'IN_CALCULATE',
  running: 'IN_CALCULATE',
  complete: 'COMPLETE',
  failed: 'FAILED',
  stopped: 'NOT_RUN',
} as const;
