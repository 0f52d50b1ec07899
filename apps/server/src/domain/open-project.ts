import { findProject, updateProject } from '../store/project';
import type { Project } from '../store/project';
import { updateUser } from '../store/user';
import type { User } from '../store/user';
import type { Context } from './context';
import { fail, notFound } from './gep-error';

/** True for the owner of a project and its departments. */
export function mayRead(user: User, project: Project): boolean {
  return project.ownerId === user.id || user.projectId === project.id;
}

/** Makes a project the open one of its owner and marks it as used. Departments only have their own. */
export async function openProject(context: Context, user: User, projectId: string): Promise<User> {
  const { db } = context.database;
  const project = (await findProject(db, projectId)) ?? notFound('project');
  if (!mayRead(user, project)) fail('FORBIDDEN');
  if (project.copying) fail('UNAVAILABLE');
  if (project.ownerId !== user.id) return user;
  await updateProject(db, projectId, { usedAt: context.now() });
  return (await updateUser(db, user.id, { currentProjectId: projectId })) ?? user;
}
