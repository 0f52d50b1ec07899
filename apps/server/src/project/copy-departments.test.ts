import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Department } from '@gep/api-client/contract';
import { formsSeen } from '../testing/form-list';
import { madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

const departmentsOf = async (id: string): Promise<Department[]> => {
  const path = `/gep/user/inputer/${id}/userinfo?sortField=user_name`;
  return ((await server.send('GET', path, { token })).data as { data: Department[] }).data;
};

/** A copy that stands. */
const copy = async (from: string, name: string, flags: Record<string, string>): Promise<string> => {
  const form = { projectId: from, name, ...flags };
  const { data } = await server.send('POST', '/gep/user/project/copy', { token, form });
  const { copyProjectId } = data as { copyProjectId: string };
  const path = `/gep/user/project/copy?projectId=${from}&copyProjectId=${copyProjectId}`;
  const isReady = async () =>
    expect((await server.send('GET', path, { token })).data).toEqual({ progress: 100, state: 'complete' });
  // A machine with other work needs more than the second that is waited otherwise.
  await vi.waitFor(isReady, { timeout: 120_000 });
  return copyProjectId;
};

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '源', ['1']);
  const form = {
    projectId,
    userName: 'farming',
    deptName: '农业局',
    email: 'a@b.cn',
    password: 'Depart#2026x',
  };
  await server.send('POST', '/gep/user/inputer', { token, form });
  const userIds = JSON.stringify((await departmentsOf(projectId)).map(({ userId }) => userId));
  await server.send('POST', '/gep/user/project/reportTemplate', {
    token,
    form: { projectId, inputKey: 'yields', name: '产量上报', userIds },
  });
});
afterAll(() => server.close());

describe('departments of a copy', () => {
  it('are those of the project, each with another account and a first password that works', async () => {
    const copyId = await copy(projectId, '副本', { departmentFlag: 'true' });
    const [before, after] = [await departmentsOf(projectId), await departmentsOf(copyId)];
    expect(before.map(({ userName }) => userName)).toEqual(['d350101', 'd350102', 'd350201', 'farming']);
    expect(after.map(({ userName }) => userName)).toEqual([
      'd350101x2',
      'd350102x2',
      'd350201x2',
      'farmingx2',
    ]);
    expect(after[3]).toMatchObject({ deptName: '农业局', email: 'a@b.cn', fillProgress: 0 });
    expect(after[0].districtCode).toBe('350101');
    const passwords = [...before, ...after].map(({ password }) => password).filter(Boolean);
    expect(new Set(passwords).size).toBe(7);
    const session = await server.login('farmingx2', after[3].password ?? '');
    expect((await server.send('GET', '/gep/user/userinfo', { token: session })).data).toMatchObject({
      projectId: copyId,
    });
  });

  it('have their reports to fill in, by the names that the owner gave them', async () => {
    const copyId = await copy(projectId, '副本二', { departmentFlag: 'true' });
    const forms = await formsSeen(server, copyId, token);
    expect(forms.map(({ deptName }) => deptName).sort()).toHaveLength(4);
    expect(forms.every(({ formState, version }) => formState === 'ASSIGNED' && version === 0)).toBe(true);
    expect(new Set(forms.map(({ name }) => name.zh))).toEqual(new Set(['产量上报']));
    expect((await departmentsOf(copyId))[0].userName).toBe('d350101x3');
  });

  it('stay away where they are not wanted', async () => {
    const copyId = await copy(projectId, '副本三', {});
    expect(await departmentsOf(copyId)).toEqual([]);
    expect(await formsSeen(server, copyId, token)).toEqual([]);
  });
});
