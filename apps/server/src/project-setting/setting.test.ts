import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRunState } from '../project/queries';
import { madeGeodata, madeMapping, madeRows } from '../testing/generated-region';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;
let count = 0;

beforeAll(async () => {
  server = await testApp({ geodata: madeGeodata });
  token = await server.login();
});
afterAll(() => server.close());

beforeEach(async () => {
  projectId = await server.project(token, `项目${++count}`);
});

async function upload(): Promise<unknown> {
  const multipart = new FormData();
  multipart.append('files', new Blob(['x']), 'made.shp');
  return (
    await server.send('POST', `/gep/user/project/regionFile?projectId=${projectId}`, { token, multipart })
  ).data;
}

const save = (form: Record<string, unknown>) =>
  server.send('POST', '/gep/user/project/basicSetting', {
    token,
    form: { projectBasicSetting: JSON.stringify({ projectId, ...form }), dataEntryUserPOS: '' },
  });
const read = async () =>
  (await server.send('GET', `/gep/user/project/basicSetting?projectId=${projectId}&pageSize=50`, { token }))
    .data as Record<string, unknown> & { totalCount: number; dataEntryUserPOS: Record<string, unknown>[] };
const generate = (accountingField: string, partitionField: string) =>
  server.send('POST', '/gep/user/project/basicSettingUser', {
    token,
    form: { projectId, accountingField, partitionField },
  });

describe('POST /gep/user/project/basicSetting', () => {
  it('keeps what is left out, clears what is null', async () => {
    await save({ particularYear: '2020', resolution: 30, approvalNumber: 'A-1', expirationDateMonth: '12' });
    await save({ resolution: null, approvalAuthority: '局' });
    expect(await read()).toMatchObject({
      particularYear: '2020',
      resolution: null,
      approvalNumber: 'A-1',
      approvalAuthority: '局',
      expirationDateMonth: '12',
      enterCurrentYear: true,
    });
  });

  it('refuses values outside their bounds and saving without a calculation option', async () => {
    for (const form of [
      { particularYear: '202' },
      { expirationDateMonth: '13' },
      { resolution: 0 },
      { resolution: 100_001 },
      { formulatingAuthority: 'x'.repeat(21) },
    ]) {
      expect((await save(form)).code).toBe('10400');
    }
    const none = await save({ enterCurrentYear: false, enterComparableYear: false });
    expect(none).toMatchObject({ code: '10400', message: expect.stringContaining('请至少选择一个计算选项') });
  });

  it('clears all lower levels, the levels of districts and the departments with a cleared field', async () => {
    await upload();
    await save({ ...madeMapping, accountingField: 'province', partitionField: 'county' });
    await generate('province', 'county');
    expect((await read()).totalCount).toBe(madeRows.length);
    await save({ cityCodeField: null });
    expect(await read()).toMatchObject({
      provinceCodeField: 'PRC',
      cityField: 'CT',
      cityCodeField: null,
      countyField: null,
      countyCodeField: null,
      accountingField: 'province',
      partitionField: null,
      totalCount: 0,
    });
  });

  it('keeps departments when only the partition level changes', async () => {
    await upload();
    await save({ ...madeMapping, accountingField: 'province', partitionField: 'county' });
    await generate('province', 'county');
    await save({ partitionField: 'city' });
    expect(await read()).toMatchObject({ partitionField: 'city', totalCount: madeRows.length });
    await save({ accountingField: null });
    expect(await read()).toMatchObject({ accountingField: null, partitionField: null, totalCount: 0 });
  });

  it('refuses fields that the file lacks and fields used twice', async () => {
    expect((await save({ nationField: 'NA' })).code).toBe('10606');
    await upload();
    expect((await save({ nationField: 'NA', nationCodeField: 'NOPE' })).code).toBe('10606');
    expect((await save({ nationField: 'NA', nationCodeField: 'NA' })).code).toBe('10400');
  });

  it('takes a fixed nation for a file without such a column, and no other fixed level', async () => {
    await upload();
    const fixed = { nationField: '=中国', nationCodeField: '=000000' };
    expect((await save(fixed)).code).toBe('00000');
    expect(await read()).toMatchObject(fixed);
    expect((await save({ ...fixed, nationField: '= ' })).code).toBe('10606');
    expect((await save({ ...fixed, provinceField: '=福建', provinceCodeField: '=35' })).code).toBe('10606');
  });

  it('is refused while the project is being calculated', async () => {
    await setRunState(server.app.services.database.db, projectId, 'IN_CALCULATE');
    expect(await save({ resolution: 30 })).toMatchObject({ code: '10601', message: '项目分析中，不可操作' });
    expect((await generate('province', 'county')).code).toBe('10601');
    await setRunState(server.app.services.database.db, projectId, 'NOT_RUN');
  });
});

