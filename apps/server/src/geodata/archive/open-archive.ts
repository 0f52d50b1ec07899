import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { refuse } from '../geodata-error';
import { entryName } from './entry-name';

/** What a ZIP archive with files begins with, as Latin-1. */
export const zipStart = 'PK\u0003\u0004';

/** Bounds of what an archive may hold. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Unpacked bytes of all files together. */
  readonly bytes: number;
}

/** A file inside an archive. */
export interface ArchivedFile {
  /** With folders, separated by slashes, as the archive says: for messages and comparison, never for a path. */
  readonly name: string;
  /** Unpacked. Unpacking ends with `archive-damaged` where it brings more. */
  readonly bytes: number;
  read(): Promise<Readable>;
}

/** An open ZIP archive. */
export interface Archive {
  readonly files: readonly ArchivedFile[];
  close(): void;
}

/**
 * Opens a ZIP archive and lists its files; nothing is unpacked before `read`. `at` names it in problems.
 * Throws `archive-damaged`, `archive-encrypted`, `archive-too-many-files` or `archive-too-large`.
 */
export async function openArchive(path: string, at: string, limits: ArchiveLimits): Promise<Archive> {
  const zip = await soundly(at, () => openPromise(path, { autoClose: false, decodeStrings: false }));
  try {
    if (zip.entryCount > limits.entries)
      refuse('archive-too-many-files', at, `${limits.entries} files at most`, {
        args: { count: zip.entryCount, limit: limits.entries },
      });
    const files: ArchivedFile[] = [];
    let bytes = 0;
    for (const entry of await soundly(at, () => entriesOf(zip))) {
      const name = entryName(entry);
      if (name.endsWith('/')) continue;
      if (entry.isEncrypted()) refuse('archive-encrypted', at, 'files without a password');
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes)
        refuse('archive-too-large', at, `${limits.bytes} bytes at most when unpacked`, {
          args: { limit: limits.bytes },
        });
      files.push({
        name,
        bytes: entry.uncompressedSize,
        read: () => soundly(at, () => zip.openReadStreamPromise(entry)),
      });
    }
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Chunks of a file; a fault in the packed bytes becomes `archive-damaged`. */
export async function* unpack(file: ArchivedFile, at: string): AsyncGenerator<Uint8Array> {
  const chunks = (await file.read()).iterator() as AsyncIterableIterator<Uint8Array>;
  try {
    for (;;) {
      const next = await soundly(at, () => chunks.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
}

/** Writes a file of an archive to `path`, where nothing may be yet. Throws `archive-damaged`. */
export async function unpackTo(path: string, file: ArchivedFile, at: string): Promise<void> {
  await pipeline(unpack(file, at), createWriteStream(path, { flags: 'wx' }));
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** What the reader of archives says becomes a problem of the file. */
async function soundly<T>(at: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return refuse('archive-damaged', at, 'a whole ZIP archive', { detail: (error as Error).message });
  }
}
