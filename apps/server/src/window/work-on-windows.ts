import { setMaxListeners } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../services';
import { emptyFile } from '../worker/flat-file';
import type { WorkerPool } from '../worker/worker-pool';
import { growingPause } from './growing-pause';
import { oneAtATime } from './one-at-a-time';
import { passingKey } from './passing-key';
import { resultToBytes, taskFromBytes } from './task-bytes';
import { partsIntoOne } from './window-layers';
import { claimOfAny, finishClaim, findBatchTask, giveBackClaim } from './window-queries';
import type { Claim } from './window-queries';
import type { WindowTask } from './window-runner';

/** Tasks that are kept with their rows of tables, which can be many. */
const keptTasks = 4;
const cellBytes = 4;

type WorkTools = Pick<Services, 'database' | 'files' | 'lease' | 'report'>;

/**
 * Claims windows of any run and computes them in threads of this process, until the signal aborts: then what is in hand
 * is given back.
 */
export async function workOnWindows(
  tools: WorkTools,
  workers: WorkerPool,
  signal: AbortSignal,
): Promise<void> {
  const { database, lease, report } = tools;
  // Each window in a thread listens, and there can be many threads.
  setMaxListeners(0, signal);
  const inHand = new Set<Claim>();
  const tasks = new Map<string, Promise<WindowTask | null>>();

  const inTurn = oneAtATime();
  /** What is claimed and not in hand was claimed by a statement whose answer was lost. */
  const claims = (): Promise<Claim | null> =>
    inTurn(async () => {
      const claim = await database.transaction((tx) => claimOfAny(tx, lease.id, [...inHand]));
      if (claim) inHand.add(claim);
      return claim;
    });

  async function lane(): Promise<void> {
    const pause = growingPause(500);
    while (!signal.aborted) {
      const claim = await claims().catch((error: unknown) => {
        report(error, 'claiming a window');
        return null;
      });
      if (!claim) {
        await delay(pause.next(), undefined, { signal }).catch(() => undefined);
        continue;
      }
      pause.restart();
      try {
        await work(claim);
      } catch (error) {
        if (!signal.aborted) report(error, `window ${claim.number}, which its owner computes now`);
        await giveBackClaim(database.db, claim, signal.aborted ? 'anybody' : 'owner').catch(
          (fault: unknown) => report(fault, 'giving back a window; it is free when the lease has passed'),
        );
      }
      inHand.delete(claim);
    }
  }

  function taskOf(batchId: string): Promise<WindowTask | null> {
    const found = tasks.get(batchId) ?? readTask(tools, batchId);
    tasks.delete(batchId);
    tasks.set(batchId, found);
    found.catch(() => tasks.delete(batchId));
    for (const old of tasks.keys()) if (tasks.size > keptTasks) tasks.delete(old);
    return found;
  }

  async function work(claim: Claim): Promise<void> {
    const key = passingKey(claim);
    const { files } = tools;
    const task = await taskOf(claim.batchId);
    // Its run has ended.
    if (!task) return;
    const { top, bottom } = claim;
    const path = files.temporaryPath('.rows');
    try {
      const { parts, rows } = partsIntoOne(task.parts, claim, path);
      if (rows > 0) await emptyFile(path, rows * task.frame.width * cellBytes);
      const result = await workers.run({ ...task, parts, top, bottom }, signal);
      const fault = result.find((one) => 'fault' in one);
      // Whether it is the model's or that of this machine, its owner finds out.
      if (fault) throw fault.fault;
      if (rows > 0) await files.passing.put(path, key);
      const isTaken = await finishClaim(database.db, claim, await resultToBytes(result)).catch(
        async (error: unknown) => {
          await files.passing.remove(key);
          throw error;
        },
      );
      if (!isTaken) await files.passing.remove(key);
    } finally {
      await rm(path, { force: true });
    }
  }

  // One more than threads, so that none waits for the database or for files on their way.
  await Promise.all(Array.from({ length: workers.threads + 1 }, lane));
}

async function readTask({ database, files }: WorkTools, batchId: string): Promise<WindowTask | null> {
  const bytes = await findBatchTask(database.db, batchId);
  return bytes && taskFromBytes(bytes, (file) => files.localPath(file));
}
