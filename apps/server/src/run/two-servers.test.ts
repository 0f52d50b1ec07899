import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRun } from '../job/run-queries';
import type { RunEventData } from '../job/run-events';
import type { RunWork } from '../job/run-hooks';
import { resultsOf } from '../result/queries';
import { usualLease } from '../store/lease';
import { openPostgres } from '../store/open-postgres';
import { faultyWorkers } from '../testing/faulty-workers';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { emptyPostgres } from '../testing/test-database';
import { untilAborted } from '../testing/wait-run';
import { startRun } from './run';

// `npm run test:postgres` starts a server and names it.
const given = process.env.DATABASE_URL;

describe.runIf(given?.startsWith('postgres'))('two servers on one database', () => {
  let database: { url: string; remove(): Promise<void> };
  let first: TestApp;
  let second: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await emptyPostgres(given ?? '');
    first = await testApp({ database: await openPostgres(database.url) });
    token = await first.login();
    second = await testApp(
      {
        database: await openPostgres(database.url),
        leaseTimes: { ...usualLease, patienceMs: 0 },
        takes: 'own',
      },
      { GEP_DATA_DIR: first.dataDir },
    );
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await database.remove();
  });

  const runState = async (runId: string) =>
    (await findRun(first.app.services.database.db, runId))?.state ?? null;
  /** The lease of the first server passes, and it does not know. */
  const lapse = () =>
    first.app.services.database.execute(
      `update processes set lease_until = now() - interval '1 second' where id = $1`,
      [first.app.services.lease.id],
    );
  async function runOfFirst(name: string, work: RunWork): Promise<{ projectId: string; runId: string }> {
    const projectId = await first.project(token, name);
    const runId = await first.app.tools.runs.start(projectId, 'calculation', null, work);
    await expect.poll(() => runState(runId)).toBe('running');
    return { projectId, runId };
  }

  it('leave alone what the other has in hand', async () => {
    let end = (): void => undefined;
    const { runId } = await runOfFirst('长', () => new Promise((done) => (end = () => done(null))));
    const third = await testApp(
      { database: await openPostgres(database.url) },
      { GEP_DATA_DIR: first.dataDir },
    );
    expect(await runState(runId)).toBe('running');
    await third.close();
    expect(await runState(runId)).toBe('running');
    end();
    expect(await first.app.tools.runs.ended(runId)).toMatchObject({ state: 'complete', error: null });
  });

  it('show what happens in the runs of the other, and stop them', async () => {
    let step = (): void => undefined;
    const { projectId, runId } = await runOfFirst('停', ({ signal, reporter }) => {
      reporter.plan([{ modelId: '5', key: null, name: { zh: '一', en: 'one' } }]);
      step = () => reporter.itemProgress(0, 0.5);
      return untilAborted(signal);
    });
    const heard: RunEventData[] = [];
    const stop = await second.app.tools.events.listen(projectId, ({ event }) => heard.push(event));
    step();
    await expect.poll(() => heard.at(-1)?.items[0]?.progress).toBe(50);
    await second.app.tools.runs.stop(projectId, 'calculation');
    expect(await findRun(first.app.services.database.db, runId)).toMatchObject({
      state: 'stopped',
      error: { name: 'RUN_STOPPED' },
    });
    await expect.poll(() => heard.at(-1)?.type).toBe('calculation-end');
    stop();
  });

  it('end a run whose server is gone, and not before its lease has passed', async () => {
    const { projectId, runId } = await runOfFirst('断', ({ signal }) => untilAborted(signal));
    const { runs } = second.app.tools;
    await lapse();
    await expect(runs.stop(projectId, 'calculation')).rejects.toMatchObject({
      problem: { name: 'NOTHING_RUNNING' },
    });
    expect(await findRun(first.app.services.database.db, runId)).toMatchObject({
      state: 'failed',
      error: { name: 'RUN_INTERRUPTED' },
    });
  });

  it('keep the results of the next run from a server that wakes up late', async () => {
    const { services, tools } = first.app;
    const projectId = await sampleProject(first, 5000);
    let go = (): void => undefined;
    let reached = (): void => undefined;
    const arrived = new Promise<void>((done) => (reached = done));
    const held = new Promise<void>((done) => (go = done));
    const workers = faultyWorkers(tools.workers, 2, () => {
      reached();
      return held;
    });
    const { runId: late } = await startRun(services, { ...tools, workers }, projectId, 'calculation', null);
    await arrived;
    await lapse();
    const { services: next, tools: nextTools } = second.app;
    await nextTools.runs.stop(projectId, 'calculation').catch(() => undefined);
    const { runId } = await startRun(next, nextTools, projectId, 'calculation', null);
    expect(await nextTools.runs.ended(runId)).toMatchObject({ state: 'complete' });
    const before = await resultsOf(services.database.db, projectId);
    expect(new Set(before.map((one) => one.runId))).toEqual(new Set([runId]));
    go();
    // It has nothing in hand any more when it can take the next run.
    const { runId: after } = await startRun(services, tools, projectId, 'pretreatment', null);
    expect(await tools.runs.ended(after)).toMatchObject({ state: 'complete' });
    expect(await resultsOf(services.database.db, projectId)).toEqual(before);
    expect((await services.database.execute('select 1 from results where pending')).rows).toEqual([]);
    expect(await findRun(services.database.db, late)).toMatchObject({ error: { name: 'RUN_INTERRUPTED' } });
  });
});
