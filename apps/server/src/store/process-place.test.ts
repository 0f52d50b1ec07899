import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { spoilableDatabase } from '../testing/test-database';
import type { Database } from './database';
import { openLease } from './lease';
import { hasEnded, ownPlace } from './process-place';
import { renewLease } from './process-queries';

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
  afterEach(() => database.close());

  const mayFreeBeside = async (place: string): Promise<boolean> => {
    database = await spoilableDatabase();
    const killed = { id: 'killed', name: 'a server', program: 'this', startedAt: '0', pid: 1, place };
    await renewLease(database.db, killed, 60_000);
    const lease = await openLease(database, { who: 'the next', program: 'this' }, () => undefined);
    const may = lease.mayFree();
    await lease.release();
    return may;
  };

  it('frees at once what a killed process of the same machine had', async () => {
    expect(await mayFreeBeside(ownPlace().place)).toBe(true);
  });

  it('gives a process of another machine its time', async () => {
    expect(await mayFreeBeside('another machine')).toBe(false);
  });
});
