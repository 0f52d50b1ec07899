import type { Project } from '@gep/api-client/contract';
import { filesOfProject } from '../file/queries';
import { newId } from '../store/new-id';
import {
  deleteProjectRow,
  findProjectByName,
  insertProject,
  lockProjectsOf,
  projectFlags,
  projectsOf,
  updateProject,
} from './queries';
import type { Project as ProjectRow, ProjectFlags, ProjectOrder } from './queries';

import type { User } from '../user/queries';
import { dropDepartments } from './drop-departments';
import { dropFeatures } from './feature-queries';
import type { Services } from '../services';
import { lockForChange } from './running-queries';
import { noteAct } from '../act/act';
import { noteChanges, openForm } from '../form/form';
import type { Db } from '../store/database';
import { fail, notFound } from '../error/gep-error';
import { checkCount, pageWindow } from '../store/page-window';
import type { PageQuery } from '../store/page-window';

/** A project as clients see it. */
export async function projectView(services: Services, row: ProjectRow): Promise<Project> {
  return viewOf(row, await projectFlags(services.database.db, row.id));
}

function viewOf(row: ProjectRow, { running, modelsSelected }: ProjectFlags): Project {
  return {
    id: row.id,
    name: row.name,
    projectState: row.runState,
    createTime: row.createdAt.toISOString(),
    lastUseTime: row.usedAt.toISOString(),
    synthetic: row.synthetic,
    readOnly: row.readOnly,
    running,
    modelsSelected,
  };
}

/**
 * @param within a transaction
 * @throws GepError NAME_TAKEN, PROJECT_QUOTA
 */
export async function createProject(
  services: Services,
  owner: Pick<User, 'id'>,
  name: string,
  more: Partial<Pick<ProjectRow, 'synthetic' | 'copying' | 'readOnly' | 'reminderDays'>> = {},
  within?: Db,
): Promise<ProjectRow> {
  const now = services.now();
  const row = { id: newId(), name, ownerId: owner.id, createdAt: now, usedAt: now, ...more };
  noteAct({ projectId: row.id });
  const insert = async (tx: Db): Promise<ProjectRow> => {
    const { projects } = services.config.quota;
    if (projects < Infinity && (await lockProjectsOf(tx, owner.id)) >= projects)
      fail('PROJECT_QUOTA', { count: projects });
    return (await insertProject(tx, row)) ?? fail('NAME_TAKEN', { name }, 'body.name');
  };
  return within ? insert(within) : services.database.transaction(insert);
}

export async function listProjects(
  services: Services,
  ownerId: string,
  query: PageQuery,
): Promise<{ data: Project[]; totalCount: number }> {
  const { db } = services.database;
  const by = orders.get(query.sortField ?? '') ?? 'last_use_time';
  const descending = query.sortOrder ? query.sortOrder === 'desc' : by !== 'name';
  const { rows, totalCount } = await projectsOf(db, ownerId, { ...pageWindow(query), by, descending });
  checkCount(query, totalCount);
  return { data: rows.map((row) => viewOf(row, row)), totalCount };
}

const orders: ReadonlyMap<string, ProjectOrder> = new Map([
  ['name', 'name'],
  ['create_time', 'create_time'],
  ['createTime', 'create_time'],
  ['last_use_time', 'last_use_time'],
  ['lastUseTime', 'last_use_time'],
]);

/** @throws GepError NAME_TAKEN */
export async function renameProject(services: Services, project: ProjectRow, name: string): Promise<Project> {
  const place = { of: { projectId: project.id }, form: 'projectName' } as const;
  const renamed = await services.database.transaction(async (tx) => {
    await openForm(tx, place);
    const other = await findProjectByName(tx, project.ownerId, name);
    if (other && other.id !== project.id) fail('NAME_TAKEN', { name }, 'body.name');
    if (!other) await noteChanges(tx, place, ['name']);
    return (await updateProject(tx, project.id, { name })) ?? notFound('project');
  });
  return projectView(services, renamed);
}

/**
 * Deletes a project with everything that hangs on it; sessions of its departments end.
 * @throws GepError IN_CALCULATION while a run is active
 */
export async function deleteProject(
  services: Services,
  project: Pick<ProjectRow, 'id' | 'ownerId'>,
): Promise<void> {
  const dropped = await services.database.transaction(async (tx) => {
    await lockForChange(tx, project.id);
    await dropDepartments(services, tx, project.id);
    const files = await filesOfProject(tx, project.id);
    const drop = await services.files.drop(
      tx,
      files.map((file) => file.id),
    );
    await deleteProjectRow(tx, project.id);
    return drop;
  });
  services.background('features of a project that is gone', (signal) =>
    dropFeatures(services.database.db, { projectId: project.id }, signal),
  );
  await dropped.afterCommit();
}
