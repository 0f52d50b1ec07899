import { access, constants, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileVault } from './file-vault';

/** A vault in a local folder, which belongs to one server. */
export async function openFolderVault(folder: string): Promise<FileVault> {
  await mkdir(folder, { recursive: true });
  return {
    async put(from, path) {
      const to = join(folder, path);
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
    },
    localPath: ({ path }) => Promise.resolve(join(folder, path)),
    remove: (path) => rm(join(folder, path), { force: true }),
    async *settledPaths() {
      for (const part of await readdir(folder)) {
        for (const name of await readdir(join(folder, part))) yield `${part}/${name}`;
      }
    },
    check: () => access(folder, constants.W_OK),
  };
}
