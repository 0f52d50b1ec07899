import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReportItem } from '@gep/api-client/contract';
import { madeGeodata, madeMapping } from '../testing/generated-region';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let userId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeGeodata });
  token = await server.login();
  userId = ((await server.send('GET', '/gep/user/userinfo', { token })).data as { userId: string }).userId;
});
afterAll(() => server.close());

interface Row {
  id: string;
  name: string;
}
interface Page {
  data: Row[];
  totalCount: number;
}

describe('/gep/user/project', () => {
  it('POST creates, refuses a taken name, a name with spaces and none', async () => {
    const create = (name: string) => server.send('POST', '/gep/user/project/', { token, form: { name } });
    expect(await create('一')).toMatchObject({
      code: '00000',
      data: { name: '一', projectState: 'NOT_RUN' },
    });
    expect(await create('一')).toMatchObject({ code: '10409', message: '名称一已存在' });
    expect((await create('a b')).code).toBe('10400');
    expect((await create('')).code).toBe('10400');
  });

  it('GET /:userId pages and sorts; page size 0 means all', async () => {
    for (const name of ['二', '三', '四']) await server.project(token, name);
    const list = async (query: string): Promise<Page> =>
      (await server.send('GET', `/gep/user/project/${userId}?${query}`, { token })).data as Page;
    const page = await list('pageNum=2&pageSize=3&sortField=create_time&sortOrder=asc');
    expect(page).toMatchObject({ totalCount: 4, data: [{ name: '四' }] });
    const names = (await list('pageSize=0&sortField=name&sortOrder=desc')).data.map((row) => row.name);
    expect(names).toHaveLength(4);
    expect(names).toEqual([...names].sort().reverse());
    expect((await server.send('GET', '/gep/user/project/someone', { token })).code).toBe('10404');
  });

  it('GET ?projectId answers state; userinfo with projectId opens it', async () => {
    const id = await server.project(token, '开');
    const got = await server.send('GET', `/gep/user/project/?projectId=${id}`, { token });
    expect(got.data).toMatchObject({ id, projectState: 'NOT_RUN', running: false, modelsSelected: false });
    const info = await server.send('GET', `/gep/user/userinfo?projectId=${id}`, { token });
    expect(info.data).toMatchObject({ projectId: id, projectName: '开', runState: 'NOT_RUN' });
    expect((await server.send('GET', '/gep/user/project?projectId=none', { token })).code).toBe('10404');
  });

  it('PUT /name renames unless the name is taken', async () => {
    const projectId = await server.project(token, '旧名');
    const rename = (name: string) =>
      server.send('PUT', '/gep/user/project/name', { token, form: { projectId, name } });
    expect((await rename('新名')).data).toMatchObject({ name: '新名' });
    expect((await rename('新名')).code).toBe('00000');
    expect((await rename('一')).code).toBe('10409');
  });

  it('POST and GET /copy copy settings and region; DELETE leaves neither rows nor files', async () => {
    const before = server.storedFiles();
    const projectId = await server.project(token, '源');
    const files = new FormData();
    files.append('files', new Blob(['x']), 'made.shp');
    await server.send('POST', `/gep/user/project/regionFile?projectId=${projectId}`, {
      token,
      multipart: files,
    });
    const projectBasicSetting = JSON.stringify({ projectId, ...madeMapping, particularYear: '2020' });
    await server.send('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });

    const [past, future] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    await server.send('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: ['7'] });
    const report = { inputKey: 'precipitation', name: '降水量表', submitDue: past, confirmDue: future };
    await server.send('POST', '/gep/user/project/reportTemplate', { token, form: { projectId, ...report } });

    const copied = await server.send('POST', '/gep/user/project/copy', {
      token,
      form: { projectId, name: '副本', dataFlag: 'true' },
    });
    const { copyProjectId } = copied.data as { copyProjectId: string };
    const progress = `/gep/user/project/copy?projectId=${projectId}&copyProjectId=${copyProjectId}`;
    await vi.waitFor(async () => {
      expect((await server.send('GET', progress, { token })).data).toEqual({
        progress: 100,
        state: 'complete',
      });
    });
    const settings = `/gep/user/project/basicSetting?projectId=${copyProjectId}`;
    expect((await server.send('GET', settings, { token })).data).toMatchObject({
      particularYear: '2020',
      countyCodeField: 'DTC',
      regionFileName: 'made.shp',
    });
    const reports = `/gep/user/project/reportTemplate?projectId=${copyProjectId}`;
    const items = ((await server.send('GET', reports, { token })).data as { data: ReportItem[] }).data;
    expect(items.find(({ inputKey }) => inputKey === 'precipitation')).toMatchObject({
      ...{ name: { zh: '降水量表', en: '降水量表' }, submitDue: null, confirmDue: future, formCount: 0 },
    });
    expect(server.storedFiles()).toHaveLength(before.length + 2);
    for (const id of [projectId, copyProjectId]) {
      expect((await server.send('DELETE', `/gep/user/project/${id}`, { token })).code).toBe('00000');
    }
    expect(server.storedFiles()).toEqual(before);
  });

  it('DELETE of another project leaves the open one open', async () => {
    const [open, other] = [await server.project(token, '打开的'), await server.project(token, '另一个')];
    await server.send('GET', `/gep/user/userinfo?projectId=${open}`, { token });
    await server.send('DELETE', `/gep/user/project/${other}`, { token });
    const again = await server.login();
    const { data } = await server.send('GET', '/gep/user/userinfo', { token: again });
    expect(data).toMatchObject({ projectId: open, projectName: '打开的' });
    await server.send('DELETE', `/gep/user/project/${open}`, { token });
    const closed = await server.send('GET', '/gep/user/userinfo', { token: again });
    expect(closed.data).toMatchObject({ projectId: null });
  });
});
