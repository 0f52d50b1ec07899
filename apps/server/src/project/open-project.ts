import { findProject, updateProject } from './queries';
import type { Project } from './queries';
import { updateUser } from '../user/queries';
import type { User } from '../user/queries';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';

/** True for the owner of a project and its departments. */
export function mayRead(user: User, project: Project): boolean {
  return project.ownerId === user.id || user.projectId === project.id;
}

/** Makes a project the open one of its owner and marks it as used. Departments only have their own. */
export async function openProject(services: Services, user: User, projectId: string): Promise<User> {
  const { db } = services.database;
  const project = (await findProject(db, projectId)) ?? notFound('project');
  if (!mayRead(user, project)) fail('FORBIDDEN');
  if (project.copying) fail('UNAVAILABLE');
  if (project.ownerId !== user.id) return user;
  await updateProject(db, projectId, { usedAt: services.now() });
  return (await updateUser(db, user.id, { currentProjectId: projectId })) ?? user;
}
