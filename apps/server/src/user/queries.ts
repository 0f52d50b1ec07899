import { and, asc, count, eq, inArray, like, lt, ne } from 'drizzle-orm';
import type { Db } from '../store/database';
import { users } from '../store/schema';
import type { User } from '../store/schema';

export type { User };
export type NewUser = typeof users.$inferInsert;

export async function findUser(db: Db, id: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function findUserByName(db: Db, userName: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.userName, userName));
  return row ?? null;
}

export async function insertUsers(db: Db, rows: readonly NewUser[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    await db.insert(users).values(rows.slice(start, start + 500));
  }
}

export async function updateUser(db: Db, id: string, patch: Partial<NewUser>): Promise<User | null> {
  const [row] = await db.update(users).set(patch).where(eq(users.id, id)).returning();
  return row ?? null;
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function countUsers(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users);
  return row?.count ?? 0;
}

/** Account names that begin with one of the prefixes' common start; for finding free names. */
export async function userNamesLike(db: Db, start: string): Promise<string[]> {
  const rows = await db
    .select({ name: users.userName })
    .from(users)
    .where(like(users.userName, `${start}%`));
  return rows.map((row) => row.name);
}

export interface DepartmentOrder {
  readonly by: 'dept_name' | 'user_name';
  readonly descending: boolean;
}

/** Names as Chinese readers look for them, by their pronunciation: databases order them by their codes. */
const asRead = new Intl.Collator('zh', { numeric: true }).compare;

/** A page of the departments of a project. */
export async function departmentsOf(
  db: Db,
  projectId: string,
  page: { limit: number; offset: number; order: DepartmentOrder },
): Promise<User[]> {
  const names = await db
    .select({ id: users.id, dept_name: users.deptName, user_name: users.userName })
    .from(users)
    .where(eq(users.projectId, projectId));
  const { by, descending } = page.order;
  const sign = descending ? -1 : 1;
  const ids = names
    .sort((a, b) => sign * asRead(a[by], b[by]) || asRead(a.user_name, b.user_name))
    .slice(page.offset, page.offset + page.limit)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.select().from(users).where(inArray(users.id, ids));
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
}

/** Names of all departments of a project, by their ids. */
export async function departmentNames(db: Db, projectId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, deptName: users.deptName })
    .from(users)
    .where(eq(users.projectId, projectId));
  return new Map(rows.map(({ id, deptName }) => [id, deptName]));
}

/** Departments that were made from districts, by district code. */
export async function districtDepartmentsOf(db: Db, projectId: string): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.projectId, projectId), ne(users.districtCode, '')))
    .orderBy(asc(users.districtCode));
}

export async function countDepartments(db: Db, projectId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(eq(users.projectId, projectId));
  return row?.count ?? 0;
}

/** Deletes all departments of a project and answers with their ids. */
export async function deleteDepartments(db: Db, projectId: string): Promise<string[]> {
  const rows = await db.delete(users).where(eq(users.projectId, projectId)).returning({ id: users.id });
  return rows.map((row) => row.id);
}

export async function findUsers(db: Db, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Sets the time of the reminder unless the last one is younger than `before`; false if it is. */
export async function markReminded(db: Db, id: string, now: Date, before: Date): Promise<boolean> {
  const user = await findUser(db, id);
  if (user?.remindedAt && user.remindedAt > before) return false;
  const rows = await db
    .update(users)
    .set({ remindedAt: now })
    .where(user?.remindedAt ? and(eq(users.id, id), lt(users.remindedAt, now)) : eq(users.id, id))
    .returning({ id: users.id });
  return rows.length > 0;
}
