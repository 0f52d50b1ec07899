import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spoilableDatabase } from '../testing/test-database';
import type { Database } from './database';
import { openLease } from './lease';
import { hasEnded, ownPlace } from './process-place';
import { knownProcesses, renewLease } from './process-queries';

async function endedPid(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe.runIf(existsSync('/proc/self/stat'))('the place of a process', () => {
  it('shows that a process has ended, and that its number was given again', async () => {
    const own = ownPlace();
    expect(hasEnded(own)).toBe(false);
    expect(hasEnded({ ...own, pid: await endedPid() })).toBe(true);
    expect(hasEnded({ ...own, startedAt: '0' })).toBe(true);
  });

  it('knows nothing of processes elsewhere', async () => {
    const pid = await endedPid();
    expect(hasEnded({ ...ownPlace(), pid, place: 'another machine' })).toBe(false);
    expect(hasEnded({ ...ownPlace(), pid, place: '' })).toBe(false);
  });
});

const given = process.env.DATABASE_URL;

describe.runIf(given?.startsWith('postgres') && existsSync('/proc/self/stat'))('a lease after a kill', () => {
  let database: Database;
  let dataDir: string;
  beforeEach(async () => {
    database = await spoilableDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'gep-killed-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const killed = { id: 'killed', name: 'a server', program: 'this', startedAt: '0', pid: 1 };
  /** Whether a process that starts beside one of a place may free at once what that had. */
  async function mayFreeBeside(place: string): Promise<boolean> {
    await renewLease(database.db, { ...killed, place }, 60_000);
    const next = { who: 'the next', program: 'this', dataDir };
    const lease = await openLease(database, next, (error) => expect(error).toBeNull());
    const known = await knownProcesses(database.db);
    expect(known.map(({ id }) => id).includes('killed')).toBe(!lease.mayFree());
    const may = lease.mayFree();
    await lease.release();
    return may;
  }

  it('frees at once what a killed process of the same machine had', async () => {
    expect(await mayFreeBeside(ownPlace().place)).toBe(true);
  });

  it('gives a process of another machine its time', async () => {
    expect(await mayFreeBeside('another machine')).toBe(false);
  });

  it('frees at once what a killed process with the same data folder had, wherever it ran', async () => {
    const holder = `import { lockProcess } from ${JSON.stringify(join(import.meta.dirname, 'process-locks.ts'))};
      await lockProcess(${JSON.stringify(dataDir)}, 'killed');
      console.log('held');
      setInterval(() => undefined, 1000);`;
    const words = ['--import', 'tsx', '--input-type=module', '--eval', holder];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    expect(await mayFreeBeside('another machine')).toBe(false);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await mayFreeBeside('another machine')).toBe(true);
    expect(readdirSync(join(dataDir, 'processes'))).toEqual([]);
  });
});
