import type { PredecessorState } from '@gep/api-client/contract';
import type { Services } from '../services';
import type { User } from '../user/queries';
import { findProject } from './queries';
import { settingOf } from './setting-queries';

/** The project that another one is compared with, as far as a user may read it. */
export interface Predecessor {
  readonly id: string;
  readonly name: string;
}

/**
 * The predecessor that the settings of a project name; a reason where there is none to compare with. Departments belong to
 * one project and see no other.
 */
export async function predecessorOf(
  services: Services,
  user: Pick<User, 'id'>,
  projectId: string,
): Promise<Predecessor | Exclude<PredecessorState, 'found'>> {
  const { db } = services.database;
  const { predecessorId } = await settingOf(db, projectId);
  if (predecessorId === null) return 'none';
  const project = await findProject(db, predecessorId);
  if (!project) return 'deleted';
  return project.ownerId === user.id ? { id: project.id, name: project.name } : 'hidden';
}
