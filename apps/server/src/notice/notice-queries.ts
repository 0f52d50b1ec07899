import { and, asc, count, desc, eq, exists, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { DeliveryState, NoticeWayName } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import type { PageWindow } from '../store/page-window';
import { noticeDeliveries, notices, projects, users } from '../store/schema';

export type NoticeRow = typeof notices.$inferSelect;
export type DeliveryRow = typeof noticeDeliveries.$inferSelect;

const chunk = 500;

/** Writes notices with the ways that they take. */
export async function insertNotices(
  db: Db,
  rows: readonly (typeof notices.$inferInsert)[],
  deliveries: readonly (typeof noticeDeliveries.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk)
    await db.insert(notices).values(rows.slice(start, start + chunk));
  for (let start = 0; start < deliveries.length; start += chunk)
    await db.insert(noticeDeliveries).values(deliveries.slice(start, start + chunk));
}

export async function inboxOf(db: Db, userId: string, { limit, offset }: PageWindow): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
    .offset(offset);
}

export async function countInbox(db: Db, userId: string, unread: boolean): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), unread ? isNull(notices.readAt) : undefined));
  return row?.count ?? 0;
}

/** Marks notices of a user as read, all without ids. */
export async function markRead(
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const named = ids && inArray(notices.id, [...ids]);
  if (ids?.length === 0) return;
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), named));
}

const sentOf = (db: Db, projectId: string, state: DeliveryState | undefined) =>
  and(
    eq(notices.projectId, projectId),
    state &&
      exists(
        db
          .select({ id: noticeDeliveries.id })
          .from(noticeDeliveries)
          .where(and(eq(noticeDeliveries.noticeId, notices.id), eq(noticeDeliveries.state, state))),
      ),
  );

/** Notices of a project with the names of their readers, newest first. */
export async function sentNotices(
  db: Db,
  projectId: string,
  state: DeliveryState | undefined,
  { limit, offset }: PageWindow,
): Promise<{ notice: NoticeRow; deptName: string; userName: string }[]> {
  return db
    .select({ notice: notices, deptName: users.deptName, userName: users.userName })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(sentOf(db, projectId, state))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
    .offset(offset);
}

export async function countSent(db: Db, projectId: string, state?: DeliveryState): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notices)
    .where(sentOf(db, projectId, state));
  return row?.count ?? 0;
}

export async function deliveriesOf(db: Db, noticeIds: readonly string[]): Promise<DeliveryRow[]> {
  if (noticeIds.length === 0) return [];
  return db
    .select()
    .from(noticeDeliveries)
    .where(inArray(noticeDeliveries.noticeId, [...noticeIds]));
}

/** A delivery of a project. */
export async function findDelivery(db: Db, projectId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await db
    .select({ delivery: noticeDeliveries })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId))
    .where(and(eq(noticeDeliveries.id, id), eq(notices.projectId, projectId)));
  return row?.delivery ?? null;
}

export async function updateDelivery(db: Db, id: string, change: Partial<DeliveryRow>): Promise<void> {
  await db.update(noticeDeliveries).set(change).where(eq(noticeDeliveries.id, id));
}

/** Deletes the notices that were made before an instant, with their deliveries. */
export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before));
}

/** A delivery with all that is sent. */
export interface DueDelivery {
  readonly delivery: DeliveryRow;
  readonly notice: NoticeRow;
  readonly user: typeof users.$inferSelect;
  readonly projectName: string;
}

/**
 * Takes deliveries in hand whose time has come: no other process does meanwhile. What is not marked as sent before `until`
 * comes again, also after a crash.
 */
export async function claimDeliveries(
  tx: Db,
  ways: readonly NoticeWayName[],
  { now, until, limit }: { now: Date; until: (attempts: number) => Date; limit: number },
): Promise<DueDelivery[]> {
  if (ways.length === 0) return [];
  const due = await tx
    .select({ id: noticeDeliveries.id, attempts: noticeDeliveries.attempts })
    .from(noticeDeliveries)
    .where(
      and(
        eq(noticeDeliveries.state, 'WAITING'),
        lte(noticeDeliveries.nextTryAt, now),
        inArray(noticeDeliveries.way, [...ways]),
      ),
    )
    .orderBy(asc(noticeDeliveries.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { id, attempts } of due)
    await updateDelivery(tx, id, { attempts: attempts + 1, nextTryAt: until(attempts) });
  if (due.length === 0) return [];
  return tx
    .select({
      delivery: noticeDeliveries,
      notice: notices,
      user: users,
      projectName: sql<string>`${projects.name}`,
    })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId))
    .innerJoin(users, eq(users.id, notices.userId))
    .innerJoin(projects, eq(projects.id, notices.projectId))
    .where(
      inArray(
        noticeDeliveries.id,
        due.map(({ id }) => id),
      ),
    );
}
