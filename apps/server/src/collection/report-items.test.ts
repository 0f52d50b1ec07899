import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssignmentEffect, ReportItem, ReportItemPage } from '@gep/api-client/contract';
import { madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;
let departments: string[];

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '报表', ['1', '2', '7']);
  departments = [];
  for (const name of ['林业局', '水利局', '统计局']) {
    const form = { projectId, userName: `dept${departments.length}`, deptName: name, phone: '13800000000' };
    const { data } = await server.send('POST', '/gep/user/inputer', {
      token,
      form: { ...form, password: 'Open-Sesame-1' },
    });
    departments.push((data as { userId: string }).userId);
  }
});
afterAll(() => server.close());

const path = '/gep/user/project/reportTemplate';
const list = async (query = '', headers = {}): Promise<ReportItemPage> =>
  (await server.send('GET', `${path}?projectId=${projectId}${query}`, { token, headers }))
    .data as ReportItemPage;
const all = () => list('&pageSize=0');
const itemOf = async (key: string): Promise<ReportItem | undefined> =>
  (await all()).data.find(({ inputKey }) => inputKey === key);
const named = async (name: string): Promise<ReportItem | undefined> => {
  await server.send('POST', path, { token, form: { projectId, inputKey: 'yields', name } });
  return itemOf('yields');
};
const assignment = (keys: readonly string[], change: object) => ({
  token,
  json: { projectId, items: keys.map((inputKey) => ({ inputKey, compareFlag: 0 })), ...change },
});
const assign = (keys: readonly string[], change: object) =>
  server.send('POST', `${path}/assignment`, assignment(keys, change));
const preview = async (keys: readonly string[], change: object) =>
  (await server.send('POST', `${path}/assignment/preview`, assignment(keys, change)))
    .data as AssignmentEffect;

describe('a report', () => {
  it('has the name that the owner gives it, or that of the input', async () => {
    const item = await named('产量上报表');
    expect(item).toMatchObject({ givenName: '产量上报表', name: { zh: '产量上报表', en: '产量上报表' } });
    const cleared = await named('');
    expect(cleared?.givenName).toBe('');
    expect(cleared?.name).toEqual(item?.inputName);
  });
});

describe('the reports', () => {
  it('come in pages, each once, in the order of the models', async () => {
    const { matching, totalCount, counts } = await all();
    expect(counts).toEqual({ all: totalCount, unassigned: totalCount });
    const pages = await Promise.all([1, 2].map((pageNum) => list(`&pageSize=3&pageNum=${pageNum}`)));
    const keys = pages.flatMap(({ data }) => data.map(({ inputKey }) => inputKey));
    expect(keys).toEqual(matching.slice(0, 6).map(({ inputKey }) => inputKey));
    expect(pages[0].matching).toHaveLength(totalCount);
  });

  it('are found by model and by a part of the name in either language', async () => {
    const ofModel = await list('&modelId=7&pageSize=0');
    expect(ofModel.data.every(({ models }) => models.some(({ modelId }) => modelId === '7'))).toBe(true);
    expect(ofModel.models.map(({ modelId }) => modelId)).toEqual(['1', '2', '7']);
    for (const text of ['降水', 'PRECIP'])
      expect((await list(`&text=${encodeURIComponent(text)}`)).matching).toContainEqual({
        inputKey: 'precipitation',
        compareFlag: 0,
      });
    expect(await list('&text=zzz')).toMatchObject({ data: [], totalCount: 0, matching: [] });
  });

  it('are put in the order of a column, those without a deadline last', async () => {
    await assign(['precipitation'], { submitDue: '2027-01-31T15:59:59.000Z' });
    await assign(['yields'], { submitDue: '2026-12-31T15:59:59.000Z' });
    const first = async (order: string) =>
      (await list(`&sortField=submit_due&sortOrder=${order}`)).matching
        .slice(0, 2)
        .map((one) => one.inputKey);
    expect(await first('asc')).toEqual(['yields', 'precipitation']);
    expect(await first('desc')).toEqual(['precipitation', 'yields']);
    const names = (await list('&sortField=name&pageSize=0', { 'accept-language': 'en' })).data.map(
      ({ name }) => name.en,
    );
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });
});

describe('departments of several reports', () => {
  it('are added and taken away together, while others stay with each report', async () => {
    const keys = (await all()).data.filter(({ type }) => type === 'TABLE').map(({ inputKey }) => inputKey);
    expect(keys.length).toBeGreaterThan(1);
    const [one, other] = keys;
    await assign([one], { added: [departments[0]] });
    expect(await preview([one, other], { added: [departments[1]], removed: [departments[0]] })).toMatchObject(
      {
        held: [{ userId: departments[0], forms: 1 }],
        ...{ oneFile: false, added: 2, taken: 1, lost: 0, lostForms: [], confirmed: null, tooMany: null },
      },
    );
    await assign([one, other], { added: [departments[1]] });
    expect(await itemOf(one)).toMatchObject({ formCount: 2, deptNames: ['林业局', '水利局'] });
    expect(await itemOf(other)).toMatchObject({ formCount: 1, deptNames: ['水利局'] });
    expect((await list('&unassigned=true')).matching.map(({ inputKey }) => inputKey)).not.toContain(one);
  });

  it('are one for a file, where another takes the place of the one before', async () => {
    await assign(['precipitation'], { added: [departments[0]] });
    await assign(['precipitation'], { added: [departments[2]] });
    expect(await itemOf('precipitation')).toMatchObject({ deptNames: ['统计局'] });
    const two = { added: departments.slice(0, 2) };
    expect((await preview(['precipitation'], two)).tooMany).toEqual((await itemOf('precipitation'))?.name);
    expect((await assign(['precipitation'], two)).code).toBe('10617');
  });

  it('have deadlines that differ, or one that all share', async () => {
    const { submitDue } = await preview(['precipitation', 'yields'], {});
    expect(submitDue.same).toBe(false);
    const due = '2027-03-01T15:59:59.000Z';
    await assign(['precipitation', 'yields'], { submitDue: due });
    expect((await preview(['precipitation', 'yields'], {})).submitDue).toEqual({ same: true, due });
  });
});
