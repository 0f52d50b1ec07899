import { setTimeout as delay } from 'node:timers/promises';
import { createAdministrator } from './user/create-administrator';
import type { FirstStart } from './user/create-administrator';
import { discardUnfinishedCopies } from './project/copy-project';
import type { OpenServices } from './open-services';
import { releaseIdleProjects } from './job/queue-queries';
import { forgetExpiredInputs } from './model/deleted-input';
import { dropPendingResults } from './run/swap-results';
import { deleteOldSessions } from './user/session-queries';

export type { FirstStart };

const dayMs = 24 * 60 * 60_000;
const sessionsKeptMs = 30 * dayMs;

/** What has to be in order before the first call: an administrator, and no leftovers of a process that died. */
export async function prepareStart(services: OpenServices): Promise<FirstStart | null> {
  const { database, files } = services;
  await discardUnfinishedCopies(services);
  await dropPendingResults(services);
  await releaseIdleProjects(database.db);
  await deleteOldSessions(database.db, new Date(services.now().getTime() - sessionsKeptMs));
  await forgetExpiredInputs(services);
  await files.clearTemporary(services.now());
  await files.sweep(database.db, services.now());
  services.background('daily sweep of files', (signal) => sweepDaily(services, signal));
  return createAdministrator(services);
}

async function sweepDaily(
  { database, files, now, report }: OpenServices,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await delay(dayMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await files.clearTemporary(now(), dayMs).catch((error: unknown) => report(error, 'sweep of files'));
    await files.sweep(database.db, now()).catch((error: unknown) => report(error, 'sweep of files'));
  }
}
