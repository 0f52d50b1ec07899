import type { Config } from './config';
import type { Patience } from './plugin/patience';
import type { Services } from './services';
import { outsideActs } from './act/act';
import { loggedDatabase } from './act/logged-database';
import { openFileStore } from './file/file-store';
import { runGeodataTask } from './geodata/host';
import { openWays } from './notice/open-ways';
import { keepDissolvedDistricts } from './region/district-cache';
import type { Database } from './store/database';
import { lastMigration } from './store/check-schema';
import { openLease } from './store/lease';
import type { LeaseTimes } from './store/lease';
import { openDatabase } from './store/open';
import { openSecrets } from './store/secrets';
import { version } from './version';

/** Parts that commands and tests replace. */
export interface Replacements {
  /** What this process is, told to others. */
  readonly who?: string;
  readonly leaseTimes?: LeaseTimes;
  /** Runs that this process takes: all of the queue, or its own. */
  readonly takes?: 'all' | 'own';
  readonly database?: Database;
  readonly geodata?: Services['geodata'];
  readonly now?: () => Date;
  readonly noticeWays?: Services['noticeWays'];
  /** Reminders are made and notices sent only when a test says so. */
  readonly noticesByHand?: true;
  readonly patience?: Patience;
}

export interface OpenServices extends Services {
  /** Waits for background work and closes the database. */
  close(): Promise<void>;
}

/** Opens database and files and puts together what the domain works with. */
export async function openServices(
  config: Config,
  report: Services['report'],
  replacements: Replacements = {},
): Promise<OpenServices> {
  const now = replacements.now ?? (() => new Date());
  const database = loggedDatabase(replacements.database ?? (await openDatabase(config, report)), now);
  const { who = 'the server', leaseTimes } = replacements;
  const [files, secrets, lease] = await Promise.all([
    openFileStore(config, database.db, report),
    openSecrets(config),
    openLease(database, { who, program: program(), dataDir: config.dataDir }, report, leaseTimes),
  ]).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const running = new Set<Promise<void>>();
  const ending = new AbortController();
  const { timeoutMs, memoryBytes } = config.geodata;
  const parse = replacements.geodata ?? runGeodataTask;
  const geodata: Services['geodata'] = (task, options) =>
    parse(task, { memoryBytes, ...(isReading(task.kind) && { timeoutMs }), ...options });
  return {
    config,
    database,
    files,
    secrets,
    lease,
    report,
    noticeWays: replacements.noticeWays ?? openWays(config, now),
    now,
    geodata,
    dissolvedDistricts: keepDissolvedDistricts(geodata, files.temporaryFolder),
    background: (name, work) => {
      const promise = outsideActs(() => work(ending.signal))
        .catch((error: unknown) => report(error, name))
        .finally(() => running.delete(promise));
      running.add(promise);
    },
    close: async () => {
      ending.abort();
      await Promise.all(running);
      await lease.release();
      await database.close();
    },
  };
}

/** All that the bits of results and the texts between processes depend on. */
function program(): string {
  return `version ${version} with tables ${lastMigration()} on V8 ${process.versions.v8}`;
}

/** Reading an upload has the short clock; warping and writing have the host's longer one. */
function isReading(kind: Parameters<Services['geodata']>[0]['kind']): boolean {
  return kind === 'read-region' || kind === 'inspect-raster';
}
