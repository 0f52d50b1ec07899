import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../store/database';
import { lostFiles, storedFiles } from '../store/schema';

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

/** Rows by their paths in the vault. */
export async function filesAt(db: Db, paths: readonly string[]): Promise<StoredFile[]> {
  if (paths.length === 0) return [];
  return db
    .select()
    .from(storedFiles)
    .where(inArray(storedFiles.path, [...paths]));
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

/**
 * Brings lost and found up to date.
 * @param paths the stored files that have no row now
 * @returns those that have had none since before `limit`
 */
export async function noteLostFiles(
  db: Db,
  paths: readonly string[],
  { now, limit }: { now: Date; limit: Date },
): Promise<string[]> {
  const lost = new Set(paths);
  const noted = (await db.select({ path: lostFiles.path }).from(lostFiles)).map((row) => row.path);
  for (const some of inPortions(noted.filter((path) => !lost.has(path))))
    await db.delete(lostFiles).where(inArray(lostFiles.path, some));
  for (const some of inPortions(paths)) {
    const rows = some.map((path) => ({ path, since: now }));
    await db.insert(lostFiles).values(rows).onConflictDoNothing();
  }
  const overdue = await db.select({ path: lostFiles.path }).from(lostFiles).where(lt(lostFiles.since, limit));
  return overdue.map((row) => row.path);
}

/** A statement takes a limited number of values. */
function* inPortions(paths: readonly string[]): Iterable<string[]> {
  for (let from = 0; from < paths.length; from += 1000) yield paths.slice(from, from + 1000);
}

/** What the bytes of every stored file are. */
export async function allStoredBytes(db: Db): Promise<Pick<StoredFile, 'path' | 'size' | 'sha256'>[]> {
  const { path, size, sha256 } = storedFiles;
  return db.select({ path, size, sha256 }).from(storedFiles).orderBy(path);
}
