import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileVault } from './file-vault';
import { folderPassing } from './passing-files';

/** A vault in a folder, local or shared, which belongs to the servers of one database. */
export async function openFolderVault(folder: string): Promise<FileVault> {
  await mkdir(folder, { recursive: true });
  return {
    async put(from, path) {
      const to = join(folder, path);
      const isNew = (await mkdir(dirname(to), { recursive: true })) !== undefined;
      await rename(from, to);
      // A power cut after the row was written must not take away the name of the file.
      await syncFolder(dirname(to));
      if (isNew) await syncFolder(folder);
    },
    localPath: ({ path }) => Promise.resolve(join(folder, path)),
    remove: (path) => rm(join(folder, path), { force: true }),
    async *settledPaths() {
      for (const part of await readdir(folder)) {
        for (const name of await readdir(join(folder, part))) yield `${part}/${name}`;
      }
    },
    passing: folderPassing(join(dirname(folder), 'passing')),
    check: () => access(folder, constants.W_OK),
  };
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; it writes names through.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
