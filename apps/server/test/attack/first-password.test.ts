import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';

interface Row {
  readonly userName: string;
  readonly password: string | null;
}

let server: TestApp;
let owner: string;
let projectId: string;
let rows: Row[];

const list = async (): Promise<Row[]> => {
  const path = `/gep/user/inputer/${projectId}/userinfo?pageSize=20`;
  return ((await server.send('GET', path, { token: owner })).data as { data: Row[] }).data;
};

beforeAll(async () => {
  server = await testApp();
  owner = await server.login();
  projectId = await server.project(owner, '甲');
  for (const userName of ['countyA', 'countyB'])
    await server.send('POST', '/gep/user/inputer', {
      token: owner,
      form: { projectId, userName, deptName: userName },
    });
  rows = await list();
});
afterAll(() => server.close());

describe('a first password', () => {
  it('opens no other account', async () => {
    const [a, b] = rows;
    expect(a.password).not.toBe(b.password);
    const form = { username: b.userName, pwd: String(a.password) };
    expect((await server.send('POST', '/gep/user/login', { form })).code).toBe('10101');
  });

  it('is nowhere in the database', async () => {
    const { rows: stored } = await server.app.services.database.execute('select * from users');
    const text = JSON.stringify(stored);
    for (const { password } of rows) expect(text).not.toContain(JSON.stringify(password).slice(1, -1));
    const left = await server.app.services.database.execute('select * from installation');
    expect(JSON.stringify(left.rows)).not.toContain('password');
  });

  it('admits nothing but its change, after which nobody can see it', async () => {
    const { userName, password } = rows[0];
    const token = await server.login(userName, String(password));
    const path = `/gep/user/project/?projectId=${projectId}`;
    expect((await server.send('GET', path, { token })).code).toBe('10106');
    const change = (next: string) =>
      server.send('PUT', '/gep/user/modify/pwd', {
        token,
        form: { oldPassword: String(password), password: next },
      });
    expect((await change(String(password))).code).toBe('10103');
    const { data } = await change('Changed#2026');
    expect((await server.send('GET', path, data as { token: string })).code).toBe('00000');
    expect(await list()).toMatchObject([{ userName, password: null }, { password: rows[1].password }]);
    const form = { username: userName, pwd: String(password) };
    expect((await server.send('POST', '/gep/user/login', { form })).code).toBe('10101');
  });
});
