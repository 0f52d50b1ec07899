import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportForm, ReportItemPage, ReportTemplate } from '@gep/api-client/contract';
import { formsSeen } from '../testing/form-list';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const password = 'Depart#2026x';
let server: TestApp;
let owner: string;
let projectId: string;
const departments: Record<string, { userId: string; token: string }> = {};

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  owner = await server.login();
  projectId = await madeProject(server, owner, '数据收集', ['1', '7']);
  for (const name of ['farming', 'statistics', 'weather']) {
    const form = { projectId, userName: name, deptName: name, password };
    const { data } = await server.send('POST', '/gep/user/inputer', { token: owner, form });
    departments[name] = {
      userId: (data as { userId: string }).userId,
      token: await server.login(name, password),
    };
  }
});
afterAll(() => server.close());

const base = '/gep/user/project';
const as = (name: string): string => (name === 'owner' ? owner : departments[name].token);
const assign = (inputKey: string, names: readonly string[], more: Record<string, string> = {}) => {
  const userIds = JSON.stringify(names.map((name) => departments[name].userId));
  return server.send('POST', `${base}/reportTemplate`, {
    token: owner,
    form: { projectId, inputKey, userIds, ...more },
  });
};
const list = (name: string) => formsSeen(server, projectId, as(name));
const formId = async (name: string, inputKey: string) =>
  (await list(name)).find((form) => form.inputKey === inputKey)?.reportFormId ?? 'none';
const read = async (id: string, name = 'owner') =>
  (await server.send('GET', `${base}/reportForm?reportFormId=${id}`, { token: as(name) })).data as ReportForm;
const save = (name: string, reportFormId: string, revision: number, changes: readonly object[], more = {}) =>
  server.send('POST', `${base}/reportForm`, {
    token: as(name),
    json: { reportFormId, revision, changes, ...more },
  });
const setState = (name: string, reportFormId: string, formState: string) =>
  server.send('POST', `${base}/reportForm/state`, { token: as(name), form: { reportFormId, formState } });
const review = (reportFormId: string, json: object, name = 'owner') =>
  server.send('POST', `${base}/reportForm/review`, { token: as(name), json: { reportFormId, ...json } });
const cancel = (reportFormId: string) =>
  server.send('GET', `${base}/reportForm/confirm?reportFormId=${reportFormId}`, { token: owner });
const inputs = async (model: number) => {
  const path = `${base}/model/${model}/setup?projectId=${projectId}`;
  const { data } = await server.send('GET', path, { token: owner });
  return (data as { inputs: { key: string; file: { name: string; report: { rowCount?: number } } | null }[] })
    .inputs;
};

/** Cells of a row of the yields of a county. */
const yieldsOf = (row: string, product: string, quantity: number, price: number) =>
  Object.entries({ districtCode: row.slice(0, 6), product, yield: quantity, price }).map(
    ([column, value]) => ({
      row,
      column,
      value,
    }),
  );

