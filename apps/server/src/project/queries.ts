import { and, asc, count, desc, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { RunState } from '@gep/api-client/contract';
import { builtOnce } from '../store/built-once';
import type { Db } from '../store/database';
import { isAlive } from '../store/process-queries';
import { projectCopies, projects, runs, selectedModels, users } from '../store/schema';
import type { Project } from '../store/schema';

export type { Project };
export type ProjectOrder = 'name' | 'create_time' | 'last_use_time';

const projectById = builtOnce((db) =>
  db
    .select()
    .from(projects)
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare('project'),
);

export async function findProject(db: Db, id: string): Promise<Project | null> {
  const [row] = await projectById(db, { id });
  return row ?? null;
}

export async function findProjectByName(db: Db, ownerId: string, name: string): Promise<Project | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.name, name)));
  return row ?? null;
}

/** How many projects an owner has, copies that are being made included, in a transaction in which nobody else adds one. */
export async function lockProjectsOf(tx: Db, ownerId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const [row] = await tx.select({ count: count() }).from(projects).where(eq(projects.ownerId, ownerId));
  return row.count;
}

/** Inserts a project; null when the owner has one of this name. */
export async function insertProject(db: Db, row: typeof projects.$inferInsert): Promise<Project | null> {
  const [inserted] = await db.insert(projects).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function updateProject(
  db: Db,
  id: string,
  patch: Partial<typeof projects.$inferInsert>,
): Promise<Project | null> {
  const [row] = await db.update(projects).set(patch).where(eq(projects.id, id)).returning();
  return row ?? null;
}

/** Sets the polled run state. */
export async function setRunState(db: Db, id: string, runState: RunState): Promise<void> {
  await db.update(projects).set({ runState }).where(eq(projects.id, id));
}

/** Deletes a project; everything that hangs on it goes with it, files excepted. */
export async function deleteProjectRow(db: Db, id: string): Promise<void> {
  await db.delete(projects).where(eq(projects.id, id));
}

const shownTo = (ownerId: string | Placeholder) =>
  and(eq(projects.ownerId, ownerId), eq(projects.copying, false));

const orderColumns = {
  name: projects.name,
  create_time: projects.createdAt,
  last_use_time: projects.usedAt,
} satisfies Record<ProjectOrder, unknown>;

const countOf = (db: Db, ownerId: string | Placeholder) =>
  db.select({ count: count() }).from(projects).where(shownTo(ownerId));

const pagesBy = (by: ProjectOrder, descending: boolean) =>
  builtOnce((db) => {
    const ownerId = sql.placeholder('ownerId');
    return db
      .select({ ...flaggedColumns(db), totalCount: sql<number>`${countOf(db, ownerId)}`.mapWith(Number) })
      .from(projects)
      .where(shownTo(ownerId))
      .orderBy((descending ? desc : asc)(orderColumns[by]), asc(projects.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`projects_by_${by}_${descending ? 'desc' : 'asc'}`);
  });

const pages = {
  name: [pagesBy('name', false), pagesBy('name', true)],
  create_time: [pagesBy('create_time', false), pagesBy('create_time', true)],
  last_use_time: [pagesBy('last_use_time', false), pagesBy('last_use_time', true)],
} satisfies Record<ProjectOrder, unknown>;

/** A page of the projects of a user, and how many there are in all. */
export async function projectsOf(
  db: Db,
  ownerId: string,
  { limit, offset, by, descending }: { limit: number; offset: number; by: ProjectOrder; descending: boolean },
): Promise<{ rows: (Project & ProjectFlags)[]; totalCount: number }> {
  const rows = await pages[by][descending ? 1 : 0](db, { ownerId, limit, offset });
  if (rows.length > 0 || offset === 0) return { rows, totalCount: rows[0]?.totalCount ?? 0 };
  // Behind the last page no row says how many there are.
  const [all] = await countOf(db, ownerId);
  return { rows, totalCount: all?.count ?? 0 };
}

/** What a list says of a project beside its row. */
export interface ProjectFlags {
  /** Whether a run is queued or at work. */
  readonly running: boolean;
  readonly modelsSelected: boolean;
}

/** Columns of projects with their flags. */
function flaggedColumns(db: Db) {
  // Asked of the rows of a page, not of all that are sorted.
  // Of all runs: a pretreatment that a calculation needs first is later than it, and ends before it.
  const active = db
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.projectId, projects.id), inArray(runs.state, ['queued', 'running'])));
  const chosen = db
    .select({ one: sql`1` })
    .from(selectedModels)
    .where(eq(selectedModels.projectId, projects.id));
  return {
    ...getTableColumns(projects),
    running: sql<boolean>`exists ${active}`,
    modelsSelected: sql<boolean>`exists ${chosen}`,
  };
}

export async function projectFlags(db: Db, projectId: string): Promise<ProjectFlags> {
  const { running, modelsSelected } = flaggedColumns(db);
  const [found] = await db
    .select({ running, modelsSelected })
    .from(projects)
    .where(eq(projects.id, projectId));
  return found ?? { running: false, modelsSelected: false };
}

export type ProjectCopy = typeof projectCopies.$inferSelect;

export async function insertCopy(db: Db, row: typeof projectCopies.$inferInsert): Promise<void> {
  await db.insert(projectCopies).values(row);
}

export async function updateCopy(
  db: Db,
  copyProjectId: string,
  patch: Partial<typeof projectCopies.$inferInsert>,
): Promise<void> {
  await db.update(projectCopies).set(patch).where(eq(projectCopies.copyProjectId, copyProjectId));
}

export async function findCopy(
  db: Db,
  projectId: string,
  copyProjectId: string,
): Promise<ProjectCopy | null> {
  const [row] = await db
    .select()
    .from(projectCopies)
    .where(and(eq(projectCopies.projectId, projectId), eq(projectCopies.copyProjectId, copyProjectId)));
  return row ?? null;
}

/** Projects whose copying was cut off by the end of its process. */
export async function unfinishedCopies(db: Db): Promise<Project[]> {
  const atWork = db
    .select({ id: projectCopies.copyProjectId })
    .from(projectCopies)
    .where(isAlive(projectCopies.ownerId));
  return db
    .select()
    .from(projects)
    .where(and(eq(projects.copying, true), notInArray(projects.id, atWork)));
}
