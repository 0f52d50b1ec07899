import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config';
import type { Database, Db } from '../store/database';
import { allFilePaths, deleteFileRows, filesAt, findFiles, insertFile, noteLostFiles } from './queries';
import type { StoredFile } from './queries';
import { lockProject } from '../store/lock-project';
import { installationText } from '../store/installation';
import { newId } from '../store/new-id';
import { isHeld } from '../store/postgres-hold';
import type { FileVault, StoredBytes } from './file-vault';
import { openVault } from './open-vault';
import type { PassingFiles } from './passing-files';
import { measureFile, writeMeasured } from './written-file';

const dayMs = 24 * 60 * 60_000;
const lostKeptMs = 7 * dayMs;

export type FilePurpose = 'region' | 'input' | 'prepared' | 'result' | 'report' | 'template';

/** Bytes that were received completely and belong to nobody yet. */
export interface TemporaryFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Files on their way: a local temporary file, then for good in the vault, then a row. No path is ever made from a
 * user's text.
 */
export interface FileStore {
  /** Writes a stream to a temporary file. @throws FileTooLargeError when it is longer than `maxBytes` */
  receive(source: Readable, name: string, maxBytes: number): Promise<TemporaryFile>;
  /** An unused path in the temporary folder, for programs that write a file themselves. */
  temporaryPath(extension?: string): string;
  /** Takes a file that a program wrote at `temporaryPath`; one that cannot be taken is removed. */
  adopt(path: string, name: string): Promise<TemporaryFile>;
  /**
   * Makes temporary files permanent, then writes their rows in one transaction together with what `work` writes. When
   * that is rolled back, a later sweep finds the files.
   * @param work is given the rows in the order of the files
   */
  keep<T>(
    database: Pick<Database, 'transaction'>,
    files: readonly TemporaryFile[],
    as: { projectId: string | null; purpose: FilePurpose },
    work: (tx: Db, kept: readonly StoredFile[]) => Promise<T>,
  ): Promise<T>;
  /** Absolute path of a local file with the bytes of a stored one, only for reading. */
  localPath(file: StoredBytes): Promise<string>;
  /** Opens a stored file for reading; it stays readable when it is dropped meanwhile. The caller closes it. */
  open(file: StoredBytes): Promise<FileHandle>;
  /** Local paths in the order of the ids; unknown ids are left out. */
  paths(db: Db, ids: readonly string[]): Promise<{ id: string; name: string; path: string }[]>;
  /**
   * Removes rows at once and the files once the transaction stands: call `afterCommit` of the answer. It never rejects:
   * a file that cannot be removed is reported and left to a later sweep, and so are all while a backup is made.
   */
  drop(tx: Db, ids: readonly string[]): Promise<{ afterCommit(): Promise<void> }>;
  /** The stored files behind local paths that this store has given out; null for others. */
  storedAt(db: Db, paths: readonly string[]): Promise<(StoredBytes | null)[]>;
  discard(files: readonly TemporaryFile[]): Promise<void>;
  /**
   * Deletes what was left in the temporary folder. Answers how many.
   * @param keptMs for how long files may be in use; by default they cannot be where no other process works here
   */
  clearTemporary(now: Date, keptMs?: number): Promise<number>;
  /**
   * Deletes stored files that have had no row for a week: until then they may be those of a newer database, which the
   * operator can go back to. Answers how many.
   */
  sweep(db: Db, now: Date): Promise<number>;
  /** Rejects when nothing can be stored. */
  check(): Promise<void>;
  /** What processes hand to each other meanwhile. */
  readonly passing: PassingFiles;
  readonly temporaryFolder: string;
}

/** Thrown by `receive` for a file above its limit. */
export class FileTooLargeError extends Error {
  constructor(
    readonly fileName: string,
    readonly limit: number,
  ) {
    super(`${fileName} is larger than ${limit} bytes`);
    this.name = 'FileTooLargeError';
  }
}

/**
 * Opens the files of a database under `GEP_DATA_DIR`, or in the store that `GEP_FILES_URL` names.
 * @throws S3Fault for a store that cannot be used; errors of the file system
 */
