import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../src/testing/test-app';
import type { SendOptions, TestApp } from '../../src/testing/test-app';

let server: TestApp;
let owner: string;
let outsider: string;
let projectId: string;
let foreignId: string;

beforeAll(async () => {
  server = await testApp();
  owner = await server.login();
  projectId = await server.project(owner, '甲');
  await server.addMainUser('outsider');
  outsider = await server.login('outsider');
  foreignId = await server.project(outsider, '乙');
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const send = async (
  method: 'POST' | 'PUT',
  url: string,
  headers: Record<string, string>,
  payload: string,
) => {
  const { statusCode, json: read } = await server.app.fastify.inject({ method, url, headers, payload });
  return { status: statusCode, code: read<{ code: string }>().code };
};

/** A multipart body whose parts come in the given order. */
function parts(...entries: readonly (readonly [name: string, value: string, file?: string])[]): SendOptions {
  const multipart = new FormData();
  for (const [name, value, file] of entries)
    if (file) multipart.append(name, new Blob([value]), file);
    else multipart.append(name, value);
  return { multipart };
}

describe('before the body of a request is read', () => {
  it('a caller without a session is turned away', async () => {
    const broken = `[${'0,'.repeat(8_000_000)}`;
    const anonymous = await send('POST', '/gep/user/logout', json, broken);
    expect(anonymous).toEqual({ status: 200, code: '10204' });
    const strange = await send('PUT', '/gep/user/project/name', { ...json, 'user-token': 'x' }, broken);
    expect(strange).toEqual({ status: 200, code: '10204' });
  });

  it('a body above the limit of its call is refused', async () => {
    const long = JSON.stringify({ projectId, name: 'x'.repeat(70_000) });
    const headers = { ...json, 'user-token': owner };
    expect(await send('PUT', '/gep/user/project/name', headers, long)).toMatchObject({ code: '10413' });
    const login = JSON.stringify({ username: 'a', pwd: 'x'.repeat(70_000) });
    expect(await send('POST', '/gep/user/login', json, login)).toMatchObject({ code: '10413' });
  });

  it('files are refused to calls that take none', async () => {
    const form = parts(['projectId', projectId], ['name', 'x'], ['files', 'bytes', 'a.bin']);
    const answer = await server.send('PUT', '/gep/user/project/name', { ...form, token: owner });
    expect(answer).toMatchObject({ status: 415, code: '10415' });
  });
});

describe('before a file is kept', () => {
  const path = '/gep/user/layer/file/statistic/totalGep/raster';
  const file = ['statisticsFile', 'bytes', 'a.shp'] as const;

  it.each([
    ['of another project', () => parts(['projectId', projectId], file), () => outsider],
    ['whose project comes after it', () => parts(file, ['projectId', foreignId]), () => outsider],
    ['without a project', () => parts(file), () => outsider],
  ])('the caller has to be a member: a file %s', async (_what, form, token) => {
    const receive = vi.spyOn(server.app.services.files, 'receive');
    const { code } = await server.send('POST', path, { ...form(), token: token() });
    expect(['10400', '10403', '10404']).toContain(code);
    expect(receive).not.toHaveBeenCalled();
    receive.mockRestore();
  });
});

it('a request about a project cannot name another one as well', async () => {
  const form = parts(['projectId', foreignId], ['files', 'bytes', 'a.shp']);
  const path = `/gep/user/project/regionFile?projectId=${projectId}`;
  expect(await server.send('POST', path, { ...form, token: owner })).toMatchObject({ code: '10403' });
  expect(server.storedFiles()).toEqual([]);
});

describe('requests a minute', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({}, { GEP_ANONYMOUS_RATE: '20', GEP_SESSION_RATE: '30' });
  });
  afterAll(() => limited.close());
  const codes = async (count: number, ask: (index: number) => Promise<{ code: string }>) => {
    const found: string[] = [];
    for (let index = 0; index < count; index += 1) found.push((await ask(index)).code);
    return found;
  };

  it('are limited by session', async () => {
    const token = await limited.login();
    const asked = await codes(32, () => limited.send('GET', '/gep/user/model', { token }));
    expect(asked.slice(0, 30)).toEqual(asked.slice(0, 30).map(() => '00000'));
    expect(asked.slice(30)).toEqual(['10429', '10429']);
    expect((await limited.send('GET', '/gep/user/model', { token: await limited.login() })).code).toBe(
      '00000',
    );
  });

  it('are limited by address for callers who try tokens', async () => {
    const asked = await codes(40, (index) => limited.send('GET', '/gep/user/model', { token: `t${index}` }));
    expect(new Set(asked)).toEqual(new Set(['10204', '10429']));
    expect(asked.at(-1)).toBe('10429');
  });
});
