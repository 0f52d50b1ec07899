import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { CalculatedModel, Plausibility } from '@gep/api-client/contract';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { resultsOf, zonalOf } from '../result/queries';
import type { Services } from '../services';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf, statusOf, untilAborted } from '../testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;
/** Whether the reading of inputs hangs until the run is stopped. */
let stuck = false;

const geodata = ((task, options) =>
  stuck ? untilAborted(options?.signal) : warmGeodata(task, options)) as Services['geodata'];

beforeAll(async () => {
  server = await testApp({ geodata });
  token = await server.login();
  projectId = await sampleProject(server);
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
});
afterAll(() => server.close());

const models = async () => {
  const path = `${calls.listCalculatedModels.path}?projectId=${projectId}`;
  return ((await server.send('GET', path, { token })).data as CalculatedModel[]).map(({ id }) => id);
};
const download = async () =>
  (
    await server.app.fastify.inject({
      url: `${calls.resultFile.path}?projectId=${projectId}`,
      headers: { 'user-token': token },
    })
  ).statusCode;

describe('the districts of a result', () => {
  it('are those of the accounting level and every level below; a parent is the sum over its own cells', async () => {
    const { db } = server.app.services.database;
    const row = (await resultsOf(db, projectId)).find(({ modelId }) => modelId === '7');
    const zonal = (await zonalOf(db, { resultId: row?.id ?? '' })).filter(
      ({ quantity }) => quantity === 'function',
    );
    const at = (level: string) => zonal.filter((one) => one.level === level);
    expect([...new Set(zonal.map(({ level }) => level))].sort()).toEqual(['city', 'county', 'province']);
    const below = { province: ['city', 2], city: ['county', 4] } as const;
    for (const [level, [children, digits]] of Object.entries(below))
      for (const parent of at(level)) {
        const own = at(children).filter(({ code }) => code.startsWith(parent.code.slice(0, digits)));
        expect(own.length).toBeGreaterThan(1);
        const sum = own.reduce((all, one) => all + (one.sum ?? 0), 0);
        expect((parent.sum ?? NaN) / sum).toBeCloseTo(1, 12);
        expect(own.reduce((all, one) => all + one.validCount, 0)).toBe(parent.validCount);
      }
    expect(at('province')[0].sum).toBe(row?.functionValue);
  });
});

describe('results of an earlier run', () => {
  it('can be seen and fetched during a run, and after it was stopped', async () => {
    const before = await models();
    const body = { projectId, scale: 2 };
    const settings = '/gep/user/project/model/7/file/precipitation/settings';
    await server.send('PUT', settings, { token, json: body });
    stuck = true;
    await startRunOf(server, token, projectId, 'calculation');
    while ((await statusOf(server, token, projectId, 'calculation')).state === 'queued')
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect([await models(), await download()]).toEqual([before, 200]);
    await server.send('POST', '/gep/user/project/model/stop', { token, form: { projectId } });
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'stopped' });
    expect([await models(), await download()]).toEqual([before, 200]);
    const { runId } = await statusOf(server, token, projectId, 'calculation');
    const path = `${calls.resultPlausibility.path}?projectId=${projectId}`;
    const { completeRun, lines } = (await server.send('GET', path, { token })).data as Plausibility;
    expect(completeRun).toEqual({ runId: lines[0].runId, endTime: expect.any(String) });
    expect(completeRun?.runId).not.toBe(runId);
    stuck = false;
  });

  it('stay where the next run fails before it has new ones', async () => {
    const { db } = server.app.services.database;
    const before = await resultsOf(db, projectId);
    const body = { projectId, scale: -1 };
    const settings = '/gep/user/project/model/7/file/precipitation/settings';
    await server.send('PUT', settings, { token, json: body });
    await startRunOf(server, token, projectId, 'calculation');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'failed' });
    expect(await resultsOf(db, projectId)).toEqual(before);
    expect(await download()).toBe(200);
  });
});
