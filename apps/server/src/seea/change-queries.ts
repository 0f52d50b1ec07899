import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { typeChanges } from '../store/schema';

export type TypeChangesRow = typeof typeChanges.$inferSelect;

export async function findTypeChanges(db: Db, projectId: string): Promise<TypeChangesRow | null> {
  const [row] = await db.select().from(typeChanges).where(eq(typeChanges.projectId, projectId));
  return row ?? null;
}

/** Keeps the counts of a project in the place of earlier ones. */
export async function keepTypeChanges(db: Db, row: TypeChangesRow): Promise<void> {
  const { projectId: target, ...set } = row;
  await db
    .insert(typeChanges)
    .values(row)
    .onConflictDoUpdate({ target: typeChanges.projectId, set, setWhere: eq(typeChanges.projectId, target) });
}
