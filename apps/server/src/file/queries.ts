import { eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../store/database';
import { storedFiles } from '../store/schema';

export type StoredFile = typeof storedFiles.$inferSelect;

export async function insertFile(db: Db, row: StoredFile): Promise<void> {
  await db.insert(storedFiles).values(row);
}

export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.select().from(storedFiles).where(eq(storedFiles.id, id));
  return row ?? null;
}

/** Rows in the order of the ids; unknown ids are left out. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function filesOfProject(db: Db, projectId: string): Promise<StoredFile[]> {
  return db.select().from(storedFiles).where(eq(storedFiles.projectId, projectId));
}

export async function deleteFileRows(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(storedFiles).where(inArray(storedFiles.id, [...ids]));
}

/** Paths of all rows, for finding files without one. */
export async function allFilePaths(db: Db): Promise<string[]> {
  return (await db.select({ path: storedFiles.path }).from(storedFiles)).map((row) => row.path);
}

export async function bytesOfProject(db: Db, projectId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(storedFiles.size) })
    .from(storedFiles)
    .where(eq(storedFiles.projectId, projectId));
  return Number(row?.bytes ?? 0);
}
