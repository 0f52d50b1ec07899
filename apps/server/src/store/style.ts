import { asc, eq } from 'drizzle-orm';
import type { Db } from './database';
import { publicStyles, userStyles } from './schema';

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

export async function publicStylesOf(db: Db, styleType: string): Promise<PublicStyleRow[]> {
  return db
    .select()
    .from(publicStyles)
    .where(eq(publicStyles.styleType, styleType))
    .orderBy(asc(publicStyles.groupId), asc(publicStyles.position));
}
