import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRunRecord } from '../calculation/run-record-queries';
import { filesOfProject } from '../file/queries';
import { updateRun } from '../job/run-queries';
import type { Run } from '../job/run-queries';
import { prepareStart } from '../start';
import { setRunState } from '../project/queries';
import { resultsOf } from '../result/queries';
import { faultyWorkers } from '../testing/faulty-workers';
import { followedResults } from '../testing/followed-results';
import type { FiguresByPlace } from '../testing/followed-results';
import { sampleProject } from '../testing/sample-project';
import { nextProcess } from '../testing/next-process';
import { testApp } from '../testing/test-app';
import { sweepTwice } from '../testing/sweep-twice';
import type { TestApp } from '../testing/test-app';
import { untilAborted } from '../testing/wait-run';
import { openRunTools } from './open-run-tools';
import type { RunTools } from './run-tools';
import { startRun } from './run';

let server: TestApp;
let token: string;
let projectId: string;
let figures: () => Promise<FiguresByPlace>;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server);
  const results = followedResults(server, token, projectId);
  figures = () => results.figures();
  await results.calculate();
});
afterAll(() => server.close());

/** Changes a parameter of water conservation that needs a run. */
async function changeOmega(omega: number): Promise<void> {
  const path = '/gep/user/project/model/7/parameters';
  const values = { etMethod: 'fu', omega };
  const { data } = await server.send('PUT', path, { token, json: { projectId, values } });
  expect(data).toMatchObject({ followed: false });
}

/** Runs a calculation whose tools differ in part from those of the server. */
async function calculate(
  changed: Partial<RunTools>,
  services = server.app.services,
  meanwhile: (runId: string) => Promise<void> = () => Promise.resolve(),
): Promise<Run> {
  const { tools } = server.app;
  const { runId } = await startRun(services, { ...tools, ...changed }, projectId, 'calculation', null);
  await meanwhile(runId);
  return tools.runs.ended(runId);
}

const runsOf = async (): Promise<Map<string, string>> => {
  const rows = await resultsOf(server.app.services.database.db, projectId);
  return new Map(rows.map(({ modelId, childKey, runId }) => [`${modelId}/${childKey}`, runId]));
};
const pending = async (): Promise<number> => {
  const count = 'select count(*) as count from results where pending';
  const { rows } = await server.app.services.database.execute(count);
  return Number((rows[0] as { count: unknown }).count);
};
/** The project has as many files as before, each with a row, and no pending result. */
async function expectNothingLeft(filesBefore: number): Promise<void> {
  expect(await pending()).toBe(0);
  const { database, files } = server.app.services;
  const rows = await filesOfProject(database.db, projectId);
  expect(rows).toHaveLength(filesBefore);
  await sweepTwice(files, database);
  expect(server.storedFiles()).toHaveLength(rows.length);
}
const fileCount = async (): Promise<number> =>
  (await filesOfProject(server.app.services.database.db, projectId)).length;

/** A place that a run reaches, and where it can be held until `go`. */
function gate() {
  let reached = (): void => undefined;
  let go = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (reached = resolve));
  const held = new Promise<void>((resolve) => (go = resolve));
  return { arrived, held, reached: () => reached(), go: () => go() };
}

