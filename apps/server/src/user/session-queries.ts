import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { builtOnce } from '../store/built-once';
import type { Db } from '../store/database';
import { loginAttempts, sessions, users } from '../store/schema';
import type { User } from '../store/schema';

export type Session = typeof sessions.$inferSelect;
export type LoginAttempt = typeof loginAttempts.$inferSelect;

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

const sessionWithUser = builtOnce((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session'),
);

/** A session with its user, who may have been deleted since, in one statement: every call asks for them. */
export async function findSession(
  db: Db,
  tokenHash: string,
): Promise<{ session: Session; user: User | null } | null> {
  const [row] = await sessionWithUser(db, { tokenHash });
  return row ?? null;
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function revokeSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** Revokes the sessions of users. */
export async function revokeSessionsOf(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.userId, [...userIds]), isNull(sessions.revokedAt)));
}

export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.usedAt, before));
}

/** Of locks as well: the longest is a day. */
export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.updatedAt, before));
}

/** Whether a user has signed in from a network before, as long as sessions are kept. */
export async function hasSignedInFrom(db: Db, userId: string, network: string): Promise<boolean> {
  const rows = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.network, network)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Counts one more attempt for an account before its password is checked, so that attempts in parallel count too. The
 * count starts again after a lock has ended, and when the last attempt is older than `since`.
 */
export async function countAttempt(db: Db, userName: string, now: Date, since: Date): Promise<LoginAttempt> {
  const over = sql`(${loginAttempts.lockedUntil} <= ${now.toISOString()}::timestamptz
    or (${loginAttempts.lockedUntil} is null and ${loginAttempts.updatedAt} < ${since.toISOString()}::timestamptz))`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ userName, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: loginAttempts.userName,
      set: {
        failures: sql`case when ${over} then 1 else ${loginAttempts.failures} + 1 end`,
        lockedUntil: sql`case when ${over} then null else ${loginAttempts.lockedUntil} end`,
        updatedAt: now,
      },
    })
    .returning();
  return row;
}

export async function lockAccount(db: Db, userName: string, until: Date): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ lockedUntil: until, locks: sql`${loginAttempts.locks} + 1` })
    .where(eq(loginAttempts.userName, userName));
}

export async function clearAttempts(db: Db, userName: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.userName, userName));
}

/** Lifts the locks of an account for all networks. */
export async function unlockAccount(db: Db, userName: string): Promise<void> {
  const { userName: key } = loginAttempts;
  await db.delete(loginAttempts).where(or(eq(key, userName), sql`starts_with(${key}, ${`${userName} `})`));
}
