import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLock } from './lock-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = (path: string, pid: number, host = hostname()) =>
  writeFile(path, JSON.stringify({ pid, host }));

describe('takeLock', () => {
  it('is taken once and can be taken again after its release', async () => {
    const path = join(folder, 'once');
    const lock = await takeLock(path);
    await expect(takeLock(path)).rejects.toThrow(/held by process/);
    await lock.release();
    await (await takeLock(path)).release();
  });

  it('replaces the file of a process that is gone, and one that cannot be read', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    const path = join(folder, 'gone');
    await write(path, gone);
    await (await takeLock(path)).release();
    await writeFile(path, '');
    await (await takeLock(path)).release();
    // An earlier process of this very id, as in containers.
    await write(path, process.pid);
    await (await takeLock(path)).release();
  });

  it('respects a living process and every process of another machine', async () => {
    const path = join(folder, 'alive');
    await write(path, process.ppid);
    await expect(takeLock(path)).rejects.toThrow(String(process.ppid));
    await write(path, 1, 'another-machine');
    await expect(takeLock(path)).rejects.toThrow('another-machine');
  });
});
