import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { savedViews } from '../store/schema';

export type SavedViewRow = typeof savedViews.$inferSelect;

const isOne = (projectId: string, id: string) =>
  and(eq(savedViews.projectId, projectId), eq(savedViews.id, id));

/** By name. */
export async function savedViewsOf(db: Db, projectId: string): Promise<SavedViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(eq(savedViews.projectId, projectId))
    .orderBy(asc(savedViews.name));
}

export async function countSavedViews(tx: Db, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(savedViews)
    .where(eq(savedViews.projectId, projectId));
  return row.count;
}

/** The id of the view that has a name; null where none has. */
export async function viewOfName(tx: Db, projectId: string, name: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.projectId, projectId), eq(savedViews.name, name)));
  return row?.id ?? null;
}

export async function insertView(tx: Db, row: SavedViewRow): Promise<void> {
  await tx.insert(savedViews).values(row);
}

/** Null where the project has no such view. */
export async function renameViewRow(
  tx: Db,
  projectId: string,
  id: string,
  name: string,
): Promise<SavedViewRow | null> {
  const [row] = await tx.update(savedViews).set({ name }).where(isOne(projectId, id)).returning();
  return row ?? null;
}

/** Null where the project has no such view. */
export async function deleteViewRow(tx: Db, projectId: string, id: string): Promise<SavedViewRow | null> {
  const [row] = await tx.delete(savedViews).where(isOne(projectId, id)).returning();
  return row ?? null;
}
