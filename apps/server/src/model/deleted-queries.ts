import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../store/database';
import { deletedInputs } from '../store/schema';
import type { ModelInput } from './queries';

/** An input that was deleted and can still be restored. */
export type DeletedInputRow = typeof deletedInputs.$inferSelect;

export async function deletedInputsOf(db: Db, projectId: string): Promise<DeletedInputRow[]> {
  return db.select().from(deletedInputs).where(eq(deletedInputs.projectId, projectId));
}

export async function findDeletedInput(
  db: Db,
  projectId: string,
  inputKey: string,
  compareFlag: number,
): Promise<DeletedInputRow | null> {
  const [row] = await db
    .select()
    .from(deletedInputs)
    .where(
      and(
        eq(deletedInputs.projectId, projectId),
        eq(deletedInputs.inputKey, inputKey),
        eq(deletedInputs.compareFlag, compareFlag),
      ),
    );
  return row ?? null;
}

/** Inputs of all projects that were deleted at an instant or before. */
export async function expiredInputs(db: Db, until: Date): Promise<DeletedInputRow[]> {
  return db.select().from(deletedInputs).where(lte(deletedInputs.deletedAt, until));
}

export async function keepDeleted(db: Db, row: ModelInput, deletedAt: Date): Promise<void> {
  await db.insert(deletedInputs).values({ ...row, deletedAt });
}

/** Removes the rows of deleted inputs. */
export async function forgetInputs(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(deletedInputs).where(inArray(deletedInputs.id, [...ids]));
}
