import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database';
import { openLease, usualLease } from '../store/lease';
import type { Lease } from '../store/lease';
import { newId } from '../store/new-id';
import { deleteProjectRow, findProject, insertProject, setRunState } from '../project/queries';
import { activeRuns, findRun } from './run-queries';
import { insertUsers } from '../user/queries';
import { faultyDatabase } from '../testing/faulty-database';
import { testDatabase } from '../testing/test-database';
import { createRunEvents } from './run-events';
import { openRunService } from './run-service';
import type { RunWork } from './run-hooks';
import type { RunService } from './run-service';

let database: Database;
let projectId: string;
let runs: RunService;
let lease: Lease;
let work: RunWork;
let givingUp: AbortController;
let reported: string[];
/** What the database throws, while it is set. */
let away: unknown;

const startsAndEnds: RunWork = () => Promise.resolve(null);

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  away = undefined;
  reported = [];
  const ownerId = newId();
  projectId = newId();
  const createdAt = new Date();
  await insertUsers(database.db, [
    { id: ownerId, userName: ownerId, passwordHash: '', role: 'PROJECT_ADMIN', createdAt },
  ]);
  await insertProject(database.db, { id: projectId, ownerId, name: 'run', createdAt, usedAt: createdAt });
});
afterEach(async () => {
  away = undefined;
  await runs.close();
  await lease.release();
});

async function open(given: RunWork): Promise<void> {
  work = given;
  givingUp = new AbortController();
  const faulty = faultyDatabase(database, () => away);
  const now = (): Date => new Date();
  const report = (_error: unknown, what: string): void => void reported.push(what);
  lease = await openLease(database, { who: 'a test', program: 'a test' }, report, {
    ...usualLease,
    patienceMs: 0,
  });
  runs = await openRunService(
    {
      database: faulty,
      lease,
      events: createRunEvents(faulty, now, report),
      now,
      report,
      signal: givingUp.signal,
    },
    {
      workOf: () => work,
      holdProject: () => Promise.resolve(),
      problemOf: () => ({ name: 'INTERNAL' }),
      isStored: () => Promise.resolve(false),
      onState: async (tx, run, state) =>
        setRunState(tx, run.projectId, state === 'complete' ? 'COMPLETE' : 'IN_CALCULATE'),
    },
  );
}
const start = (): Promise<string> => runs.start(projectId, 'calculation', null, work);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a run whose writes fail', () => {
  it('goes on and ends when a single write of its progress fails', async () => {
    await open(async ({ reporter }) => {
      away = 'once';
      reporter.plan([{ modelId: '5', key: null, name: { zh: '一', en: 'one' } }]);
      while (reported.length === 0) await pause(5);
      away = undefined;
      reporter.itemDone(0);
      return null;
    });
    const run = await runs.ended(await start());
    expect(run).toMatchObject({ state: 'complete', progress: 100, items: [{ state: 'complete' }] });
    expect(reported).toContain('progress of a run');
    await expect(start()).resolves.toBeTypeOf('string');
  });

  it('writes its end and the state of its project together once a database that was away is back', async () => {
    await open(() => {
      away = 'restart';
      setTimeout(() => (away = undefined), 1500);
      return Promise.resolve(null);
    });
    const run = await runs.ended(await start());
    expect(run).toMatchObject({ state: 'complete' });
    expect(await findProject(database.db, projectId)).toMatchObject({ runState: 'COMPLETE' });
    expect(await activeRuns(database.db, projectId)).toEqual([]);
  });

  it('repeats an end that fails for another reason than a database that is away', async () => {
    let left = 3;
    await open(() => {
      away = new Error('deadlock detected');
      const timer = setInterval(() => {
        left--;
        if (left === 0) {
          away = undefined;
          clearInterval(timer);
        }
      }, 100);
      return Promise.resolve(null);
    });
    expect(await runs.ended(await start())).toMatchObject({ state: 'complete' });
  });

  it('ends without its row when its project is deleted meanwhile', async () => {
    const begun = new Set<string>();
    await open(async ({ run, reporter }) => {
      begun.add(run.id);
      await deleteProjectRow(database.db, projectId);
      reporter.progress(0.5);
      return null;
    });
    const runId = await start();
    await expect(runs.ended(runId)).rejects.toThrow(RangeError);
    expect(begun).toContain(runId);
    await expect(runs.stop(projectId, 'calculation')).rejects.toMatchObject({
      problem: { name: 'NOTHING_RUNNING' },
    });
  });

  it('can be stopped while the database was away in between', async () => {
    await open(async ({ signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      away = 'restart';
      setTimeout(() => (away = undefined), 500);
      signal.throwIfAborted();
      return null;
    });
    const runId = await start();
    while ((await findRun(database.db, runId))?.state !== 'running') await pause(10);
    await runs.stop(projectId, 'calculation');
    expect(await findRun(database.db, runId)).toMatchObject({
      state: 'stopped',
      error: { name: 'RUN_STOPPED' },
    });
  });
});

describe('closing', () => {
  it('waits for the ends of runs no longer than the signal allows while the database is away', async () => {
    await open(() => {
      away = 'for good';
      return Promise.resolve(null);
    });
    await start();
    while (away === undefined) await pause(5);
    const closed = runs.close();
    givingUp.abort();
    await closed;
    away = undefined;
  });

  it('marks a run as interrupted that a process left behind', async () => {
    await open(async ({ signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      away = 'for good';
      signal.throwIfAborted();
      return null;
    });
    const runId = await start();
    while ((await findRun(database.db, runId))?.state !== 'running') await pause(10);
    const closed = runs.close();
    while (away === undefined) await pause(5);
    givingUp.abort();
    await closed;
    expect(await findRun(database.db, runId)).toMatchObject({ state: 'running' });
    away = undefined;
    await lease.release();
    await open(startsAndEnds);
    expect(await findRun(database.db, runId)).toMatchObject({
      state: 'failed',
      error: { name: 'RUN_INTERRUPTED' },
    });
  });
});
