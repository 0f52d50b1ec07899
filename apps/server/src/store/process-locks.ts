import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from './lock-file';
import type { Lock } from './lock-file';

/*
 * A process holds the lock of a file in its data folder for as long as it lives. Who gets that lock knows that it has
 * ended, also in another container or under another host name, where its number says nothing.
 */

const folderIn = (dataDir: string): string => join(dataDir, 'processes');

/** Takes the lock of this process. @throws Error where files cannot be locked; then no file is left */
export async function lockProcess(dataDir: string, id: string): Promise<Lock> {
  await mkdir(folderIn(dataDir), { recursive: true });
  const path = join(folderIn(dataDir), id);
  try {
    const lock = await takeLock(path);
    return {
      async release() {
        await lock.release();
        await rm(path, { force: true });
      },
    };
  } catch (error) {
    // Without its lock the file would say that this process has ended.
    await rm(path, { force: true });
    throw error;
  }
}

/** Ids of the processes with this data folder that have ended without a word; their files go. */
export async function endedIn(dataDir: string): Promise<Set<string>> {
  const ended = new Set<string>();
  for (const id of await readdir(folderIn(dataDir)).catch(() => [])) {
    const path = join(folderIn(dataDir), id);
    const lock = await takeLock(path).catch(() => null);
    if (lock === null) continue;
    await lock.release();
    await rm(path, { force: true });
    ended.add(id);
  }
  return ended;
}