describe('/gep/user/project/regionFile', () => {
  it('POST answers with the field names; a new file resets mappings and departments; DELETE too', async () => {
    expect(await upload()).toEqual(['PR', 'PRC', 'CT', 'CTC', 'DT', 'DTC', 'NA', 'NAC']);
    await save({ ...madeMapping, accountingField: 'nation', partitionField: 'county' });
    await generate('nation', 'county');
    const files = server.storedFiles().length;
    await upload();
    expect(server.storedFiles()).toHaveLength(files);
    expect(await read()).toMatchObject({
      regionFileName: 'made.shp',
      nationField: null,
      accountingField: null,
      partitionField: null,
      totalCount: 0,
    });
    const path = `/gep/user/project/regionFile?projectId=${projectId}`;
    expect((await server.send('DELETE', path, { token })).code).toBe('00000');
    expect((await server.send('GET', path, { token })).data).toBeNull();
    expect(await read()).toMatchObject({ regionFileName: null, regionFields: '' });
    expect(server.storedFiles()).toHaveLength(files - 1);
  });
});

/** Signs in with a first password, changes it, and answers the token. */
async function firstSignIn(userName: string, oldPassword: string): Promise<string> {
  const form = { oldPassword, password: 'Changed#2026' };
  const options = { token: await server.login(userName, oldPassword), form };
  const { data } = await server.send('PUT', '/gep/user/modify/pwd', options);
  return (data as { token: string }).token;
}

describe('POST /gep/user/project/basicSettingUser', () => {
  it('makes one department a district, with accounts that nobody has', async () => {
    await upload();
    await save(madeMapping);
    expect((await generate('province', 'county')).data).toEqual({ totalCount: madeRows.length });
    const { dataEntryUserPOS, accountingField, partitionField } = await read();
    expect([accountingField, partitionField]).toEqual(['province', 'county']);
    expect(dataEntryUserPOS.map((row) => row.deptName).sort()).toEqual(madeRows.map((row) => row[1]).sort());
    expect(new Set(dataEntryUserPOS.map((row) => row.password)).size).toBe(madeRows.length);
    const [first] = dataEntryUserPOS;
    const departmentToken = await firstSignIn(String(first.userName), String(first.password));
    const seen = await server.send('GET', `/gep/user/project/basicSetting?projectId=${projectId}`, {
      token: departmentToken,
    });
    const rows = (seen.data as { dataEntryUserPOS: { password: unknown }[] }).dataEntryUserPOS;
    expect(rows.every((row) => row.password === null)).toBe(true);
    await generate('province', 'city');
    expect((await read()).dataEntryUserPOS.map((row) => row.districtCode).sort()).toEqual([
      '350100',
      '350200',
    ]);
    expect((await server.send('GET', '/gep/user/userinfo', { token: departmentToken })).code).toBe('10301');
  });

  it('refuses without region file, without mapping, and a partition level above the accounting level', async () => {
    expect((await generate('province', 'county')).code).toBe('10604');
    await upload();
    expect((await generate('province', 'county')).code).toBe('10605');
    await save(madeMapping);
    expect((await generate('county', 'city')).code).toBe('10607');
  });
});