describe('data of a table', () => {
  it('are listed as not handed out, with the models that read them', async () => {
    const { data } = await server.send('GET', `${base}/reportTemplate?projectId=${projectId}`, {
      token: owner,
    });
    const item = (data as ReportItemPage).data.find(({ inputKey }) => inputKey === 'yields');
    expect(item).toMatchObject({ type: 'TABLE', reportTemplateId: null, formCount: 0, supplied: false });
    expect(item?.models.map(({ modelId }) => modelId)).toEqual(['1']);
  });

  it('are handed out with a name and deadlines, and seen by their department only', async () => {
    const submitDue = '2026-12-31T16:00:00.000Z';
    const { data } = await assign('yields', ['farming', 'statistics'], { name: '农产品产量表', submitDue });
    expect(data as ReportTemplate).toMatchObject({ name: '农产品产量表', submitDue, compareFlag: 0 });
    expect((await list('farming')).map(({ name, formState }) => [name.zh, formState])).toEqual([
      ['农产品产量表', 'ASSIGNED'],
    ]);
    expect(await list('weather')).toEqual([]);
    expect(await list('owner')).toHaveLength(2);
    const other = await formId('statistics', 'yields');
    expect((await save('farming', other, 0, [])).code).toBe('10403');
  });

  it('have a row for each district, and keep faults as a draft', async () => {
    const id = await formId('farming', 'yields');
    const { rows, growing } = await read(id, 'farming');
    expect(rows.map((row) => row.id)).toEqual(['350101', '350102', '350201']);
    // A county has several products.
    expect(growing).toBe(true);
    const answer = await save('farming', id, 0, [{ row: '350101', column: 'yield', value: 'many' }]);
    expect(answer.data).toMatchObject({ revision: 1, formState: 'DRAFT', conflicts: [] });
    const findings = (answer.data as ReportForm).findings.filter(({ kind }) => kind === 'forced');
    expect(findings).toContainEqual(expect.objectContaining({ row: '350101', column: 'yield' }));
    expect((await setState('farming', id, 'SUBMITTED')).code).toBe('10614');
  });

  it('meet the change of another person cell by cell', async () => {
    const id = await formId('farming', 'yields');
    const { revision } = await read(id, 'farming');
    await save('farming', id, revision, yieldsOf('350101', '稻谷', 500, 3000));
    const late = await save('farming', id, revision, [
      { row: '350101', column: 'yield', value: 900 },
      { row: '350102', column: 'yield', value: 70 },
    ]);
    expect(late.data).toMatchObject({ conflicts: [{ row: '350101', column: 'yield', theirs: 500 }] });
    const rows = new Map((await read(id, 'farming')).rows.map((row) => [row.id, row.cells]));
    expect(rows.get('350101')).toMatchObject({ yield: 500, price: 3000 });
    expect(rows.get('350102')).toMatchObject({ yield: 70 });
  });

  it('are handed in once districts without figures are explained', async () => {
    const id = await formId('farming', 'yields');
    const { revision } = await read(id, 'farming');
    await save('farming', id, revision, yieldsOf('350102', '小麦', 70, 2000));
    const { findings } = await read(id, 'farming');
    expect(findings.map(({ kind }) => kind)).toEqual(['explain']);
    expect((await setState('farming', id, 'SUBMITTED')).code).toBe('10615');
    const explanations = [{ key: findings[0].key, text: '南县由统计局填报' }];
    await save('farming', id, revision + 1, [], { explanations });
    // Another person explains something else, and takes it back.
    await save('farming', id, revision + 2, [], { explanations: [{ key: 'other', text: '已核实' }] });
    expect((await read(id, 'farming')).explanations).toEqual([
      ...explanations,
      { key: 'other', text: '已核实' },
    ]);
    await save('farming', id, revision + 3, [], { explanations: [{ key: 'other', text: ' ' }] });
    const { data } = await setState('farming', id, 'SUBMITTED');
    expect(data).toMatchObject({ formState: 'SUBMITTED', version: 1, fillProgress: 100 });
    expect((data as ReportForm).versions).toMatchObject([{ version: 1, explanations }]);
    // What was handed in waits for its review, unchanged.
    expect((await save('farming', id, 9, [])).code).toBe('10613');
  });

  it('come back with a reason and comments, and the next version shows what changed', async () => {
    const id = await formId('owner', 'yields');
    const mine = await formId('farming', 'yields');
    expect([id, mine]).toContain(mine);
    expect((await review(mine, { formState: 'RETURNED' })).code).toBe('10400');
    const comments = [{ row: '350101', column: 'price', text: '与物价局数据不一致' }];
    expect((await review(mine, { formState: 'CONFIRMED' }, 'farming')).code).toBe('10403');
    const back = await review(mine, { formState: 'RETURNED', reason: '价格有误', comments });
    expect(back.data).toMatchObject({ formState: 'RETURNED', returnReason: '价格有误' });
    const { revision } = await read(mine, 'farming');
    await save('farming', mine, revision, [{ row: '350101', column: 'price', value: 2800 }]);
    const { data } = await setState('farming', mine, 'SUBMITTED');
    expect((data as ReportForm).versions).toMatchObject([
      { version: 2, changes: [{ row: '350101', column: 'price', before: 3000, after: 2800 }] },
      { version: 1, decision: 'RETURNED', reason: '价格有误', comments, decidedBy: { userName: '' } },
    ]);
    expect((await read(mine)).versions[1].decidedBy?.userName).toBe('admin');
    const at = `${base}/reportForm?reportFormId=${mine}&version=`;
    const prices = await Promise.all(
      [1, 2].map(async (version) => {
        const then = (await server.send('GET', `${at}${version}`, { token: owner })).data as ReportForm;
        return then.rows.find((row) => row.id === '350101')?.cells.price;
      }),
    );
    expect(prices).toEqual([3000, 2800]);
    expect((await server.send('GET', `${at}3`, { token: owner })).code).toBe('10404');
  });

  it('enter the models once they are confirmed, those of all departments in one table', async () => {
    const mine = await formId('farming', 'yields');
    expect((await inputs(1)).find(({ key }) => key === 'yields')?.file ?? null).toBeNull();
    expect((await review(mine, { formState: 'CONFIRMED', version: 1 })).code).toBe('10619');
    expect((await review(mine, { formState: 'CONFIRMED', version: 2 })).data).toMatchObject({
      formState: 'CONFIRMED',
    });
    const stored = async () =>
      (await inputs(1)).find(({ key }) => key === 'yields')?.file?.report.rowCount ?? 0;
    expect(await stored()).toBe(2);

    const theirs = await formId('statistics', 'yields');
    await save('statistics', theirs, 0, yieldsOf('350201', '茶叶', 5, 90000));
    const explained = (await read(theirs, 'statistics')).findings.map(({ key }) => ({
      key,
      text: '其余由农业局填报',
    }));
    await save('statistics', theirs, 1, [], { explanations: explained });
    await setState('statistics', theirs, 'SUBMITTED');
    expect((await review(theirs, { formState: 'CONFIRMED' })).code).toBe('00000');
    expect(await stored()).toBe(3);

    expect((await cancel(mine)).data).toMatchObject({ formState: 'SUBMITTED' });
    expect(await stored()).toBe(1);
    await cancel(theirs);
    expect(await stored()).toBe(0);
    expect((await cancel(theirs)).code).toBe('10613');
  });

  it('are all in the input when two forms are confirmed at the same time, or one is refused', async () => {
    const ids = [await formId('farming', 'yields'), await formId('statistics', 'yields')];
    const answers = await Promise.all(ids.map((id) => review(id, { formState: 'CONFIRMED' })));
    const refused = ids.filter((_id, i) => answers[i].code === '10608');
    expect(answers.every(({ code }) => ['00000', '10608'].includes(code))).toBe(true);
    for (const id of refused) expect((await review(id, { formState: 'CONFIRMED' })).code).toBe('00000');
    const file = (await inputs(1)).find(({ key }) => key === 'yields')?.file;
    expect(file?.report.rowCount).toBe(3);
    for (const id of ids) await cancel(id);
  });

  it('come from a workbook as well, which is read back as it was written', async () => {
    const id = await formId('farming', 'yields');
    expect((await setState('farming', id, 'DRAFT')).data).toMatchObject({ formState: 'DRAFT' });
    const before = (await read(id, 'farming')).rows;
    const answer = await server.app.fastify.inject({
      method: 'GET',
      url: `${base}/reportForm/templateFile?reportFormId=${id}`,
      headers: { 'user-token': as('farming') },
    });
    const multipart = formOf({ 'yields.xlsx': answer.rawPayload });
    const path = `${base}/reportForm/file?reportFormId=${id}`;
    const { data } = await server.send('POST', path, { token: as('farming'), multipart });
    const cells = (rows: ReportForm['rows']) =>
      rows.map((row) => row.cells).filter((row) => (row.yield ?? null) !== null);
    expect(cells((data as ReportForm).rows)).toEqual(cells(before));

    const faulty = formOf({ 'y.csv': '行政区划代码,产品,产量,价格\n999999,小麦,x,2000\n' });
    expect((await server.send('POST', path, { token: as('farming'), multipart: faulty })).code).not.toBe(
      '00000',
    );
    expect(cells((await read(id, 'farming')).rows)).toEqual(cells(before));
  });

  it('get more time for one department', async () => {
    const reportFormId = await formId('farming', 'yields');
    const submitDue = '2027-01-15T16:00:00.000Z';
    const path = `${base}/reportForm/due`;
    const answer = await server.send('PUT', path, { token: owner, form: { reportFormId, submitDue } });
    expect(answer.data).toMatchObject({ submitDue, isExtended: true });
    expect((await list('statistics'))[0]).toMatchObject({ isExtended: false });
  });
});

