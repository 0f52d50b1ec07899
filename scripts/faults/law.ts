import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lookInside } from '../../apps/server/src/testing/look-inside';

/** What has to hold on a data folder whenever nothing is being done: all lists are empty. */
interface Broken {
  /** Those that the server has not noted as lost either. */
  readonly filesWithoutRow: readonly string[];
  readonly rowsWithoutFile: readonly string[];
  /** Stored files whose bytes are not those that their row tells. */
  readonly changed: readonly string[];
  readonly temporary: readonly string[];
  /** Results that wait for the end of a run. */
  readonly pending: readonly unknown[];
  readonly activeRuns: readonly unknown[];
  /** Projects that say they calculate or are being copied. */
  readonly busyProjects: readonly unknown[];
}

interface FileRow {
  readonly path: string;
  readonly sha256: string;
}

/** Where a server keeps its things. */
export interface Place {
  readonly dataFolder: string;
  /** Null: the embedded one. */
  readonly databaseUrl: string | null;
}

/** The files that rows name, by their paths. */
export interface StoredFiles {
  list(): string[];
  read(path: string): Buffer;
}

export function folderFiles({ dataFolder }: Place): StoredFiles {
  const folder = join(dataFolder, 'files', 'stored');
  return { list: () => filesBelow(folder), read: (path) => readFileSync(join(folder, path)) };
}

/** Looks whether rows and files agree, where a server runs and does nothing. */
export interface Law {
  /**
   * Rejects naming what is broken.
   * @param spare whether there may be files without a row: a failed transaction leaves them to the next sweep
   */
  check(spare?: 'spare files'): Promise<void>;
}

export function lawOf(place: Place, files: StoredFiles = folderFiles(place)): Law {
  const { dataFolder, databaseUrl } = place;
  // The file at a path is written once and never changed, so each is read once.
  const known = new Map<string, string>();
  const hashOf = (path: string): string => {
    const hash = known.get(path) ?? createHash('sha256').update(files.read(path)).digest('hex');
    known.set(path, hash);
    return hash;
  };
  return {
    async check(spare) {
      const onDisk = files.list();
      const temporary = filesBelow(join(dataFolder, 'files', 'temporary'));
      const inside = await lookInside(dataFolder, databaseUrl);
      try {
        const rows = (await inside.rows('select path, sha256 from stored_files')) as unknown as FileRow[];
        const lost = (await inside.rows('select path from lost_files')).map(({ path }) => path);
        const named = new Set([...rows.map(({ path }) => path), ...lost]);
        const there = rows.filter(({ path }) => onDisk.includes(path));
        const broken: Broken = {
          filesWithoutRow: spare ? [] : onDisk.filter((path) => !named.has(path)),
          rowsWithoutFile: rows.filter((row) => !there.includes(row)).map(({ path }) => path),
          changed: there.filter((row) => hashOf(row.path) !== row.sha256).map(({ path }) => path),
          // Beside a server on PostgreSQL a command may be at work: what is left over goes after a day.
          temporary: databaseUrl === null ? temporary : [],
          pending: await inside.rows('select id from results where pending'),
          activeRuns: await inside.rows(`select id from runs where state in ('queued', 'running')`),
          busyProjects: await inside.rows(
            `select id from projects where copying or run_state = 'IN_CALCULATE'`,
          ),
        };
        const found = Object.entries(broken).filter(([, list]) => (list as readonly unknown[]).length > 0);
        if (found.length > 0) throw new Error(`rows and files disagree: ${JSON.stringify(found)}`);
      } finally {
        await inside.close();
      }
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
