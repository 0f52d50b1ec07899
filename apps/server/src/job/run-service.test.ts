import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database';
import { openLease, usualLease } from '../store/lease';
import type { Lease } from '../store/lease';
import { repeatUntilDone } from '../store/repeat';
import { newId } from '../store/new-id';
import { deleteProjectRow, findProject, insertProject, setRunState } from '../project/queries';
import { openQueue } from './queue';
import { activeRuns, findRun, insertRun } from './run-queries';
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
  // A run that still waits would be the next test's. The end of one that nobody waited for may be written meanwhile.
  await repeatUntilDone(() => deleteProjectRow(database.db, projectId), new AbortController().signal);
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

describe('a run that waits', () => {
  async function waiting(): Promise<string> {
    const id = newId();
    const nothing = { progress: 0, step: null, items: [], warnings: [], error: null, startedBy: null };
    const times = { createdAt: new Date(), startedAt: null, endedAt: null };
    await insertRun(database.db, {
      id,
      projectId,
      kind: 'calculation',
      state: 'queued',
      ...nothing,
      ...times,
    });
    return id;
  }

  it('is done by the next process where its job went with the one before', async () => {
    const runId = await waiting();
    await open(startsAndEnds);
    const stateOf = async () => (await findRun(database.db, runId))?.state;
    await expect.poll(stateOf, { timeout: 120_000 }).toBe('complete');
  });

  it('is not taken before the process is ready, nor by one that closes before', async () => {
    const taken: string[] = [];
    const work = (runId: string): Promise<void> => Promise.resolve(void taken.push(runId));
    const never = await openQueue(database, 1, work, String, new Promise(() => undefined));
    await never.add('b-run');
    await never.close();
    let begin = (): void => undefined;
    const ready = new Promise<void>((resolve) => (begin = resolve));
    const next = await openQueue(database, 1, work, String, ready);
    await pause(100);
    expect(taken).toEqual([]);
    begin();
    await expect.poll(() => taken, { timeout: 120_000 }).toEqual(['b-run']);
    await next.close();
  });

  it('is done once, however many jobs it has', async () => {
    const runId = await waiting();
    const queue = await openQueue(database, 0, () => Promise.resolve(), String);
    for (let jobs = 0; jobs < 4; jobs += 1) await queue.add(runId);
    await queue.close();
    let times = 0;
    await open(async () => {
      times += 1;
      await pause(500);
      return null;
    });
    const stateOf = async () => (await findRun(database.db, runId))?.state;
    await expect.poll(stateOf, { timeout: 120_000 }).toBe('complete');
    expect(times).toBe(1);
  });

  it('keeps its job where the queue closes while the job is fetched', async () => {
    let fetched = (): void => undefined;
    const fetching = new Promise<void>((resolve) => (fetched = resolve));
    let answer = (): void => undefined;
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    const slow: Database = {
      ...database,
      execute: async (text, values) => {
        const found = await database.execute(text, values);
        if (text.includes('SKIP LOCKED') && found.rows.length > 0) {
          fetched();
          await mayAnswer;
        }
        return found;
      },
    };
    const taken: string[] = [];
    const work = (runId: string): Promise<void> => Promise.resolve(void taken.push(runId));
    const closing = await openQueue(slow, 1, work, String);
    await closing.add('a-run');
    await fetching;
    const closed = closing.close();
    answer();
    await closed;
    expect(taken).toEqual([]);
    const next = await openQueue(database, 1, work, String);
    await expect.poll(() => taken, { timeout: 120_000 }).toEqual(['a-run']);
    await next.close();
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