export async function openFileStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'fileCacheBytes'>,
  db: Db,
  report: (error: unknown, what: string) => void,
): Promise<FileStore> {
  const temporaryFolder = join(config.dataDir, 'files', 'temporary');
  await mkdir(temporaryFolder, { recursive: true });
  // Beside a server on PostgreSQL a command can be at work; the embedded database is opened by one process at a time.
  const othersMs = config.databaseUrl === null ? 0 : dayMs;
  const vault = await openVault(config, temporaryFolder, () => installationText(db, 'files', newId));
  return fileStore(vault, { db, temporaryFolder, othersMs }, report);
}

function fileStore(
  vault: FileVault,
  { db: store, temporaryFolder, othersMs }: { db: Db; temporaryFolder: string; othersMs: number },
  report: (error: unknown, what: string) => void,
): FileStore {
  const temporaryPath = (extension = ''): string => join(temporaryFolder, `${randomUUID()}${extension}`);
  /** A backup that has begun before the rows went still wants their files. */
  const isReadByBackup = (): Promise<boolean> =>
    isHeld(store, 'backup').catch((error: unknown) => {
      report(error, 'looking for a backup');
      return true;
    });
  return {
    temporaryFolder,
    temporaryPath,
    passing: vault.passing,
    localPath: (file) => vault.localPath(file),
    async storedAt(db, paths) {
      // A vault gives out local paths that end as its own do.
      const inVault = paths.map((path) => path.split(sep).slice(-2).join('/'));
      const found = new Map((await filesAt(db, inVault)).map((file) => [file.path, file]));
      return inVault.map((path) => found.get(path) ?? null);
    },
    open: async (file) => open(await vault.localPath(file)),
    async receive(source, name, maxBytes) {
      const path = temporaryPath();
      const measured = await writeMeasured(source, path, (size) => {
        if (size > maxBytes) throw new FileTooLargeError(name, maxBytes);
      });
      return { path, name, ...measured };
    },
    async adopt(path, name) {
      try {
        return { path, name, ...(await measureFile(path)) };
      } catch (error) {
        await rm(path, { recursive: true, force: true });
        throw error;
      }
    },
    async keep(database, files, { projectId, purpose }, work) {
      const rows: StoredFile[] = [];
      // Before the transaction: nothing may wait for a transfer, and a row never lacks its file.
      for (const { path: from, name, size, sha256 } of files) {
        const id = newId();
        const path = `${id.slice(0, 2)}/${id}`;
        await vault.put(from, path);
        rows.push({ id, projectId, purpose, name, path, size, sha256, createdAt: new Date() });
      }
      return database.transaction(async (tx) => {
        if (projectId !== null) await lockProject(tx, projectId);
        for (const row of rows) await insertFile(tx, row);
        return work(tx, rows);
      });
    },
    async paths(db, ids) {
      const found: { id: string; name: string; path: string }[] = [];
      for (const file of await findFiles(db, ids))
        found.push({ id: file.id, name: file.name, path: await vault.localPath(file) });
      return found;
    },
    async drop(tx, ids) {
      const files = await findFiles(tx, ids);
      await deleteFileRows(tx, ids);
      return {
        afterCommit: async () => {
          if (await isReadByBackup()) return;
          for (const { path } of files) {
            await vault.remove(path).catch((error: unknown) => report(error, `removing file ${path}`));
          }
        },
      };
    },
    async discard(files) {
      for (const file of files) await rm(file.path, { force: true });
    },
    async clearTemporary(now, keptMs = othersMs) {
      let cleared = 0;
      for (const entry of await readdir(temporaryFolder)) {
        const path = join(temporaryFolder, entry);
        const found = keptMs > 0 && (await stat(path).catch(() => null));
        if (found && found.mtimeMs > now.getTime() - keptMs) continue;
        await rm(path, { recursive: true, force: true });
        cleared++;
      }
      return cleared;
    },
    async sweep(db, now) {
      const settled: string[] = [];
      for await (const path of vault.settledPaths()) settled.push(path);
      const known = new Set(await allFilePaths(db));
      const lost = settled.filter((path) => !known.has(path));
      const limit = new Date(now.getTime() - lostKeptMs);
      const overdue = await noteLostFiles(db, lost, { now, limit });
      for (const path of overdue) await vault.remove(path);
      return overdue.length;
    },
    async check() {
      await access(temporaryFolder, constants.W_OK);
      await vault.check();
    },
  };
}
