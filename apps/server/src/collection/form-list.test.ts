import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportSummary, UnconfirmedReport } from '@gep/api-client/contract';
import { madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const password = 'Depart#2026x';
const base = '/gep/user/project';
const names = ['第一局', '第二局', '第三局'];
let server: TestApp;
let owner: string;
let projectId: string;
const userIds: string[] = [];

interface List {
  readonly data: readonly ReportSummary[];
  readonly totalCount: number;
  readonly counts: Record<string, number>;
  readonly overdueCount: number;
}

/** Three departments have a table each, two of them a file: the second has begun its table, the third's is late. */
beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  owner = await server.login();
  projectId = await madeProject(server, owner, '清单', ['1', '7']);
  for (const [i, deptName] of names.entries()) {
    const form = { projectId, userName: `department${i}`, deptName, password };
    const { data } = await server.send('POST', '/gep/user/inputer', { token: owner, form });
    userIds.push((data as { userId: string }).userId);
  }
  await assign('yields', userIds, { submitDue: '2099-01-01T00:00:00.000Z', name: '产量报表' });
  await assign('precipitation', [userIds[0]], {});
  const forms = await list('');
  const formOf = (i: number): string =>
    forms.data.find(({ userId, type }) => userId === userIds[i] && type === 'TABLE')?.reportFormId ?? '';
  const token = await server.login('department1', password);
  const changes = [{ row: '350101', column: 'yield', value: 5 }];
  await server.send('POST', `${base}/reportForm`, {
    token,
    json: { reportFormId: formOf(1), revision: 0, changes },
  });
  const due = { reportFormId: formOf(2), submitDue: '2020-01-01T00:00:00.000Z' };
  await server.send('PUT', `${base}/reportForm/due`, { token: owner, form: due });
});
afterAll(() => server.close());

const assign = (inputKey: string, to: readonly string[], more: Record<string, string>) =>
  server.send('POST', `${base}/reportTemplate`, {
    token: owner,
    form: { projectId, inputKey, userIds: JSON.stringify(to), ...more },
  });
const list = async (query: string, token = owner): Promise<List> =>
  (await server.send('GET', `${base}/reportForm/list?projectId=${projectId}${query}`, { token }))
    .data as List;
const said = ({ data }: List) => data.map(({ deptName, type }) => `${deptName} ${type}`);

describe('the list of forms', () => {
  it('comes in pages, what has to be done first coming first', async () => {
    const first = await list('&pageSize=3');
    expect(first.totalCount).toBe(4);
    // The latest deadline first, then the later ones, then what has none.
    expect(said(first)[0]).toBe('第三局 TABLE');
    expect(said(first).slice(1).sort()).toEqual(['第一局 TABLE', '第二局 TABLE']);
    expect(said(await list('&pageSize=3&pageNum=2'))).toEqual(['第一局 RASTER']);
    expect((await list('&pageSize=3&pageNum=3')).data).toEqual([]);
  });

  it('is filtered, and counts what there is all the same', async () => {
    const late = await list('&overdue=true');
    expect(said(late)).toEqual(['第三局 TABLE']);
    expect(late).toMatchObject({ totalCount: 1, overdueCount: 1 });
    expect(late.counts).toEqual({ ASSIGNED: 3, DRAFT: 1, SUBMITTED: 0, RETURNED: 0, CONFIRMED: 0 });
    expect(said(await list('&formState=DRAFT'))).toEqual(['第二局 TABLE']);
    expect((await list(`&userId=${userIds[0]}`)).totalCount).toBe(2);
  });

  it.each([
    ['产量报表', 3],
    // Where no name was given, that of the input is searched in both languages.
    ['precip', 1],
    ['PRECIP', 1],
    ['第二局', 1],
    ['%', 0],
  ])('is searched for %s by the names of reports and departments', async (text, count) => {
    expect((await list(`&text=${encodeURIComponent(text)}`)).totalCount).toBe(count);
  });

  it('shows a department its own forms and counts only these', async () => {
    const token = await server.login('department0', password);
    const own = await list(`&userId=${userIds[1]}`, token);
    expect(own.data.every(({ deptName }) => deptName === '第一局')).toBe(true);
    expect(own).toMatchObject({ totalCount: 2, overdueCount: 0, counts: { ASSIGNED: 2, DRAFT: 0 } });
  });
});

describe('reports that are not confirmed', () => {
  const unconfirmed = async () =>
    (await server.send('GET', `${base}/reportTemplate/unconfirmed?projectId=${projectId}`, { token: owner }))
      .data as UnconfirmedReport[];

  it('say how many forms are open, and of whom', async () => {
    const reports = (await unconfirmed()).map(({ forms, submitted, departments }) => ({
      ...{ forms, submitted },
      of: departments.map(({ deptName }) => deptName).sort(),
    }));
    expect(reports).toEqual([
      { forms: 3, submitted: 0, of: ['第一局', '第三局', '第二局'] },
      { forms: 1, submitted: 0, of: ['第一局'] },
    ]);
  });

  it('are those of the selected models only', async () => {
    await server.send('POST', `${base}/model?projectId=${projectId}`, { token: owner, json: ['7'] });
    expect((await unconfirmed()).map(({ forms }) => forms)).toEqual([1]);
  });
});
