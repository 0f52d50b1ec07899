import { newId } from '../store/new-id';
import { countUsers, insertUsers } from './queries';
import type { Services } from '../services';
import { hashPassword, randomPassword } from './password';

export interface FirstStart {
  readonly userId: string;
  readonly userName: string;
  readonly password: string;
  /** The password was made up here and is known from nowhere else. */
  readonly generated: boolean;
}

/** Creates the administrator while there are no users; null when there are. */
export async function createAdministrator(services: Services): Promise<FirstStart | null> {
  const { config, database } = services;
  if ((await countUsers(database.db)) > 0) return null;
  const password = config.adminPassword ?? randomPassword();
  const id = newId();
  await insertUsers(database.db, [
    {
      id,
      userName: config.adminUser,
      passwordHash: await hashPassword(password),
      role: 'PROJECT_ADMIN',
      createdAt: services.now(),
    },
  ]);
  return { userId: id, userName: config.adminUser, password, generated: config.adminPassword === null };
}