describe('data in a file', () => {
  it('come from one department, and become the input when they are confirmed', async () => {
    expect((await assign('precipitation', ['weather', 'farming'])).code).toBe('10617');
    await assign('precipitation', ['weather']);
    const id = await formId('weather', 'precipitation');
    const unit = { zh: 'mm/a', en: 'mm/a' };
    expect((await read(id, 'weather')).file).toEqual({ help: null, unit, expected: [0, 10_000], fields: [] });
    expect((await setState('weather', id, 'SUBMITTED')).code).toBe('10613');
    const raster = await madeRaster(
      30,
      Float32Array.from({ length: 300 }, () => 1200),
    );
    const path = `${base}/reportForm/file?reportFormId=${id}`;
    const sent = await server.send('POST', path, {
      token: as('weather'),
      multipart: formOf({ 'p.tif': raster }),
    });
    expect(sent.data).toMatchObject({ formState: 'DRAFT', fileName: 'p.tif' });
    await setState('weather', id, 'SUBMITTED');
    expect((await inputs(7)).some(({ key, file }) => key === 'precipitation' && file)).toBe(false);
    expect((await review(id, { formState: 'CONFIRMED' })).data).toMatchObject({ formState: 'CONFIRMED' });
    expect((await inputs(7)).find(({ key }) => key === 'precipitation')?.file?.name).toBe('p.tif');
  });

  it('stay with their department while they are confirmed', async () => {
    const refused = await assign('precipitation', ['farming']);
    expect([refused.code, refused.message]).toEqual([
      '10618',
      expect.stringContaining('已由weather提交并确认'),
    ]);
    expect((await list('weather')).map(({ formState }) => formState)).toEqual(['CONFIRMED']);
  });
});

describe('progress', () => {
  it('counts what was handed in and what was confirmed', async () => {
    const { data } = await server.send('GET', `${base}/progress?projectId=${projectId}`, { token: owner });
    const cards = data as { deptName: string; fillProgress: number; confirmProgress: number }[];
    const named = cards.filter(({ deptName }) => deptName in departments);
    expect(named).toMatchObject([
      { deptName: 'farming', confirmProgress: 0 },
      { deptName: 'statistics', fillProgress: 100, confirmProgress: 0 },
      { deptName: 'weather', fillProgress: 100, confirmProgress: 100 },
    ]);
    expect(named[0].fillProgress).toBeLessThan(100);
  });
});
