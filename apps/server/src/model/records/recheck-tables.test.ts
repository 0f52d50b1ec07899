import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse, ModelCompleteness, calls } from '@gep/api-client/contract';
import { formOf, madeProject, madeRegionGeodata } from '../../testing/made-project';
import { testApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { startRunOf } from '../../testing/wait-run';
import { findInput } from '../queries';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '复查', ['1']);
});
afterAll(() => server.close());

const setLevels = (accountingField: string, partitionField: string) =>
  server.send('POST', '/gep/user/project/basicSettingUser', {
    token,
    form: { projectId, accountingField, partitionField },
  });
const yields = async () => {
  const path = `/gep/user/project/model/1/setup?projectId=${projectId}`;
  const { data } = await server.send('GET', path, { token });
  const { inputs } = data as CallResponse<typeof calls.getModelSetup>;
  return inputs[0];
};
const board = async () => {
  const path = `/gep/user/project/model?projectId=${projectId}`;
  return ((await server.send('GET', path, { token })).data as ModelCompleteness[])[0];
};
describe('a table whose districts change', () => {
  it('is checked again before it is shown', async () => {
    // By county these are known; the third one is missing.
    const table = '行政区划代码,产品,产量,价格\n350101,小麦,500,2400\n350102,小麦,100,2400\n';
    await server.send('POST', `/gep/user/project/model/1/file/yields?projectId=${projectId}`, {
      token,
      multipart: formOf({ 'yields.csv': table }),
    });
    const byCounty = await yields();
    expect(byCounty.problems).toEqual([]);
    expect(byCounty.warnings[0].message).toContain('南县');

    // By city they are not.
    await setLevels('city', 'city');
    const byCity = await yields();
    expect(byCity.problemCount).toBe(2);
    expect(byCity.problems.map(({ args }) => args)).toMatchObject([
      { row: 2, value: '350101' },
      { row: 3, value: '350102' },
    ]);

    // Once is enough.
    const row = await findInput(server.app.services.database.db, projectId, 'yields', 0);
    expect(row?.districtsChanged).toBe(false);

    await setLevels('city', 'county');
    expect(await yields()).toMatchObject({ problemCount: 0, problems: [], warnings: byCounty.warnings });
  });

  it('keeps its model from running, or lets it, on the board as at the start', async () => {
    await setLevels('city', 'city');
    expect((await board()).problems.map(({ code }) => code)).toEqual(['30213']);
    await setLevels('city', 'county');
    expect((await board()).problems).toEqual([]);
    await setLevels('city', 'city');
    // Nothing has listed the inputs in between.
    expect((await startRunOf(server, token, projectId, 'pretreatment')).code).toBe('30213');
  });
});