describe('/gep/user/inputer', () => {
  const form = { userName: 'dept1', deptName: '统计局', realName: '李四', phone: '13912345678' };
  const add = (more: Record<string, string> = {}) =>
    server.send('POST', '/gep/user/inputer/', { token, form: { projectId, ...form, ...more } });

  it('POST adds, PUT updates, isexist finds, modify/pwd changes, DELETE ends the sessions', async () => {
    const added = await add();
    const { userId } = added.data as { userId: string };
    expect(added.data).toMatchObject({ ...form, userLevel: 'ONE_LEVEL_USER' });
    const exists = (userName: string) =>
      server.send('GET', `/gep/user/inputer/isexist?userName=${userName}&projectId=${projectId}`, { token });
    expect((await exists('dept1')).data).toEqual({ userId, userName: 'dept1' });
    expect((await exists('dept2')).data).toBeNull();
    expect((await add()).code).toBe('10410');

    const department = await firstSignIn('dept1', (added.data as { password: string }).password);
    const updated = await server.send('PUT', '/gep/user/inputer', {
      token,
      form: { projectId, userId, userName: 'dept1b', deptName: '新局', realName: '', phone: '' },
    });
    expect(updated.data).toMatchObject({ userName: 'dept1b', deptName: '新局', realName: '', phone: '' });

    const password = 'Another#2026';
    const changed = { token, form: { userId, password } };
    expect((await server.send('PUT', '/gep/user/inputer/modify/pwd', changed)).code).toBe('00000');
    expect((await server.send('GET', '/gep/user/userinfo', { token: department })).code).toBe('10301');
    const again = await server.login('dept1b', password);
    const list = await server.send('GET', `/gep/user/inputer/${projectId}/userinfo?pageSize=20`, { token });
    expect(list.data).toMatchObject({ totalCount: 1, data: [{ userName: 'dept1b', password: null }] });
    expect((await server.send('DELETE', `/gep/user/inputer/${projectId}/${userId}`, { token })).code).toBe(
      '00000',
    );
    expect((await server.send('GET', '/gep/user/userinfo', { token: again })).code).toBe('10301');
  });

  it('POST refuses accounts, names, phones and contacts that break the rules', async () => {
    const faulty: Record<string, string>[] = [
      { userName: '1abc' },
      { userName: 'a b' },
      { userName: 'a'.repeat(51) },
      { deptName: '' },
      { deptName: 'a b' },
      { phone: '12912345678' },
      { realName: 'x'.repeat(31) },
    ];
    for (const more of faulty) expect((await add(more)).code).toBe('10400');
  });
});

describe('/gep/user/project/forceCorrelation', () => {
  it('GET lists the selected models but 11, PUT saves types and refuses unknown ones', async () => {
    await server.send('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: ['5', '11'] });
    const path = `/gep/user/project/forceCorrelation?projectId=${projectId}`;
    const put = (rows: unknown) =>
      server.send('PUT', '/gep/user/project/forceCorrelation', {
        token,
        form: {
          projectId,
          useModelEcosystemCorrelation: 'true',
          useUrbanEcosystemBoundary: 'false',
          projectModelToEcosystemVOS: JSON.stringify(rows),
        },
      });
    expect((await put([{ modelId: '5', ecosystemValues: '111,21' }])).code).toBe('00000');
    expect((await server.send('GET', path, { token })).data).toEqual({
      projectId,
      useModelEcosystemCorrelation: true,
      urbanBoundary: null,
      deletedUrbanBoundary: null,
      useUrbanEcosystemBoundary: false,
      projectModelToEcosystemVOS: [{ modelId: '5', ecosystemValues: '111,21' }],
    });
    expect((await put([{ modelId: '5', ecosystemValues: '999' }])).code).toBe('30211');
    const refused = await put([{ modelId: '11', ecosystemValues: '111' }]);
    expect(refused).toMatchObject({ code: '30211', message: '径流分析：该模型不可设置强制归零类型。' });
  });
});

describe('GET /gep/user/ecosystem/all', () => {
  it('answers the whole tree with text values', async () => {
    const { data } = await server.send('GET', '/gep/user/ecosystem/all', { token });
    const types = data as { value: string; parentValue: string | null }[];
    expect(types.find((type) => type.value === '111')).toMatchObject({
      name: '常绿阔叶林',
      parentValue: '11',
    });
    const values = new Set(types.map((type) => type.value));
    expect(types.every((type) => type.parentValue === null || values.has(type.parentValue))).toBe(true);
  });
});
