import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { publicStyles, userStyles } from '../store/schema';

export type UserStyleRow = typeof userStyles.$inferSelect;
export type PublicStyleRow = typeof publicStyles.$inferSelect;

export async function userStylesOf(db: Db, userId: string): Promise<UserStyleRow[]> {
  return db
    .select()
    .from(userStyles)
    .where(eq(userStyles.userId, userId))
    .orderBy(asc(userStyles.createdAt), asc(userStyles.id));
}

export async function insertUserStyle(db: Db, row: UserStyleRow): Promise<void> {
  await db.insert(userStyles).values(row);
}

/** Null where the user has no style of this id. */
export async function renameUserStyleRow(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<UserStyleRow | null> {
  const [row] = await db
    .update(userStyles)
    .set({ name })
    .where(and(eq(userStyles.id, id), eq(userStyles.userId, userId)))
    .returning();
  return row ?? null;
}

/** Whether the user had a style of this id. */
export async function deleteUserStyleRow(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(userStyles)
    .where(and(eq(userStyles.id, id), eq(userStyles.userId, userId)))
    .returning({ id: userStyles.id });
  return gone.length > 0;
}

export async function publicStylesOf(db: Db, styleType: string): Promise<PublicStyleRow[]> {
  return db
    .select()
    .from(publicStyles)
    .where(eq(publicStyles.styleType, styleType))
    .orderBy(asc(publicStyles.groupId), asc(publicStyles.position));
}
