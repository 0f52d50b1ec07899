import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { RunState } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { projectCopies, projects, runs, selectedModels } from '../store/schema';
import type { Project } from '../store/schema';

export type { Project };
export type ProjectOrder = 'name' | 'create_time' | 'last_use_time';

export async function findProject(db: Db, id: string): Promise<Project | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row ?? null;
}

export async function findProjectByName(db: Db, ownerId: string, name: string): Promise<Project | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.name, name)));
  return row ?? null;
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

export async function countProjects(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.copying, false)));
  return row?.count ?? 0;
}

export async function projectsOf(
  db: Db,
  ownerId: string,
  page: { limit: number; offset: number; by: ProjectOrder; descending: boolean },
): Promise<(Project & ProjectFlags)[]> {
  const columns = {
    name: projects.name,
    create_time: projects.createdAt,
    last_use_time: projects.usedAt,
  } satisfies Record<ProjectOrder, unknown>;
  const order = page.descending ? desc : asc;
  return flaggedProjects(db)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.copying, false)))
    .orderBy(order(columns[page.by]), asc(projects.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** What a list says of a project beside its row. */
export interface ProjectFlags {
  /** Whether its latest run is queued or running. */
  readonly running: boolean;
  readonly modelsSelected: boolean;
}

/** Projects with their flags, in one query for any number. */
function flaggedProjects(db: Db) {
  const latest = db
    .select({ state: runs.state })
    .from(runs)
    .where(eq(runs.projectId, projects.id))
    .orderBy(desc(runs.createdAt))
    .limit(1)
    .as('latest');
  const chosen = db
    .select({ projectId: selectedModels.projectId })
    .from(selectedModels)
    .where(eq(selectedModels.projectId, projects.id))
    .limit(1)
    .as('chosen');
  return db
    .select({
      ...getTableColumns(projects),
      running: sql<boolean>`coalesce(${latest.state} in ('queued', 'running'), false)`,
      modelsSelected: sql<boolean>`${chosen.projectId} is not null`,
    })
    .from(projects)
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(chosen, sql`true`);
}

export async function projectFlags(db: Db, projectId: string): Promise<ProjectFlags> {
  const [found] = await flaggedProjects(db).where(eq(projects.id, projectId));
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

/** Projects whose copying was cut off by the end of the process. */
export async function unfinishedCopies(db: Db): Promise<Project[]> {
  return db.select().from(projects).where(eq(projects.copying, true));
}
