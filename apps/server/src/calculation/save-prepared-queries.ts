import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../store/database';
import { preparedInputsOf } from './prepared-queries';
import type { PreparedGrid, PreparedInput } from './prepared-queries';
import { preparedGrids, preparedInputs } from '../store/schema';

/** Replaces the grid of a project. */
export async function savePreparedGrid(db: Db, row: PreparedGrid): Promise<void> {
  await db.delete(preparedGrids).where(eq(preparedGrids.projectId, row.projectId));
  await db.insert(preparedGrids).values(row);
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
