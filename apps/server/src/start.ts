import { setTimeout as delay } from 'node:timers/promises';
import { createAdministrator } from './user/create-administrator';
import type { FirstStart } from './user/create-administrator';
import { discardUnfinishedCopies } from './project/copy-project';
import { dropUnnamedFiles } from './file/unnamed-queries';
import { markFolder } from './file/shared-folder';
import type { OpenServices } from './open-services';
import { dropLostFeatures } from './project/feature-queries';
import { releaseIdleProjects } from './job/queue-queries';
import { forgetExpiredInputs } from './model/deleted-input';
import { dropPendingResults } from './run/swap-results';
import { clearWindows, sweepPassing } from './window/clear-windows';
import { deleteOldNotices } from './notice/notice-queries';
import { deleteOldAttempts, deleteOldSessions } from './user/session-queries';

export type { FirstStart };

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60_000;
const sessionsKeptMs = 30 * dayMs;
/** Also in docs/guide/notices.md. */
const noticesKeptMs = 365 * dayMs;

/** What has to be in order before the first call: an administrator, and no left-overs of processes that died. */
export async function prepareStart(services: OpenServices): Promise<FirstStart | null> {
  const { database, files } = services;
  await clearAfterDead(services);
  await forgetSessions(services);
  await forgetExpiredInputs(services);
  await forgetNotices(services);
  await markFolder(services.config, database.db);
  await dropUnnamedFiles(database.db, new Date(services.now().getTime() - dayMs));
  await files.sweep(database.db, services.now());
  services.background('what dead processes left', (signal) => clearRegularly(services, signal));
  // Beside a server on PostgreSQL a command can be at work.
  const lostMs = database.kind === 'embedded' ? 0 : dayMs;
  const before = new Date(services.now().getTime() - lostMs);
  services.background('lost features', (signal) => dropLostFeatures(database.db, before, signal));
  services.background('daily sweep of files', (signal) => sweepDaily(services, signal));
  return createAdministrator(services);
}

/** What processes that died had in hand; their runs are ended by the service of runs. */
async function clearAfterDead(services: OpenServices): Promise<void> {
  await discardUnfinishedCopies(services);
  await dropPendingResults(services);
  await releaseIdleProjects(services.database.db);
  await clearWindows(services);
}

/** Sessions that ended long ago, and attempts to sign in that count for nothing any more. */
async function forgetSessions({ database, now }: OpenServices): Promise<void> {
  const ago = (ms: number): Date => new Date(now().getTime() - ms);
  await deleteOldSessions(database.db, ago(sessionsKeptMs));
  await deleteOldAttempts(database.db, ago(dayMs));
}

/** Notices that are a year old. */
export async function forgetNotices({
  database,
  now,
}: Pick<OpenServices, 'database' | 'now'>): Promise<void> {
  await deleteOldNotices(database.db, new Date(now().getTime() - noticesKeptMs));
}

async function clearRegularly(services: OpenServices, signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(minuteMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    for (const clear of [clearAfterDead, forgetSessions])
      await clear(services).catch((error: unknown) => services.report(error, 'what dead processes left'));
  }
}

async function sweepDaily(services: OpenServices, signal: AbortSignal): Promise<void> {
  const { database, files, now, report } = services;
  for (;;) {
    await delay(dayMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await files.clearTemporary(now(), dayMs).catch((error: unknown) => report(error, 'sweep of files'));
    const before = new Date(now().getTime() - dayMs);
    for (const sweep of [
      () => dropUnnamedFiles(database.db, before),
      () => files.sweep(database.db, now()),
      () => sweepPassing(services),
      () => forgetNotices(services),
    ])
      await sweep().catch((error: unknown) => report(error, 'sweep of files'));
  }
}
