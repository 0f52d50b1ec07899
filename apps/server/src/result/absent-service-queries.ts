import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { absentServices } from '../store/schema';

export type AbsentServiceRow = typeof absentServices.$inferSelect;

/** What was declared not to exist in the region of a project, in the order of the declarations. */
export async function absentServicesOf(db: Db, projectId: string): Promise<AbsentServiceRow[]> {
  return db
    .select()
    .from(absentServices)
    .where(eq(absentServices.projectId, projectId))
    .orderBy(asc(absentServices.declaredAt), asc(absentServices.modelId));
}

export async function putAbsentService(db: Db, row: AbsentServiceRow): Promise<void> {
  const { projectId: _projectId, modelId: _modelId, ...rest } = row;
  await db
    .insert(absentServices)
    .values(row)
    .onConflictDoUpdate({ target: [absentServices.projectId, absentServices.modelId], set: rest });
}

/** @returns whether there was such a declaration */
export async function deleteAbsentService(db: Db, projectId: string, modelId: string): Promise<boolean> {
  const rows = await db
    .delete(absentServices)
    .where(and(eq(absentServices.projectId, projectId), eq(absentServices.modelId, modelId)))
    .returning({ modelId: absentServices.modelId });
  return rows.length > 0;
}
