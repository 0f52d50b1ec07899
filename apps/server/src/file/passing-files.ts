import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Files that processes hand to each other, where the permanent ones lie: each is written once, read by one process and
 * then removed. A key is `<group>/<name>`.
 */
export interface PassingFiles {
  /** Makes a complete local file known to the others. The local file is gone then. */
  put(from: string, key: string): Promise<void>;
  /** A local file with the bytes, and what removes it, here and for the others. */
  take(key: string): Promise<{ path: string; remove(): Promise<void> }>;
  remove(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
}

/** Passing files in a folder that the processes share. */
export function folderPassing(folder: string): PassingFiles {
  const remove = async (key: string): Promise<void> => {
    await rm(join(folder, key), { force: true });
  };
  return {
    remove,
    async put(from, key) {
      const to = join(folder, key);
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
    },
    take: (key) => Promise.resolve({ path: join(folder, key), remove: () => remove(key) }),
    async *keys() {
      for (const group of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, group))) yield `${group}/${name}`;
    },
  };
}
