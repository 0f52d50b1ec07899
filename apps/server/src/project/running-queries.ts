import { and, eq, inArray } from 'drizzle-orm';
import { fail } from '../error/gep-error';
import type { Db } from '../store/database';
import { lockProject } from '../store/lock-project';
import { runs } from '../store/schema';

/** Whether a pretreatment or a calculation of a project waits or is at work. */
export async function isRunning(db: Db, projectId: string): Promise<boolean> {
  const active = inArray(runs.state, ['queued', 'running']);
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.projectId, projectId), active))
    .limit(1);
  return rows.length > 0;
}

/**
 * Call in the transaction that changes what runs read: a request may have begun before a run started.
 * @throws GepError IN_CALCULATION while a run is active
 */
export async function lockForChange(tx: Db, projectId: string): Promise<void> {
  await lockProject(tx, projectId);
  if (await isRunning(tx, projectId)) fail('IN_CALCULATION');
}
