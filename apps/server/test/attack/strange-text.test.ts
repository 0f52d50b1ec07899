import { encodeSymbol } from '@gep/map-engine/codec';
import { lineSymbol, simpleLine } from '@gep/map-engine/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '甲');
});
afterAll(() => server.close());

const strange = { NUL: 'a\0b', 'half a character': 'a\ud83d' };
const department = () => ({ projectId, userName: 'deptA', deptName: '林业局', password: 'Depart#2026x' });
/** Halves of characters have no place in an address: they stay behind. */
const inUrl = (text: string): string => encodeURIComponent(text.replaceAll('\ud83d', '\0'));
type Ask = (text: string) => Promise<{ status: number; code: string }>;
const calls: Record<string, Ask> = {
  'the name at sign-in': (username) =>
    server.send('POST', '/gep/user/login', { json: { username, pwd: 'x' } }),
  'the password at sign-in': (pwd) =>
    server.send('POST', '/gep/user/login', { json: { username: 'admin', pwd } }),
  'a project in the query': (text) =>
    server.send('GET', `/gep/user/project/?projectId=${inUrl(text)}`, { token }),
  'a project in the path': (text) =>
    server.send('GET', `/gep/user/inputer/${inUrl(text)}/userinfo`, { token }),
  'a project in the body': (text) =>
    server.send('POST', '/gep/user/project/model/reset', { token, json: { projectId: text } }),
  'the name of a project': (name) => server.send('POST', '/gep/user/project/', { token, json: { name } }),
  'the name of a department': (deptName) =>
    server.send('POST', '/gep/user/inputer', { token, json: { ...department(), deptName } }),
  'the contact of a user': (realName) => server.send('PUT', '/gep/user', { token, json: { realName } }),
  'the name of a style': (name) =>
    server.send('POST', '/CRGis/userstyle', {
      token,
      json: { name, styleType: 'POLYGON', styleJson: '{"geometryType":3}' },
    }),
  'a text inside JSON text': (text) =>
    server.send('PUT', '/gep/user/project/model/7/parameters', {
      token,
      form: { projectId, values: JSON.stringify({ price: 1, [text]: text }) },
    }),
};

describe.each(Object.entries(strange))('%s', (_what, text) => {
  it.each(Object.entries(calls))('in %s is refused by a code', async (_place, ask) => {
    const { status, code } = await ask(text);
    expect(status).toBe(400);
    expect(code).toBe('10400');
  });
});

describe('names that every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('order no list: %s', async (name) => {
    const { data } = await server.send('GET', '/gep/user/userinfo', { token });
    const { userId } = data as { userId: string };
    const path = `/gep/user/project/${userId}?sortField=${name}`;
    expect(await server.send('GET', path, { token })).toMatchObject({ status: 200, code: '00000' });
  });

  it.each(['__defineGetter__', 'valueOf', 'toString', 'hasOwnProperty'])(
    'check no text of a style: %s',
    async (name) => {
      const line = encodeSymbol(lineSymbol(simpleLine({ color: '#ff0000' })));
      const styleJson = JSON.stringify({ ...line, [name]: 'x' });
      const style = { name: `style ${name}`, styleType: 'LINE', styleJson };
      const { status, code } = await server.send('POST', '/CRGis/userstyle', { token, json: style });
      expect({ status, code }).toEqual({ status: 200, code: '00000' });
    },
  );
});

describe('a multipart body', () => {
  it.each(['', `boundary=${'x'.repeat(300)}`, `boundary=${'x'.repeat(5000)}`, 'boundary="'])(
    'with a boundary that is none is refused by a code: %.20s',
    async (boundary) => {
      const response = await server.app.fastify.inject({
        method: 'POST',
        url: `/gep/user/project/regionFile?projectId=${projectId}`,
        headers: { 'user-token': token, 'content-type': `multipart/form-data; ${boundary}` },
        payload: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      });
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json<{ code: string }>().code).toMatch(/^104(?:00|15)$/);
      expect(server.storedFiles()).toEqual([]);
    },
  );
});
