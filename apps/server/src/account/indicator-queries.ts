import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { indicatorInputs } from '../store/schema';

export type IndicatorInputRow = typeof indicatorInputs.$inferSelect;

/** Null where nobody has saved any. */
export async function indicatorInputsOf(db: Db, projectId: string): Promise<IndicatorInputRow | null> {
  const rows = await db.select().from(indicatorInputs).where(eq(indicatorInputs.projectId, projectId));
  return rows.at(0) ?? null;
}

export async function putIndicatorInputs(db: Db, row: IndicatorInputRow): Promise<void> {
  const { projectId: _projectId, ...rest } = row;
  await db
    .insert(indicatorInputs)
    .values(row)
    .onConflictDoUpdate({ target: indicatorInputs.projectId, set: rest });
}