describe('results of a run', () => {
  it('are seen by nobody while it runs, and then all at once', async () => {
    await changeOmega(3);
    const [before, files, runs] = [await figures(), await fileCount(), await runsOf()];
    const { arrived, held, reached, go } = gate();
    const workers = faultyWorkers(server.app.tools.workers, 6, () => {
      reached();
      return held;
    });
    const run = await calculate({ workers }, undefined, async () => {
      await arrived;
      expect(await pending()).toBeGreaterThan(0);
      expect(await figures()).toEqual(before);
      go();
    });
    expect(run).toMatchObject({ state: 'complete' });
    expect(await figures()).not.toEqual(before);
    expect([...(await runsOf()).keys()]).toEqual([...runs.keys()]);
    expect(new Set((await runsOf()).values())).toEqual(new Set([run.id]));
    await expectNothingLeft(files);
  });

  it('replace those of the models that are complete where another fails, and the total stays', async () => {
    await changeOmega(2.5);
    const [before, files] = [await runsOf(), await fileCount()];
    const fault = () => Promise.reject(new Error('the disk is full'));
    const run = await calculate({ workers: faultyWorkers(server.app.tools.workers, 3, fault) });
    expect(run.state).toBe('failed');
    const complete = run.items.filter(({ state }) => state === 'complete').map(({ modelId }) => modelId);
    const failed = run.items.filter(({ state }) => state === 'failed').map(({ modelId }) => modelId);
    expect(complete.length).toBeGreaterThan(0);
    expect(failed.length).toBeGreaterThan(0);
    for (const [place, runId] of await runsOf()) {
      const isNew = complete.includes(place.split('/')[0]);
      expect(runId, place).toBe(isNew ? run.id : before.get(place));
    }
    expect((await runsOf()).get('totalGep/')).toBe(before.get('totalGep/'));
    expect(await findRunRecord(server.app.services.database.db, projectId, run.id)).toMatchObject({
      outcome: null,
    });
    // The earlier results keep the account of an earlier run, so there is one more file.
    await expectNothingLeft(files + 1);
  });

  it('replace those of the models that are complete when the run is stopped', async () => {
    await changeOmega(3);
    const before = await runsOf();
    const { arrived, reached } = gate();
    const workers = faultyWorkers(server.app.tools.workers, 3, (signal) => {
      reached();
      return untilAborted(signal);
    });
    const run = await calculate({ workers }, undefined, async () => {
      await arrived;
      await server.app.tools.runs.stop(projectId, 'calculation');
    });
    expect(run).toMatchObject({ state: 'stopped', error: { name: 'RUN_STOPPED' } });
    const complete = run.items.filter(({ state }) => state === 'complete').map(({ modelId }) => modelId);
    expect(complete.length).toBeGreaterThan(0);
    for (const [place, runId] of await runsOf())
      expect(runId, place).toBe(complete.includes(place.split('/')[0]) ? run.id : before.get(place));
    expect(await pending()).toBe(0);
  });

  it('are not taken over where the run is not active any more, or its project has changed', async () => {
    const { db } = server.app.services.database;
    const [before, files] = [await figures(), await fileCount()];
    const disturbed = async (disturb: (runId: string) => Promise<unknown>): Promise<Run> => {
      const { arrived, held, reached, go } = gate();
      const workers = faultyWorkers(server.app.tools.workers, 5, () => {
        reached();
        return held;
      });
      return calculate({ workers }, undefined, async (runId) => {
        await arrived;
        await disturb(runId);
        go();
      });
    };
    const ended = await disturbed((runId) =>
      updateRun(db, runId, { state: 'failed', error: { name: 'RUN_INTERRUPTED' } }),
    );
    expect(ended).toMatchObject({ state: 'failed', error: { name: 'RUN_INTERRUPTED' } });
    const setOmega = (omega: number) =>
      server.app.services.database.execute(
        `update model_parameters set "values" = jsonb_set("values", '{omega}', '${omega}')
          where project_id = '${projectId}' and model_id = '7'`,
      );
    const overtaken = await disturbed(() => setOmega(2));
    await setOmega(3);
    expect(overtaken).toMatchObject({ state: 'failed', error: { name: 'RUN_OVERTAKEN' } });
    expect(overtaken.items.map(({ state }) => state)).toEqual(overtaken.items.map(() => 'failed'));
    expect(await figures()).toEqual(before);
    await expectNothingLeft(files);
  });

  it('make a run complete whose process dies after they have taken their place', async () => {
    await changeOmega(2);
    const { services, tools } = server.app;
    const { id } = await calculate({});
    const after = await figures();
    await updateRun(services.database.db, id, { state: 'running', endedAt: null });
    await setRunState(services.database.db, projectId, 'IN_CALCULATE');
    const restarted = await openRunTools(await nextProcess(services));
    expect(await tools.runs.ended(id)).toMatchObject({ state: 'complete', error: null, progress: 100 });
    await restarted.close();
    const project = await server.send('GET', `/gep/user/project/?projectId=${projectId}`, { token });
    expect(project.data).toMatchObject({ projectState: 'COMPLETE' });
    expect(await figures()).toEqual(after);
    await changeOmega(3);
    await calculate({});
  });

  it('stay away as a whole where their prices by zone cannot be found, and the run fails', async () => {
    const projectBasicSetting = JSON.stringify({ projectId, priceZoneField: 'CT_CODE' });
    await server.send('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });
    const path = '/gep/user/project/model/7/parameters';
    const values = { etMethod: 'fu', omega: 2, zonePrices: [{ zone: '990100', price: 2 }] };
    await server.send('PUT', path, { token, json: { projectId, values } });
    const { services } = server.app;
    const [before, files] = [await figures(), await fileCount()];
    // The account cube cannot be read in the transaction that puts results in their place.
    const broken: typeof services.files.paths = (db, ids) =>
      db === services.database.db ? services.files.paths(db, ids) : Promise.reject(new Error('no such file'));
    const run = await calculate({}, { ...services, files: { ...services.files, paths: broken } });
    expect(run).toMatchObject({ state: 'failed', error: { name: 'INTERNAL' } });
    expect(run.items.map(({ state }) => state)).toEqual(run.items.map(() => 'failed'));
    expect(await figures()).toEqual(before);
    await expectNothingLeft(files);
    expect(await calculate({})).toMatchObject({ state: 'complete' });
    expect(await figures()).not.toEqual(before);
  });

  it('that a dead process has left pending are deleted at the next start, with their files', async () => {
    const { services, tools } = server.app;
    const [before, files] = [await figures(), await fileCount()];
    let dead = false;
    const dying: typeof services.database.transaction = (work) =>
      dead ? new Promise(() => undefined) : services.database.transaction(work);
    const { arrived, held, reached, go } = gate();
    const workers = faultyWorkers(tools.workers, 5, () => {
      dead = true;
      reached();
      return held;
    });
    const dyingServices = { ...services, database: { ...services.database, transaction: dying } };
    const { runId } = await startRun(dyingServices, { ...tools, workers }, projectId, 'calculation', null);
    await arrived;
    expect(await pending()).toBeGreaterThan(0);
    await updateRun(services.database.db, runId, { state: 'failed' });
    await prepareStart(services);
    // Files on their way are cleared before runs begin; here the run is held while it has some.
    await services.files.clearTemporary(services.now());
    expect(await figures()).toEqual(before);
    await expectNothingLeft(files);
    dead = false;
    go();
  });
});
