import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  projectId = await server.project(token, `部门${++count}`);
  const multipart = new FormData();
  multipart.append('files', new Blob(['x']), 'made.shp');
  await server.send('POST', `/gep/user/project/regionFile?projectId=${projectId}`, { token, multipart });
});

const read = async () => {
  const path = `/gep/user/project/basicSetting?projectId=${projectId}&pageSize=50`;
  const { data, version } = await server.send('GET', path, { token });
  return {
    version: version ?? '',
    ...(data as { dataEntryUserPOS: Record<'userId' | 'userName' | 'deptName', string>[] }),
  };
};
/** Makes the departments of the counties with a settings form that is not saved yet. */
const generate = (setting: object, ifMatch?: string) =>
  server.send('POST', '/gep/user/project/basicSettingUser', {
    token,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    form: {
      projectId,
      accountingField: 'province',
      partitionField: 'county',
      projectBasicSetting: JSON.stringify(setting),
    },
  });

describe('departments that are made with a settings form', () => {
  it('are those of its fields, which it saves', async () => {
    const { version } = await read();
    const made = await generate({ ...madeMapping, particularYear: '2021' }, version);
    expect(made.data).toEqual({ totalCount: madeRows.length });
    expect(await read()).toMatchObject({
      version: made.version,
      particularYear: '2021',
      partitionField: 'county',
      totalCount: madeRows.length,
    });
  });

  it('are not made, nor is anything saved, where somebody has changed one since the form was read', async () => {
    await generate(madeMapping);
    const { version, dataEntryUserPOS } = await read();
    const [{ userId, userName, deptName }] = dataEntryUserPOS;
    const contact = { projectId, userId, userName, deptName, realName: '李四', phone: '13912345678' };
    expect((await server.send('PUT', '/gep/user/inputer/', { token, form: contact })).code).toBe('00000');
    const refused = await generate({ particularYear: '2022' }, version);
    expect(refused).toMatchObject({ status: 412, code: '10412', data: { form: 'departments' } });
    expect((refused.data as { changes: { field: string }[] }).changes.map(({ field }) => field)).toContain(
      'phone',
    );
    expect(await read()).toMatchObject({ particularYear: '' });
    expect((await read()).dataEntryUserPOS).toContainEqual(
      expect.objectContaining({ userId, phone: contact.phone }),
    );
    // The version of the answer overwrites it on purpose.
    const { version: now } = refused.data as { version: string };
    expect((await generate({ particularYear: '2022' }, now)).code).toBe('00000');
    expect((await read()).dataEntryUserPOS).not.toContainEqual(expect.objectContaining({ userId }));
  });

  it('leave the form unsaved where they cannot be made', async () => {
    expect((await generate({ particularYear: '2023' })).code).toBe('10605');
    expect(await read()).toMatchObject({ particularYear: '', totalCount: 0 });
  });
});
