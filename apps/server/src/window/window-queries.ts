import { and, asc, desc, eq, gt, inArray, isNotNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../store/database';
import { isAlive } from '../store/process-queries';
import { runs, windowBatches, windowTasks } from '../store/schema';
import type { WindowRows } from './window-runner';

/** A window that a process has claimed. */
export interface Claim extends WindowRows {
  readonly batchId: string;
  readonly number: number;
  /** Which claim of this window it is. */
  readonly fence: number;
}

/** What a worker may fail or die in: after so many claims only the owner of the batch tries. */
const claimsOfWorkers = 3;

const sentRows = 5000;

const isWindow = (batchId: string, number: number): SQL | undefined =>
  and(eq(windowTasks.batchId, batchId), eq(windowTasks.number, number));

export async function insertBatch(
  db: Db,
  batch: typeof windowBatches.$inferInsert,
  windows: readonly WindowRows[],
): Promise<void> {
  await db.insert(windowBatches).values(batch);
  const rows = windows.map(({ top, bottom }, number) => ({ batchId: batch.id, number, top, bottom }));
  for (let from = 0; from < rows.length; from += sentRows)
    await db.insert(windowTasks).values(rows.slice(from, from + sentRows));
}

export async function deleteBatch(db: Db, id: string): Promise<void> {
  await db.delete(windowBatches).where(eq(windowBatches.id, id));
}

export async function findBatchTask(db: Db, id: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ task: windowBatches.task })
    .from(windowBatches)
    .where(eq(windowBatches.id, id));
  return row?.task ?? null;
}

/** Waiting, or claimed by a process that is dead, or by this one, which does not know of it. */
function isFree(claimant: string, inHand: readonly number[]): SQL {
  const forgotten = sql`(${windowTasks.claimedBy} = ${claimant} and ${
    inHand.length === 0 ? sql`true` : not(inArray(windowTasks.number, [...inHand]))
  })`;
  const claimed = sql`(${windowTasks.state} = 'at work' and (not ${isAlive(windowTasks.claimedBy)} or ${forgotten}))`;
  return sql`(${windowTasks.state} = 'waiting' or ${claimed})`;
}

/** Claims the first free window that fits; null where there is none. */
async function claim(tx: Db, claimant: string, which: SQL | undefined): Promise<Claim | null> {
  const [found] = await tx
    .select({ batchId: windowTasks.batchId, number: windowTasks.number })
    .from(windowTasks)
    .innerJoin(windowBatches, eq(windowBatches.id, windowTasks.batchId))
    .where(which)
    .orderBy(asc(windowBatches.createdAt), asc(windowTasks.number))
    .limit(1)
    .for('update', { of: windowTasks, skipLocked: true });
  if (!found) return null;
  const [{ batchId, number, top, bottom, fence }] = await tx
    .update(windowTasks)
    .set({ state: 'at work', claimedBy: claimant, fence: sql`${windowTasks.fence} + 1` })
    .where(isWindow(found.batchId, found.number))
    .returning();
  return { batchId, number, top, bottom, fence };
}

/**
 * Claims a window of a batch for its owner.
 * @param inHand numbers of the windows that it has
 * @param before only windows with a smaller number
 */
export async function claimOfBatch(
  tx: Db,
  batchId: string,
  { ownerId, inHand, before }: { ownerId: string; inHand: readonly number[]; before: number },
): Promise<Claim | null> {
  const which = and(
    eq(windowTasks.batchId, batchId),
    lt(windowTasks.number, before),
    isFree(ownerId, inHand),
  );
  return claim(tx, ownerId, which);
}

/** Claims a window of any batch whose owner waits for it. */
export async function claimOfAny(tx: Db, workerId: string, inHand: readonly Claim[]): Promise<Claim | null> {
  const numbers = inHand.map(({ number }) => number);
  const which = and(
    isNotNull(windowBatches.task),
    isAlive(windowBatches.ownerId),
    lt(windowTasks.fence, claimsOfWorkers),
    isFree(workerId, numbers),
  );
  return claim(tx, workerId, which);
}

