import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { repeatUntilDone } from '../store/repeat';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import type { WorkerPool } from '../worker/worker-pool';
import { growingPause } from './growing-pause';
import type { GrowingPause } from './growing-pause';
import { takeInOrder } from './in-order';
import { oneAtATime } from './one-at-a-time';
import { passingKey } from './passing-key';
import { filesRead, resultFromBytes, taskToBytes } from './task-bytes';
import { copyLayers, layerCount } from './window-layers';
import {
  claimOfBatch,
  deleteBatch,
  doneByWorkers,
  finishClaim,
  forgetResult,
  insertBatch,
  leftClaims,
  readResult,
  reopenWindow,
} from './window-queries';
import type { Claim, DoneWindow } from './window-queries';
import type { RunWindows, WindowHooks, WindowRows, WindowTask } from './window-runner';

/** What windows are shared with. */
export interface ShareTools {
  readonly services: Pick<Services, 'database' | 'files' | 'lease' | 'now' | 'report'>;
  readonly workers: WorkerPool;
  readonly runId: string;
  /** Called in the transaction that enters a batch: throws when the run is not in the hands of this process. */
  readonly check: (tx: Db) => Promise<void>;
}

/** The longest pause between looks for what workers have done, and for windows of dead ones. */
const lookMs = 250;
/** Windows that may be done before their turn: their figures are held in memory. */
const ahead = 64;
/** Windows of workers that are copied at the same time. */
const copiedAtOnce = 3;

/**
 * Enters windows into the database, where workers find them, and computes what they have not claimed in the threads of
 * this process. Figures are taken in the order of the windows, so that it does not matter who computed what.
 */
export function shareWindows(tools: ShareTools): RunWindows {
  const { services, runId, check } = tools;
  const { database, lease, now, report } = services;
  return async (task, windows, hooks) => {
    const shared = await sharedTask(services, task);
    const batch = { id: newId(), runId, ownerId: lease.id, task: shared, createdAt: now() };
    await database.transaction(async (tx) => {
      await check(tx);
      await insertBatch(tx, batch, windows);
    });
    try {
      await runBatch(tools, { id: batch.id, isShared: shared !== null, task, windows }, hooks);
    } finally {
      // However the run was stopped: workers would go on with what is left.
      await repeatUntilDone(() => closeBatch(services, batch.id), new AbortController().signal).catch(
        (error: unknown) => report(error, 'windows of a run'),
      );
    }
  };
}

/** The task for workers; null where nobody else can reach what it reads. */
async function sharedTask(
  { database, files }: ShareTools['services'],
  task: WindowTask,
): Promise<Uint8Array | null> {
  if (database.kind === 'embedded') return null;
  const paths = filesRead(task);
  const stored = await files.storedAt(database.db, paths);
  const known = paths.flatMap((path, i) => {
    const file = stored[i];
    return file ? [[path, { path: file.path, size: file.size, sha256: file.sha256 }] as const] : [];
  });
  return known.length < paths.length ? null : taskToBytes({ task, files: known });
}

interface Batch {
  readonly id: string;
  readonly isShared: boolean;
  readonly task: WindowTask;
  readonly windows: readonly WindowRows[];
}

async function runBatch(
  { services, workers }: ShareTools,
  { id, isShared, task, windows }: Batch,
  { signal: outer, onProgress, take }: WindowHooks,
): Promise<void> {
  const { database, files, lease, report } = services;
  const failing = new AbortController();
  const signal = AbortSignal.any([outer, failing.signal]);
  // Each window in a thread listens, and there can be many threads.
  setMaxListeners(0, signal);
  const inHand = new Set<number>();
  const order = takeInOrder(take);
  let done = 0;
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  const isOver = (): boolean => order.next() === windows.length;
  const settle: typeof order.put = (number, result) => {
    order.put(number, result);
    onProgress(++done / windows.length);
    if (isOver()) end();
  };
  const ask = <T>(query: (db: Db) => Promise<T>): Promise<T> =>
    repeatUntilDone(() => query(database.db), signal);
  const rest = (pause: GrowingPause): Promise<unknown> => Promise.race([over, delay(pause.next())]);

  const inTurn = oneAtATime();
  /** What is claimed and not in hand was claimed by a statement whose answer was lost. */
  const claims = (before: number): Promise<Claim | null> =>
    inTurn(async () => {
      const from = { ownerId: lease.id, inHand: [...inHand], before };
      const claim = await repeatUntilDone(
        () => database.transaction((tx) => claimOfBatch(tx, id, from)),
        signal,
      );
      if (claim) inHand.add(claim.number);
      return claim;
    });

  /** Computes what is free, window by window. */
  async function lane(): Promise<void> {
    const pause = growingPause(lookMs);
    while (!isOver()) {
      signal.throwIfAborted();
      const before = order.next() + ahead;
      const claim = await claims(before);
      if (!claim) {
        await rest(pause);
        continue;
      }
      pause.restart();
      const { number, top, bottom } = claim;
      const result = await workers.run({ ...task, top, bottom }, signal);
      // Refused where this process was away for so long that a worker has claimed it.
      if (await ask((db) => finishClaim(db, claim, null))) settle(number, result);
      inHand.delete(number);
    }
  }

  async function collect(): Promise<void> {
    const pause = growingPause(lookMs);
    while (!isOver()) {
      signal.throwIfAborted();
      const found = await ask((db) => doneByWorkers(db, id, order.next() + ahead));
      for (let from = 0; from < found.length; from += copiedAtOnce)
        await Promise.all(found.slice(from, from + copiedAtOnce).map(bring));
      if (found.length === 0) await rest(pause);
      else pause.restart();
    }
  }

  /** Copies the rows of a worker to their places and takes its figures. */
  async function bring(window: DoneWindow): Promise<void> {
    const { number, fence } = window;
    try {
      const bytes = await ask((db) => readResult(db, id, number));
      if (!bytes) return;
      const result = await resultFromBytes(bytes);
      if (layerCount(task.parts) > 0) {
        const rows = await files.passing.take(passingKey({ batchId: id, number, fence }));
        await copyLayers(rows.path, task.parts, windows[number], task.frame.width).finally(rows.remove);
      }
      await ask((db) => forgetResult(db, id, number));
      settle(number, result);
    } catch (error) {
      if (signal.aborted) throw error;
      report(error, `rows of window ${number}, which is computed again`);
      await ask((db) => reopenWindow(db, id, number));
    }
  }

  let fault: { readonly reason: unknown } | undefined;
  // One more than threads, so that none waits for the database.
  const lanes = Array.from({ length: workers.threads + 1 }, lane);
  const all = [...lanes, ...(isShared ? [collect()] : [])];
  const guarded = all.map((work) =>
    work.catch((reason: unknown) => {
      fault ??= { reason };
      failing.abort(reason);
    }),
  );
  await Promise.all(guarded);
  if (fault) throw fault.reason;
}

async function closeBatch(
  { database: { db }, files }: ShareTools['services'],
  batchId: string,
): Promise<void> {
  const left = await leftClaims(db, batchId);
  await deleteBatch(db, batchId);
  for (const { number, fence: last } of left)
    for (let fence = 1; fence <= last; fence++)
      await files.passing.remove(passingKey({ batchId, number, fence }));
}
