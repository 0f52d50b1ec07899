import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { preparedGrids, preparedInputs } from '../store/schema';

export type PreparedGrid = typeof preparedGrids.$inferSelect;
export type PreparedInput = typeof preparedInputs.$inferSelect;

/** The grid of the last pretreatment, null before the first. */
export async function findGrid(db: Db, projectId: string): Promise<PreparedGrid | null> {
  const [row] = await db.select().from(preparedGrids).where(eq(preparedGrids.projectId, projectId));
  return row ?? null;
}

export async function preparedInputsOf(db: Db, projectId: string): Promise<PreparedInput[]> {
  return db.select().from(preparedInputs).where(eq(preparedInputs.projectId, projectId));
}

/** Forgets the grid and all prepared inputs; answers with the ids of their files. */
export async function deletePrepared(db: Db, projectId: string): Promise<string[]> {
  const inputs = await db
    .delete(preparedInputs)
    .where(eq(preparedInputs.projectId, projectId))
    .returning({ fileId: preparedInputs.fileId });
  const grids = await db
    .delete(preparedGrids)
    .where(eq(preparedGrids.projectId, projectId))
    .returning({ fileId: preparedGrids.districtFileId });
  return [...inputs, ...grids].flatMap((row) => row.fileId ?? []);
}
