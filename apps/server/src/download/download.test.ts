import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Download } from '@gep/api-client/contract';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-downloads-'));
  await writeFile(join(folder, '填报指南.md'), '# 填报指南');
  await writeFile(join(folder, '.hidden.md'), 'secret');
  await writeFile(join(folder, 'page.html'), '<script>1</script>');
  await symlink('/etc/hostname', join(folder, 'link.txt'));
  server = await testApp({}, { GEP_DOWNLOADS_DIR: folder, GEP_SUPPORT_TEXT: '技术支持电话：0591-12345678' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const list = async () => (await server.send('GET', '/gep/user/download')).data as Download[];
const get = (key: string, language = 'zh') =>
  server.app.fastify.inject({
    method: 'GET',
    url: `/gep/user/download/${key}`,
    headers: { 'accept-language': language },
  });

it('lists guides and a template of every table, without a session', async () => {
  const files = await list();
  expect(files.filter(({ kind }) => kind === 'guide').map(({ name }) => name.zh)).toEqual(['填报指南.md']);
  const templates = files.filter(({ kind }) => kind === 'template');
  expect(templates.map(({ key }) => key)).toContain('template-yields');
  expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length);
  expect(templates.every(({ models }) => models.length > 0)).toBe(true);
});

it('hands a guide out as a file to be saved', async () => {
  const [{ key }] = await list();
  const { headers, body } = await get(key);
  expect(body).toBe('# 填报指南');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment/);
});

it('makes a blank workbook in the language of the request', async () => {
  const [chinese, english] = await Promise.all(
    ['zh', 'en'].map((language) => get('template-yields', language)),
  );
  for (const { statusCode, rawPayload } of [chinese, english]) {
    expect(statusCode).toBe(200);
    // A workbook is a ZIP file.
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  }
  expect(chinese.headers['content-disposition']).not.toBe(english.headers['content-disposition']);
});

it('opens nothing that it does not list', async () => {
  const encoded = (name: string) => `guide-${Buffer.from(name).toString('base64url')}`;
  for (const key of [
    'template-landCover',
    'x',
    '..%2f..%2fetc%2fpasswd',
    ...['../../etc/passwd', '.hidden.md', 'link.txt', 'page.html', '/etc/hostname'].map(encoded),
  ])
    expect((await get(key)).json()).toMatchObject({ code: '10404' });
});

it('says to who is signed in whom to ask and which programs run', async () => {
  expect((await server.send('GET', '/gep/user/support')).code).toBe('10204');
  const { data } = await server.send('GET', '/gep/user/support', { token: await server.login() });
  expect(data).toMatchObject({
    contact: '技术支持电话：0591-12345678',
    database: server.app.services.database.kind,
    node: process.version,
  });
});
