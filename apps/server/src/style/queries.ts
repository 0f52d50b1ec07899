import { and, asc, count, desc, eq, getTableColumns, lte, sql, sum } from 'drizzle-orm';
import type { StyleType } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import type { PageWindow } from '../store/page-window';
import { publicStyles, users, userStyles } from '../store/schema';

export type UserStyleRow = typeof userStyles.$inferSelect;
export type PublicStyleRow = typeof publicStyles.$inferSelect;

/** What styles may take together. */
export interface StyleBound {
  readonly count: number;
  readonly bytes: number;
}

const bytesOf = sql<number>`octet_length(${userStyles.styleJson})`;

/** Which styles of a user are wanted. */
export interface StylesWanted extends PageWindow {
  readonly styleType?: StyleType;
  /** Without it the text of each is empty. */
  readonly withJson: boolean;
}

/** Of the oldest styles of a user that fit the bound, those that are wanted. */
export async function userStylesOf(
  db: Db,
  userId: string,
  bound: StyleBound,
  { styleType, withJson, limit, offset }: StylesWanted,
): Promise<UserStyleRow[]> {
  const order = sql`${userStyles.createdAt}, ${userStyles.id}`;
  const sizes = db
    .select({
      id: userStyles.id,
      upTo: sql<number>`sum(${bytesOf}) over (order by ${order})`.as('up_to'),
      number: sql<number>`row_number() over (order by ${order})`.as('number'),
    })
    .from(userStyles)
    .where(eq(userStyles.userId, userId))
    .as('sizes');
  const columns = getTableColumns(userStyles);
  return db
    .select({ ...columns, ...(!withJson && { styleJson: sql<string>`''` }) })
    .from(userStyles)
    .innerJoin(
      sizes,
      and(eq(sizes.id, userStyles.id), lte(sizes.upTo, bound.bytes), lte(sizes.number, bound.count)),
    )
    .where(styleType && eq(userStyles.styleType, styleType))
    .orderBy(asc(userStyles.createdAt), asc(userStyles.id))
    .limit(limit)
    .offset(offset);
}

/** Null where the user has no style of this id. */
export async function findUserStyle(db: Db, userId: string, id: string): Promise<UserStyleRow | null> {
  const [row] = await db
    .select()
    .from(userStyles)
    .where(and(eq(userStyles.id, id), eq(userStyles.userId, userId)));
  return row ?? null;
}

/** What the styles of a user take, in a transaction in which nobody else adds one. */
export async function lockUserStyles(tx: Db, userId: string): Promise<StyleBound> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ count: count(), bytes: sum(bytesOf).mapWith(Number) })
    .from(userStyles)
    .where(eq(userStyles.userId, userId));
  return { count: row.count, bytes: row.bytes ?? 0 };
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

/** Null where the user has no style of this id. */
export async function deleteUserStyleRow(
  db: Db,
  userId: string,
  id: string,
): Promise<{ name: string } | null> {
  const [gone] = await db
    .delete(userStyles)
    .where(and(eq(userStyles.id, id), eq(userStyles.userId, userId)))
    .returning({ name: userStyles.name });
  return gone ?? null;
}

export async function publicStylesOf(db: Db, styleType: string): Promise<PublicStyleRow[]> {
  return db
    .select()
    .from(publicStyles)
    .where(eq(publicStyles.styleType, styleType))
    .orderBy(asc(publicStyles.groupId), asc(publicStyles.position));
}

/** All that the installation has added, group by group. */
export async function allPublicStyles(db: Db): Promise<PublicStyleRow[]> {
  return db
    .select()
    .from(publicStyles)
    .orderBy(asc(publicStyles.groupName), asc(publicStyles.position), asc(publicStyles.id));
}

/** Null where there is no such style. */
export async function findPublicStyle(db: Db, id: string): Promise<PublicStyleRow | null> {
  const [row] = await db.select().from(publicStyles).where(eq(publicStyles.id, id));
  return row ?? null;
}

/** Where a style comes last in a group; its id is null where there is no such group. */
export async function endOfGroup(
  db: Db,
  groupName: string,
): Promise<{ groupId: string | null; position: number }> {
  const [last] = await db
    .select({ groupId: publicStyles.groupId, position: publicStyles.position })
    .from(publicStyles)
    .where(eq(publicStyles.groupName, groupName))
    .orderBy(desc(publicStyles.position))
    .limit(1);
  return { groupId: last?.groupId ?? null, position: last ? last.position + 1 : 0 };
}

export async function updatePublicStyle(
  db: Db,
  id: string,
  change: Partial<Omit<PublicStyleRow, 'id'>>,
): Promise<void> {
  await db.update(publicStyles).set(change).where(eq(publicStyles.id, id));
}

/**
 * Puts the styles of a group under another name.
 * @param after added to the position of each
 */
export async function moveGroup(
  db: Db,
  group: string,
  { groupId, name, after }: { readonly groupId: string; readonly name: string; readonly after: number },
): Promise<void> {
  await db
    .update(publicStyles)
    .set({ groupId, groupName: name, position: sql`${publicStyles.position} + ${after}` })
    .where(eq(publicStyles.groupName, group));
}

/** False where there is no such style. */
export async function deletePublicStyleRow(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .delete(publicStyles)
    .where(eq(publicStyles.id, id))
    .returning({ id: publicStyles.id });
  return gone.length > 0;
}

export async function insertPublicStyles(db: Db, rows: readonly PublicStyleRow[]): Promise<void> {
  await db.insert(publicStyles).values([...rows]);
}

/** Deletes a group by its name, and says how many styles it had. */
export async function deletePublicStyles(db: Db, groupName: string): Promise<number> {
  const gone = await db
    .delete(publicStyles)
    .where(eq(publicStyles.groupName, groupName))
    .returning({ id: publicStyles.id });
  return gone.length;
}

export async function publicGroups(db: Db): Promise<{ name: string; count: number }[]> {
  return db
    .select({ name: publicStyles.groupName, count: count() })
    .from(publicStyles)
    .groupBy(publicStyles.groupName)
    .orderBy(asc(publicStyles.groupName));
}
