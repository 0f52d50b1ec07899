import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { preparedGrids } from '../store/schema';

export type PreparedGrid = typeof preparedGrids.$inferSelect;

/** The grid of the last pretreatment, null before the first. */
export async function findGrid(db: Db, projectId: string): Promise<PreparedGrid | null> {
  const [row] = await db.select().from(preparedGrids).where(eq(preparedGrids.projectId, projectId));
  return row ?? null;
}

/** Replaces the grid of a project. */
export async function savePreparedGrid(db: Db, row: PreparedGrid): Promise<void> {
  await db.delete(preparedGrids).where(eq(preparedGrids.projectId, row.projectId));
  await db.insert(preparedGrids).values(row);
}
