import type { Project } from '@gep/api-client/contract';
import { filesOfProject } from '../store/file';
import { newId } from '../store/new-id';
import {
  countProjects,
  deleteProjectRow,
  findProjectByName,
  insertProject,
  projectFlags,
  projectsOf,
  updateProject,
} from '../store/project';
import type { Project as ProjectRow, ProjectOrder } from '../store/project';
import { deleteDepartments, updateUser } from '../store/user';
import type { User } from '../store/user';
import { revokeSessionsOf } from '../store/session';
import type { Context } from './context';
import { fail, notFound } from './gep-error';
import { pageWindow } from './page';
import type { PageQuery } from './page';

/** A project as clients see it. */
export async function projectView(context: Context, row: ProjectRow): Promise<Project> {
  return {
    id: row.id,
    name: row.name,
    projectState: row.runState,
    createTime: row.createdAt.toISOString(),
    lastUseTime: row.usedAt.toISOString(),
    synthetic: row.synthetic,
    ...(await projectFlags(context.database.db, row.id)),
  };
}

/** @throws GepError NAME_TAKEN */
export async function createProject(
  context: Context,
  owner: Pick<User, 'id'>,
  name: string,
  more: { synthetic?: boolean; copying?: boolean } = {},
): Promise<ProjectRow> {
  const now = context.now();
  const row = { id: newId(), name, ownerId: owner.id, createdAt: now, usedAt: now, ...more };
  return (await insertProject(context.database.db, row)) ?? fail('NAME_TAKEN', { name }, 'body.name');
}

export async function listProjects(
  context: Context,
  ownerId: string,
  query: PageQuery,
): Promise<{ data: Project[]; totalCount: number }> {
  const { db } = context.database;
  const totalCount = await countProjects(db, ownerId);
  const by = orders[query.sortField ?? ''] ?? 'last_use_time';
  const descending = query.sortOrder ? query.sortOrder === 'desc' : by !== 'name';
  const rows = await projectsOf(db, ownerId, { ...pageWindow(query, totalCount), by, descending });
  return { data: await Promise.all(rows.map((row) => projectView(context, row))), totalCount };
}

const orders: Readonly<Record<string, ProjectOrder | undefined>> = {
  name: 'name',
  create_time: 'create_time',
  createTime: 'create_time',
  last_use_time: 'last_use_time',
  lastUseTime: 'last_use_time',
};

/** @throws GepError NAME_TAKEN */
export async function renameProject(context: Context, project: ProjectRow, name: string): Promise<Project> {
  const { db } = context.database;
  const other = await findProjectByName(db, project.ownerId, name);
  if (other && other.id !== project.id) fail('NAME_TAKEN', { name }, 'body.name');
  return projectView(context, (await updateProject(db, project.id, { name })) ?? notFound('project'));
}

/** Deletes a project with everything that hangs on it; sessions of its departments end. */
export async function deleteProject(
  context: Context,
  project: Pick<ProjectRow, 'id' | 'ownerId'>,
): Promise<void> {
  const dropped = await context.database.transaction(async (tx) => {
    await revokeSessionsOf(tx, await deleteDepartments(tx, project.id), context.now());
    await updateUser(tx, project.ownerId, { currentProjectId: null });
    const files = await filesOfProject(tx, project.id);
    const drop = await context.files.drop(
      tx,
      files.map((file) => file.id),
    );
    await deleteProjectRow(tx, project.id);
    return drop;
  });
  await dropped.afterCommit();
}
