import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportForm, ResultInput } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import { formsSeen } from '../testing/form-list';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

const password = 'Depart#2026x';
const base = '/gep/user/project';
let server: TestApp;
let owner: string;
let projectId: string;
let department: string;
let reportFormId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  owner = await server.login();
  projectId = await madeProject(server, owner, '未确认数据', ['1']);
  const form = { projectId, userName: 'farming', deptName: '农业局', password };
  const { data } = await server.send('POST', '/gep/user/inputer', { token: owner, form });
  const userIds = JSON.stringify([(data as { userId: string }).userId]);
  const report = { projectId, inputKey: 'yields', userIds };
  await server.send('POST', `${base}/reportTemplate`, { token: owner, form: report });
  department = await server.login('farming', password);
  [{ reportFormId }] = await formsSeen(server, projectId, owner);
  await handIn(500);
});
afterAll(() => server.close());

/** Hands in a yield of one county, and explains what checks ask about. */
async function handIn(quantity: number): Promise<void> {
  const read = async () =>
    (await server.send('GET', `${base}/reportForm?reportFormId=${reportFormId}`, { token: department }))
      .data as ReportForm;
  const cells = { districtCode: '350101', product: '稻谷', yield: quantity, price: 3000 };
  const changes = Object.entries(cells).map(([column, value]) => ({ row: '350101', column, value }));
  const save = async (more: object) => {
    const { revision } = await read();
    await server.send('POST', `${base}/reportForm`, {
      token: department,
      json: { reportFormId, revision, ...more },
    });
  };
  await save({ changes });
  const { findings } = await read();
  await save({ explanations: findings.map(({ key }) => ({ key, text: '仅此一县种植' })) });
  const form = { reportFormId, formState: 'SUBMITTED' };
  const sent = await server.send('POST', `${base}/reportForm/state`, { token: department, form });
  expect(sent.code).toBe('00000');
}

const review = (formState: string, reason = '') =>
  server.send('POST', `${base}/reportForm/review`, {
    token: owner,
    form: { reportFormId, formState, reason },
  });
const startUnconfirmed = () =>
  server.send('POST', `${base}/model/calc?projectId=${projectId}&unconfirmed=true`, { token: owner });
const start = () => startRunOf(server, owner, projectId, 'calculation');
const end = () => endOfRun(server, owner, projectId, 'calculation');
const yields = async (): Promise<ResultInput | undefined> => {
  const path = `${base}/result/inputs?projectId=${projectId}&modelId=1`;
  const { data } = await server.send('GET', path, { token: owner });
  return (data as ResultInput[]).find(({ key }) => key === 'yields');
};
const isUnconfirmed = ({ code }: { readonly code: string }): boolean => code === '40122';

describe('data that nobody has confirmed', () => {
  it('keep a calculation from starting', async () => {
    expect((await start()).code).not.toBe('00000');
  });

  it('enter the one for which the owner allows it, which says so', async () => {
    expect((await startUnconfirmed()).code).toBe('00000');
    const run = await end();
    expect(run.state).toBe('complete');
    expect(run.warnings.find(isUnconfirmed)?.message).toContain('（农业局）');
    expect(await yields()).toMatchObject({
      supplied: { userName: 'farming' },
      confirmed: null,
      forms: [
        { reportFormId, version: 1, deptName: '农业局', submitted: { userName: 'farming' }, confirmed: null },
      ],
    });
  });

  it('do not enter the next', async () => {
    expect((await start()).code).not.toBe('00000');
    const { data } = await server.send('GET', `${base}/model/1/setup?projectId=${projectId}`, {
      token: owner,
    });
    const { inputs } = data as { inputs: { key: string; file: object | null }[] };
    expect(inputs.find(({ key }) => key === 'yields')?.file ?? null).toBeNull();
    // What was calculated remembers what it was made from.
    expect((await yields())?.forms[0]?.confirmed).toBeNull();
  });

  it('are taken out again where the department has taken them back meanwhile', async () => {
    await startUnconfirmed();
    await end();
    const form = { reportFormId, formState: 'DRAFT' };
    await server.send('POST', `${base}/reportForm/state`, { token: department, form });
    expect((await startUnconfirmed()).code).not.toBe('00000');
    await handIn(600);
  });
});

describe('data that are confirmed', () => {
  it('enter every calculation, with who submitted and who confirmed which version', async () => {
    await startUnconfirmed();
    await end();
    expect((await review('CONFIRMED')).code).toBe('00000');
    expect((await start()).code).toBe('00000');
    const run = await end();
    expect(run.warnings.filter(isUnconfirmed)).toEqual([]);
    expect(await yields()).toMatchObject({
      confirmed: { userName: 'admin' },
      forms: [{ version: 2, submitted: { userName: 'farming' }, confirmed: { userName: 'admin' } }],
    });
  });

  it('bring the explanations of the department into the record of the run and to its figures', async () => {
    const explained = [{ key: 'DISTRICTS_MISSING', text: '仅此一县种植' }];
    expect((await yields())?.forms[0]?.explanations).toEqual(explained);
    const stored = await findRunRecord(server.app.services.database.db, projectId);
    const input = stored?.record.inputs.find(({ inputKey }) => inputKey === 'yields');
    expect(input?.forms?.map(({ explanations }) => explanations)).toEqual([explained]);
  });

  it('give way to a file of the owner, which unconfirmed data do not replace', async () => {
    await server.send('GET', `${base}/reportForm/confirm?reportFormId=${reportFormId}`, { token: owner });
    const multipart = formOf({ 'own.csv': '行政区划代码,产品,产量,价格\n350101,小麦,7,2000\n' });
    const path = `${base}/model/1/file/yields?projectId=${projectId}`;
    expect((await server.send('POST', path, { token: owner, multipart })).code).toBe('00000');
    await startUnconfirmed();
    await end();
    expect(await yields()).toMatchObject({ fileName: 'own.csv', forms: [] });
  });
});
