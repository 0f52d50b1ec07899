import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportItem } from '@gep/api-client/contract';
import { madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '报表命名', ['1']);
});
afterAll(() => server.close());

const named = async (name: string): Promise<ReportItem | undefined> => {
  const form = { projectId, inputKey: 'yields', name };
  await server.send('POST', '/gep/user/project/reportTemplate', { token, form });
  const path = `/gep/user/project/reportTemplate?projectId=${projectId}`;
  const { data } = await server.send('GET', path, { token });
  return (data as ReportItem[]).find(({ inputKey }) => inputKey === 'yields');
};

describe('a report', () => {
  it('has the name that the owner gives it, or that of the input', async () => {
    const item = await named('产量上报表');
    expect(item).toMatchObject({ givenName: '产量上报表', name: { zh: '产量上报表', en: '产量上报表' } });
    const cleared = await named('');
    expect(cleared?.givenName).toBe('');
    expect(cleared?.name).toEqual(item?.inputName);
  });
});
