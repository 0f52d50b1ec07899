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

  const database = { dumpDataDir: () => Promise.resolve(new Blob(['a dump'])) };
  const full = { dumpDataDir: () => Promise.reject(new Error('the disk is full')) };

  it('keep the newest three that are whole, beside which those of failed tries do not count', async () => {
    for (const day of ['01', '02', '03']) await writeFile(join(folder, `db-2026-01-${day}.tar.gz`), 'older');
    for (const day of ['04', '05']) await writeFile(join(folder, `db-2026-01-${day}.tar.gz.part`), 'half');
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
    const dumpDataDir = (): Promise<Blob> => lite.dumpDataDir();
    const snapshots = startSnapshots({ dumpDataDir }, folder, (error, what) => {
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
