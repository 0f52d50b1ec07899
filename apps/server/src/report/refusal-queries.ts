import { eq, lt } from 'drizzle-orm';
import type { Db } from '../store/database';
import { refusedTables } from '../store/schema';

export type RefusedTable = typeof refusedTables.$inferSelect;

/** Keeps the table of a form that was refused in place of an earlier one; those of all forms before a time go. */
export async function putRefusal(db: Db, row: RefusedTable, goneBefore: Date): Promise<void> {
  await db.insert(refusedTables).values(row).onConflictDoUpdate({ target: refusedTables.formId, set: row });
  await db.delete(refusedTables).where(lt(refusedTables.refusedAt, goneBefore));
}

export async function findRefusal(db: Db, formId: string): Promise<RefusedTable | null> {
  const [row] = await db.select().from(refusedTables).where(eq(refusedTables.formId, formId));
  return row ?? null;
}

export async function deleteRefusal(db: Db, formId: string): Promise<void> {
  await db.delete(refusedTables).where(eq(refusedTables.formId, formId));
}
