import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSnapshots, writeSnapshot } from './snapshot';

describe('snapshots of the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gep-snapshots-'));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });

  const database = {
    copyFiles: async (to: string) => {
      await mkdir(to);
      await writeFile(join(to, 'PG_VERSION'), '17');
    },
  };
  const full = { copyFiles: () => Promise.reject(new Error('the disk is full')) };

  it('keep the newest three that are whole, beside which those of failed tries do not count', async () => {
    for (const day of ['01', '02', '03']) await writeFile(join(folder, `db-2026-01-${day}.tar.gz`), 'older');
    await writeFile(join(folder, 'db-2026-01-04.tar.gz.part'), 'half');
    await database.copyFiles(join(folder, 'db-2026-01-05.part'));
    await writeFile(join(folder, 'notes.txt'), 'of the operator');
    await writeSnapshot(database, folder);
    const names = (await readdir(folder)).sort();
    expect(names).toHaveLength(4);
    expect(names[0]).toBe('db-2026-01-02.tar.gz');
    expect(names[1]).toBe('db-2026-01-03.tar.gz');
    expect(names[2]).toMatch(/^db-.*\.tar\.gz$/);
    expect(names[3]).toBe('notes.txt');
  });

  it('report that they failed, and go on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const reported: string[] = [];
    let lite: typeof database = full;
    const copyFiles = (to: string): Promise<void> => lite.copyFiles(to);
    const snapshots = startSnapshots({ copyFiles }, folder, (error, what) => {
      reported.push(`${what}: ${String(error)}`);
    });
    vi.advanceTimersByTime(30 * 60_000);
    await vi.waitFor(() => expect(reported).toHaveLength(1));
    expect(reported[0]).toBe(`snapshot of the database in ${folder}: Error: the disk is full`);
    lite = database;
    vi.advanceTimersByTime(30 * 60_000);
    await snapshots.stop();
    expect(await readdir(folder)).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  it('report a folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(writeSnapshot(database, file)).rejects.toThrow('EEXIST');
    await mkdir(join(folder, 'made'));
    await writeSnapshot(database, join(folder, 'made'));
  });
});
