import { existsSync, fstatSync, statSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openFolderVault } from './folder-vault';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-folder-vault-'));
  return () => rm(folder, { recursive: true, force: true });
});

it('puts a file on disk with its name: the folders of the name are forced there, too', async () => {
  const vaultFolder = join(folder, 'vault');
  const vault = await openFolderVault(vaultFolder);
  const some = await open(folder);
  const handles = Object.getPrototypeOf(some) as FileHandle;
  await some.close();
  const seen: { inode: number; isThere: boolean }[] = [];
  const sync = vi.spyOn(handles, 'sync').mockImplementation(function (this: FileHandle) {
    seen.push({ inode: fstatSync(this.fd).ino, isThere: existsSync(join(vaultFolder, 'ab/abc')) });
    return Promise.resolve();
  });
  const put = async (path: string): Promise<void> => {
    await writeFile(join(folder, 'from'), 'bytes');
    await vault.put(join(folder, 'from'), path);
  };
  await put('ab/abc');
  const part = statSync(join(vaultFolder, 'ab')).ino;
  const whole = statSync(vaultFolder).ino;
  expect(seen).toEqual([
    { inode: part, isThere: true },
    { inode: whole, isThere: true },
  ]);
  seen.length = 0;
  await put('ab/abd');
  expect(seen.map(({ inode }) => inode)).toEqual([part]);
  sync.mockRestore();
});
