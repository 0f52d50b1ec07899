import { limits } from '@gep/api-client/contract';
import type { SavedView } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
});
afterAll(() => server.close());

const path = '/gep/user/project/view';
const query = 'model=water&type=spatial&view=118.00000_26.00000_7.50';
let made = 0;
const project = async () => (projectId = await server.project(token, `项目${(made += 1)}`));
const save = (name: string, as = token) =>
  server.send('POST', path, { token: as, form: { projectId, name, query } });
const rename = (id: string, name: string, headers = {}) =>
  server.send('PUT', path, { token, form: { projectId, id, name }, headers });
const list = async (as = token) => server.send('GET', `${path}?projectId=${projectId}`, { token: as });
const saved = async (name: string) => (await save(name)).data as SavedView;

describe('saved views of a project', () => {
  it('are listed by name with the query of the address, renamed and deleted', async () => {
    await project();
    const north = await saved(' 闽北 ');
    expect(north).toEqual({ id: north.id, name: '闽北', query, savedBy: 'admin' });
    const first = await saved('A');
    expect((await list()).data).toEqual([first, north]);
    const renamed = { ...north, name: '1' };
    expect(await rename(north.id, '1')).toMatchObject({ code: '00000', data: renamed });
    expect((await list()).data).toEqual([renamed, first]);
    const one = `${path}?projectId=${projectId}&id=${first.id}`;
    expect(await server.send('DELETE', one, { token })).toMatchObject({ code: '00000' });
    expect((await list()).data).toEqual([renamed]);
    expect(await server.send('DELETE', one, { token })).toMatchObject({
      ...{ status: 404, code: '10404', message: '地图视图不存在' },
    });
  });

  it('have names that differ, each in its project', async () => {
    await project();
    const view = await saved('全省');
    const taken = { code: '10409', message: '名称全省已存在' };
    expect(await save('全省')).toMatchObject(taken);
    const other = await saved('沿海');
    expect(await rename(other.id, '全省')).toMatchObject(taken);
    expect(await rename(view.id, '全省')).toMatchObject({ code: '00000' });
    await project();
    expect(await save('全省')).toMatchObject({ code: '00000' });
    expect(await rename(view.id, '别处')).toMatchObject({ code: '10404' });
  });

  it('are read by the departments of the project and saved by its owner', async () => {
    await project();
    const view = await saved('全省');
    const form = { projectId, userName: 'reader', deptName: '林业局', password: 'Depart#2026x' };
    await server.send('POST', '/gep/user/inputer', { token, form });
    const reader = await server.login('reader', 'Depart#2026x');
    expect((await list(reader)).data).toEqual([view]);
    expect(await save('我的', reader)).toMatchObject({ code: '10403' });
  });

  it('are renamed by the second of two people only after a look at what the first has saved', async () => {
    await project();
    const view = await saved('全省');
    const version = (await list()).version ?? '';
    await rename(view.id, '福建');
    const late = await rename(view.id, '福建省', { 'if-match': version });
    expect(late).toMatchObject({ status: 412, code: '10412', data: { form: 'savedViews' } });
    expect(await rename(view.id, '福建省', { 'if-match': (await list()).version ?? '' })).toMatchObject({
      code: '00000',
    });
  });

  it(`are at most ${limits.savedViews}`, async () => {
    await project();
    for (let view = 0; view < limits.savedViews; view += 1) await save(String(view));
    expect(await save('one more')).toMatchObject({
      code: '10665',
      message: '每个项目最多保存200个地图视图，请先删除不用的视图',
    });
  });

  it.each([
    ['', query],
    ['x'.repeat(61), query],
    ['x', 'x'.repeat(4001)],
  ])('need a name and an address of bounded length: %s', async (name, text) => {
    await project();
    const form = { projectId, name, query: text };
    expect((await server.send('POST', path, { token, form })).code).toBe('10400');
  });
});
