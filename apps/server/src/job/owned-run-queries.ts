import { and, eq, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import type { Db } from '../store/database';
import { isAlive } from '../store/process-queries';
import { runs } from '../store/schema';
import { activeStates, rowOf, runOf } from './run-queries';
import type { Run, RunPatch } from './run-queries';

const isActive = inArray(runs.state, activeStates);

/** Active runs that a process had in hand that is dead, or, with `ownerId`, that it has itself. */
const abandoned = (ownerId?: string) =>
  and(
    isActive,
    or(
      and(isNotNull(runs.ownerId), not(isAlive(runs.ownerId))),
      // Of a version that knew no owners.
      and(isNull(runs.ownerId), eq(runs.state, 'running')),
      ownerId === undefined ? undefined : eq(runs.ownerId, ownerId),
    ),
  );

/**
 * Takes a queued run in hand. Null when another process has it, or it is not queued any more. Can be repeated when the
 * answer was lost.
 */
export async function claimRun(
  db: Db,
  id: string,
  ownerId: string,
  startedAt: Date | null,
): Promise<Run | null> {
  const free = and(eq(runs.state, 'queued'), or(isNull(runs.ownerId), eq(runs.ownerId, ownerId)));
  const own = and(eq(runs.state, 'running'), eq(runs.ownerId, ownerId));
  const [row] = await db
    .update(runs)
    .set({ state: 'running', ownerId, startedAt })
    .where(and(eq(runs.id, id), or(free, own)))
    .returning();
  return row ? runOf(row) : null;
}

/** Writes to an active run of a process. Answers false when it is not that any more: another may have ended it. */
export async function updateOwnRun(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
  patch: RunPatch,
): Promise<boolean> {
  const found = await db
    .update(runs)
    .set(rowOf(patch))
    .where(and(eq(runs.id, id), eq(runs.ownerId, ownerId), isActive))
    .returning({ id: runs.id });
  return found.length > 0;
}

/** Whether a run is active in the hands of a process; with `hold` it stays so until the transaction ends. */
export async function isOwnRun(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
  hold = false,
): Promise<boolean> {
  const query = db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.ownerId, ownerId), isActive));
  return (await (hold ? query.for('update') : query)).length > 0;
}

/** Active runs whose owner is dead. */
export async function abandonedRuns(db: Db): Promise<Run[]> {
  return (await db.select().from(runs).where(abandoned())).map(runOf);
}

/** Holds a run until the transaction ends, if its owner is dead or the process that asks. */
export async function holdAbandoned(tx: Db, id: string, ownerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, id), abandoned(ownerId)))
    .for('update');
  return rows.length > 0;
}

/** Asks the owners of a project's active runs to stop them. */
export async function askToStop(db: Db, projectId: string): Promise<void> {
  await db
    .update(runs)
    .set({ stopAsked: true })
    .where(and(eq(runs.projectId, projectId), isActive));
}

/** Ids of the runs of a process that it was asked to stop. */
export async function runsToStop(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.ownerId, ownerId), eq(runs.state, 'running'), eq(runs.stopAsked, true)));
  return rows.map(({ id }) => id);
}