/** Marks a window as done. Answers false where another has claimed it since, or nobody waits for it any more. */
export async function finishClaim(db: Db, one: Claim, result: Uint8Array | null): Promise<boolean> {
  const found = await db
    .update(windowTasks)
    .set({ state: 'done', result })
    .where(and(isWindow(one.batchId, one.number), eq(windowTasks.fence, one.fence)))
    .returning({ number: windowTasks.number });
  return found.length > 0;
}

/** Lets others claim a window: all, or only the owner of its batch. */
export async function giveBackClaim(db: Db, one: Claim, to: 'anybody' | 'owner'): Promise<void> {
  const fence =
    to === 'anybody' ? windowTasks.fence : sql`greatest(${windowTasks.fence}, ${claimsOfWorkers})`;
  await db
    .update(windowTasks)
    .set({ state: 'waiting', claimedBy: null, fence })
    .where(
      and(
        isWindow(one.batchId, one.number),
        eq(windowTasks.fence, one.fence),
        eq(windowTasks.state, 'at work'),
      ),
    );
}

export type DoneWindow = Pick<Claim, 'number' | 'fence'>;

/** Windows that workers have done, with a number below `before`, and whose figures have not been taken yet. */
export async function doneByWorkers(db: Db, batchId: string, before: number): Promise<DoneWindow[]> {
  return db
    .select({ number: windowTasks.number, fence: windowTasks.fence })
    .from(windowTasks)
    .where(
      and(eq(windowTasks.batchId, batchId), isNotNull(windowTasks.result), lt(windowTasks.number, before)),
    )
    .orderBy(asc(windowTasks.number));
}

export async function readResult(db: Db, batchId: string, number: number): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ result: windowTasks.result })
    .from(windowTasks)
    .where(isWindow(batchId, number));
  return row?.result ?? null;
}

export async function forgetResult(db: Db, batchId: string, number: number): Promise<void> {
  await db.update(windowTasks).set({ result: null }).where(isWindow(batchId, number));
}

/** Has a window computed once more. */
export async function reopenWindow(db: Db, batchId: string, number: number): Promise<void> {
  await db
    .update(windowTasks)
    .set({ state: 'waiting', claimedBy: null, result: null })
    .where(isWindow(batchId, number));
}

/** Windows whose claims may have left rows behind. */
export async function leftClaims(db: Db, batchId: string): Promise<DoneWindow[]> {
  return db
    .select({ number: windowTasks.number, fence: windowTasks.fence })
    .from(windowTasks)
    .where(
      and(
        eq(windowTasks.batchId, batchId),
        or(gt(windowTasks.fence, 1), eq(windowTasks.state, 'at work'), isNotNull(windowTasks.result)),
      ),
    );
}

export interface WindowState extends WindowRows {
  readonly state: 'waiting' | 'at work' | 'done';
}

/** The windows of the newest batch of a project's active runs, from the top. */
export async function windowStates(db: Db, projectId: string): Promise<WindowState[]> {
  const [batch] = await db
    .select({ id: windowBatches.id })
    .from(windowBatches)
    .innerJoin(runs, eq(runs.id, windowBatches.runId))
    .where(and(eq(runs.projectId, projectId), eq(runs.state, 'running')))
    .orderBy(desc(windowBatches.createdAt))
    .limit(1);
  if (!batch) return [];
  const { top, bottom, state } = windowTasks;
  return db
    .select({ top, bottom, state })
    .from(windowTasks)
    .where(eq(windowTasks.batchId, batch.id))
    .orderBy(asc(windowTasks.number));
}

export async function batchIds(db: Db): Promise<string[]> {
  return (await db.select({ id: windowBatches.id }).from(windowBatches)).map(({ id }) => id);
}

/** Forgets the batches whose owner is dead, and those of runs that have ended. */
export async function deleteDeadBatches(db: Db): Promise<void> {
  const ended = db
    .select({ id: runs.id })
    .from(runs)
    .where(notInArray(runs.state, ['queued', 'running']));
  await db
    .delete(windowBatches)
    .where(or(not(isAlive(windowBatches.ownerId)), inArray(windowBatches.runId, ended)));
}
