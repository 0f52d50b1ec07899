import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { encodeRegionFile } from '@gep/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { filesOf, folderFiles, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '区划');
});
afterAll(() => server.close());

const path = () => `/gep/user/project/regionFile?projectId=${projectId}`;
const upload = (multipart: FormData, language = 'zh') =>
  server.send('POST', path(), { token, multipart, headers: { 'accept-language': language } });

const chinese = [
  '国家名称',
  '国家代码',
  '省名称',
  '省代码',
  '市名称',
  '市代码',
  '县名称',
  '县代码',
  '中心经度',
  '中心纬度',
];

describe.skipIf(!hasTestData)('POST /gep/user/project/regionFile with real files', () => {
  // Names, encodings and coordinate systems as the README of the data says.
  it.each([
    ['fujian_gbk', 'EPSG:4490', 'cpg'],
    ['fujian_gbk_nocpg', 'EPSG:4548', 'language-byte'],
    ['fujian_gbk_bare', 'EPSG:4490', 'fallback'],
  ])('reads %s', async (folder, crs, encodingSource) => {
    expect((await upload(await filesOf(folderFiles(testData(`regions/${folder}`))))).data).toEqual(chinese);
    const { data } = await server.send('GET', path(), { token });
    expect(data).toMatchObject({ rowCount: 85, crs, encodingSource, encoding: 'gb18030' });
    const [minX, minY, maxX, maxY] = (data as { extent: number[] }).extent;
    expect(minX).toBeCloseTo(115.852, 2);
    expect(minY).toBeCloseTo(23.529, 2);
    expect(maxX).toBeCloseTo(120.727, 2);
    expect(maxY).toBeCloseTo(28.3127, 2);
  });

  it('takes files in the wire encoding, and refuses them in another key', async () => {
    const encoded = async (key: string): Promise<FormData> => {
      const form = new FormData();
      for (const file of folderFiles(testData('regions/fujian_gbk'))) {
        const bytes = encodeRegionFile(new Uint8Array(await readFile(file)), Buffer.from(key));
        form.append('files', new Blob([new Uint8Array(bytes)]), basename(file));
      }
      form.append('wireEncoding', 'aes-ecb');
      return form;
    };
    expect((await upload(await encoded('gep-region-files'))).data).toEqual(chinese);
    const undeclared = await encoded('gep-region-files');
    undeclared.delete('wireEncoding');
    expect((await upload(undeclared)).data).toEqual(chinese);
    expect((await upload(await encoded('gep-region-filez'))).code).toBe('20106');
  });

  it('PUT …/encoding reads the table again', async () => {
    await upload(await filesOf(folderFiles(testData('regions/fujian_gbk'))));
    const put = (encoding: string) =>
      server.send('PUT', '/gep/user/project/regionFile/encoding', { token, form: { projectId, encoding } });
    const big5 = (await put('big5')).data as {
      encoding: string;
      encodingSource: string;
      fields: { name: string }[];
    };
    expect(big5).toMatchObject({ encoding: 'big5', encodingSource: 'user' });
    expect(big5.fields[0].name).not.toBe(chinese[0]);
    expect((await put('gb18030')).data).toMatchObject({ fields: chinese.map((name) => ({ name })) });
    expect((await put('klingon')).code).toBe('20214');
  });
});

describe('POST /gep/user/project/regionFile with hostile requests', () => {
  const boundary = 'xxBOUNDARYxx';
  const part = (name: string, content = 'x') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n`;
  const raw = (body: string) =>
    server.app.fastify.inject({
      method: 'POST',
      url: path(),
      headers: { 'user-token': token, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: body,
    });

  it.each([
    [
      'too many files',
      Array.from({ length: 40 }, (_, i) => part(`a${i}.shp`)).join('') + `--${boundary}--\r\n`,
    ],
    ['a very long name', `${part(`${'n'.repeat(3000)}.shp`)}--${boundary}--\r\n`],
    ['no file', `--${boundary}--\r\n`],
    ['a body that breaks off', part('a.shp').slice(0, -10)],
    [
      'names that are paths',
      `${part('../../../etc/passwd.shp')}${part('..\\\\..\\\\x.exe')}--${boundary}--\r\n`,
    ],
  ])('answers a coded refusal to %s and leaves no file', async (_what, body) => {
    const before = server.storedFiles().sort();
    const response = await raw(body);
    const { code, message } = response.json<{ code: string; message: string }>();
    expect(code).not.toBe('00000');
    expect(code).not.toBe('10500');
    expect(message.length).toBeLessThan(600);
    expect(message).not.toContain('etc/');
    expect(server.storedFiles().sort()).toEqual(before);
  });

  it('refuses another content type and a declared size above the limit', async () => {
    const json = await server.send('POST', path(), { token, json: {} });
    expect(json).toMatchObject({ status: 415, code: '10415' });
    const large = await server.app.fastify.inject({
      method: 'POST',
      url: path(),
      headers: {
        'user-token': token,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(10 ** 10),
      },
      payload: part('a.shp'),
    });
    expect(large.json<{ code: string }>().code).toBe('10413');
  });
});
