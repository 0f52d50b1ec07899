import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../store/database';
import { preparedGrids, preparedInputs } from '../store/schema';

export type PreparedInput = typeof preparedInputs.$inferSelect;

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

/** Replaces a prepared input. */
export async function savePreparedInput(db: Db, row: PreparedInput): Promise<void> {
  const { projectId, inputKey, compareFlag } = row;
  await db
    .delete(preparedInputs)
    .where(
      and(
        eq(preparedInputs.projectId, projectId),
        eq(preparedInputs.inputKey, inputKey),
        eq(preparedInputs.compareFlag, compareFlag),
      ),
    );
  await db.insert(preparedInputs).values(row);
}

/** Takes out the prepared inputs of a project except some, and gives back the ids of their files. */
export async function deleteOtherPrepared(
  db: Db,
  projectId: string,
  keptIds: ReadonlySet<string>,
): Promise<string[]> {
  const rows = (await preparedInputsOf(db, projectId)).filter(({ id }) => !keptIds.has(id));
  if (rows.length === 0) return [];
  await db.delete(preparedInputs).where(
    inArray(
      preparedInputs.id,
      rows.map(({ id }) => id),
    ),
  );
  return rows.map(({ fileId }) => fileId);
}
