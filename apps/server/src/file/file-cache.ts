import { rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredBytes } from './file-vault';

/** A program may open a path long after receiving it: copies requested within this time are never removed. */
const inUseMs = 24 * 60 * 60_000;

/** Local copies of files that lie elsewhere, as `<two letters>/<id>`. Stored files never change: no copy goes stale. */
export interface FileCache {
  /** Path of the copy; `bring` is asked for a complete local file when there is none, and that file is moved in. */
  localPath(file: StoredBytes, bring: () => Promise<string>): Promise<string>;
  /** Moves a complete local file in. */
  take(from: string, path: string): Promise<void>;
  forget(path: string): Promise<void>;
}

/** @param maxBytes what the least recently used copies are removed for; those in use may go beyond */
export async function openFileCache(folder: string, maxBytes: number): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const coming = new Map<string, Promise<void>>();

  async function take(from: string, path: string): Promise<void> {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true });
    touch(from);
    await rename(from, to);
    await makeRoom(folder, maxBytes);
  }

  return {
    take,
    async localPath(file, bring) {
      const path = join(folder, file.path);
      if (isWhole(path, file.size)) return path;
      let work = coming.get(file.path);
      if (!work) {
        work = bring()
          .then((from) => take(from, file.path))
          .finally(() => coming.delete(file.path));
        coming.set(file.path, work);
      }
      await work;
      return path;
    },
    forget: (path) => rm(join(folder, path), { force: true }),
  };
}

/** Whether the copy is there; it counts as used now. */
function isWhole(path: string, size: number): boolean {
  try {
    if (statSync(path).size !== size) return false;
    touch(path);
    return true;
  } catch {
    return false;
  }
}

/** The time of the last use is kept as the time of the file, so that it outlives the process. */
function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}

async function makeRoom(folder: string, maxBytes: number): Promise<void> {
  const copies: { path: string; size: number; usedAt: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another removal can come first.
    const found = await stat(path).catch(() => null);
    if (found) copies.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  let bytes = copies.reduce((sum, copy) => sum + copy.size, 0);
  for (const copy of copies.sort((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= maxBytes) return;
    // Checked and removed synchronously: nobody can receive the path in between.
    const now = statSync(copy.path, { throwIfNoEntry: false });
    if (now && Date.now() - now.mtimeMs < inUseMs) continue;
    rmSync(copy.path, { force: true });
    bytes -= copy.size;
  }
}
