import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../store/database';
import { projects, storedFiles, users } from '../store/schema';

export interface UsedRoom {
  readonly ownerId: string;
  readonly projectBytes: number;
  readonly ownerBytes: number;
}

/** What the files of a project take, and those of all projects of its owner; null where the project is gone. */
export async function usedRoom(db: Db, projectId: string): Promise<UsedRoom | null> {
  const [project] = await db
    .select({ ownerId: projects.ownerId })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) return null;
  const { ownerId } = project;
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, ownerId));
  const bytes = (which: SQL) =>
    sql`coalesce(sum(${storedFiles.size}) filter (where ${which}), 0)`.mapWith(Number);
  const [used] = await db
    .select({ projectBytes: bytes(eq(storedFiles.projectId, projectId)), ownerBytes: bytes(sql`true`) })
    .from(storedFiles)
    .where(inArray(storedFiles.projectId, own));
  return { ownerId, ...used };
}

/** From here to the end of the transaction, nobody else who holds the owner of the project goes on. */
export async function lockOwner(tx: Db, projectId: string): Promise<void> {
  const owner = tx.select({ id: projects.ownerId }).from(projects).where(eq(projects.id, projectId));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('no key update');
}
