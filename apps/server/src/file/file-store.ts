import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../store/database';
import { allFilePaths, deleteFileRows, findFile, findFiles, insertFile } from '../store/file';
import type { StoredFile } from '../store/file';
import { newId } from '../store/new-id';

export type FilePurpose = 'region' | 'input' | 'prepared' | 'result' | 'report';

/** Bytes that were received completely and belong to nobody yet. */
export interface TemporaryFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** Files in a local folder: `temporary/` and `stored/<two letters>/<id>`. No path is ever made from a user's text. */
export interface FileStore {
  /** Writes a stream to a temporary file. A RangeError with `limit` when it is longer than `maxBytes`. */
  receive(source: Readable, name: string, maxBytes: number): Promise<TemporaryFile>;
  /** An unused path in the temporary folder, for programs that write a file themselves. */
  temporaryPath(extension?: string): string;
  /** Takes a file that a program wrote at `temporaryPath`. */
  adopt(path: string, name: string): Promise<TemporaryFile>;
  /** Makes a temporary file permanent: moved first, then its row; `tx` may be rolled back, the file is then an orphan. */
  keep(
    tx: Db,
    file: TemporaryFile,
    as: { projectId: string | null; purpose: FilePurpose },
  ): Promise<StoredFile>;
  /** Absolute path of a stored file for reading. */
  pathOf(file: Pick<StoredFile, 'path'>): string;
  paths(db: Db, ids: readonly string[]): Promise<{ id: string; name: string; path: string }[]>;
  read(db: Db, id: string): Promise<{ file: StoredFile; stream: Readable } | null>;
  /** Removes rows at once and the files once the transaction stands: call `afterCommit` of the answer. */
  drop(tx: Db, ids: readonly string[]): Promise<{ afterCommit(): Promise<void> }>;
  discard(files: readonly TemporaryFile[]): Promise<void>;
  /** Deletes what was left in `temporary/` and stored files without a row. Answers how many. */
  sweep(db: Db): Promise<number>;
  /** Rejects when the folder cannot be written. */
  check(): Promise<void>;
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

export async function openFileStore(dataDir: string): Promise<FileStore> {
  const temporaryFolder = join(dataDir, 'files', 'temporary');
  const storedFolder = join(dataDir, 'files', 'stored');
  await mkdir(temporaryFolder, { recursive: true });
  await mkdir(storedFolder, { recursive: true });
  const temporaryPath = (extension = ''): string => join(temporaryFolder, `${randomUUID()}${extension}`);
  const pathOf = (file: Pick<StoredFile, 'path'>): string => join(storedFolder, file.path);

  return {
    temporaryFolder,
    temporaryPath,
    pathOf,
    async receive(source, name, maxBytes) {
      const path = temporaryPath();
      const hash = createHash('sha256');
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          if (size > maxBytes) return done(new FileTooLargeError(name, maxBytes));
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(source, measure, createWriteStream(path, { flags: 'wx' }));
        await syncFile(path);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, name, size, sha256: hash.digest('hex') };
    },
    async adopt(path, name) {
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
      await syncFile(path);
      return { path, name, size: (await stat(path)).size, sha256: hash.digest('hex') };
    },
    async keep(tx, file, { projectId, purpose }) {
      const id = newId();
      const path = join(id.slice(0, 2), id);
      await mkdir(dirname(join(storedFolder, path)), { recursive: true });
      await rename(file.path, join(storedFolder, path));
      const { name, size, sha256 } = file;
      const row: StoredFile = { id, projectId, purpose, name, path, size, sha256, createdAt: new Date() };
      await insertFile(tx, row);
      return row;
    },
    async paths(db, ids) {
      return (await findFiles(db, ids)).map((file) => ({ id: file.id, name: file.name, path: pathOf(file) }));
    },
    async read(db, id) {
      const file = await findFile(db, id);
      return file && { file, stream: createReadStream(pathOf(file)) };
    },
    async drop(tx, ids) {
      const files = await findFiles(tx, ids);
      await deleteFileRows(tx, ids);
      return {
        afterCommit: async () => {
          for (const file of files) await rm(pathOf(file), { force: true });
        },
      };
    },
    async discard(files) {
      for (const file of files) await rm(file.path, { force: true });
    },
    async sweep(db) {
      const known = new Set(await allFilePaths(db));
      let removed = 0;
      for (const entry of await readdir(temporaryFolder)) {
        await rm(join(temporaryFolder, entry), { recursive: true, force: true });
        removed++;
      }
      for (const folder of await readdir(storedFolder)) {
        for (const entry of await readdir(join(storedFolder, folder))) {
          if (known.has(join(folder, entry))) continue;
          await rm(join(storedFolder, folder, entry), { force: true });
          removed++;
        }
      }
      return removed;
    },
    check: () => access(temporaryFolder, constants.W_OK),
  };
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
