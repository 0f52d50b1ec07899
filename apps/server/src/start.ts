import { createAdministrator } from './domain/administrator';
import type { FirstStart } from './domain/administrator';
import { discardUnfinishedCopies } from './domain/project-copy';
import type { Services } from './services';
import { releaseIdleProjects } from './store/run-queue';
import { deleteOldSessions } from './store/session';

export type { FirstStart };

const sessionsKeptMs = 30 * 24 * 60 * 60_000;

/** What has to be in order before the first call: an administrator, and no leftovers of a process that died. */
export async function prepareStart(services: Services): Promise<FirstStart | null> {
  const { database, files } = services;
  await discardUnfinishedCopies(services);
  await releaseIdleProjects(database.db);
  await deleteOldSessions(database.db, new Date(services.now().getTime() - sessionsKeptMs));
  await files.sweep(database.db);
  return createAdministrator(services);
}
