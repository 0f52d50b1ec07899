import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tiffBytes } from '../../src/geodata/testing/tiff-fixture';
import {
  emptyProject,
  goodRaster,
  goodRegion,
  isAlive,
  preparedProject,
  stateOf,
} from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { testApp } from '../../src/testing/test-app';
import type { NamedBytes, TestApp } from '../../src/testing/test-app';
import { expectClear } from './clear-message';

let server: TestApp;
let project: Prepared;
let before: unknown;

beforeAll(async () => {
  server = await testApp();
  project = await preparedProject(server, await server.login(), '部件');
  before = await stateOf(server, project);
});
afterAll(() => server.close());

const without = (...endings: string[]) => goodRegion().filter(([name]) => !endings.includes(name.slice(-3)));
const renamed = (change: (name: string) => string) =>
  goodRegion().map(([name, bytes]): NamedBytes => [change(name), bytes]);
const emptied = (ending: string) =>
  goodRegion().map(([name, bytes]): NamedBytes => [name, name.endsWith(ending) ? new Uint8Array() : bytes]);
const text = Buffer.from('x');
const long = 'n'.repeat(296);

type Case = readonly [
  what: string,
  parts: readonly NamedBytes[],
  code: string,
  words: readonly (string | readonly [string, string])[],
];

const refused: readonly Case[] = [
  ['only a .shp', [['a.shp', text]], '20101', ['.shx', '.dbf', '.prj']],
  ['no .prj', without('prj'), '20101', ['.prj']],
  ['no .dbf and no .shx', without('dbf', 'shx'), '20101', ['.dbf', '.shx']],
  [
    'different base names',
    renamed((name) => (name.endsWith('.dbf') ? 'other.dbf' : name)),
    '20102',
    ['good.', 'other.dbf', ['相同', 'same base name']],
  ],
  [
    'a part twice',
    [...goodRegion(), ['good.dbf', text]],
    '20104',
    ['good.dbf', ['只能选择一个', 'one file of each kind']],
  ],
  ['a part twice in another case', [...goodRegion(), ['GOOD.DBF', text]], '20104', ['GOOD.DBF']],
  ['a stranger', [...goodRegion(), ['good.exe', text]], '20103', ['good.exe', '.shp']],
  ['a name without an ending', [...goodRegion(), ['good', text]], '20103', ['good', '.shp']],
  ['a zip', [['good.zip', text]], '20103', ['good.zip', '.shp']],
  ['an empty .shp', emptied('.shp'), '20105', ['good.shp', ['0字节', '0 bytes']]],
  ['an empty .shx', emptied('.shx'), '20105', ['good.shx', ['0字节', '0 bytes']]],
  ['an empty .dbf', emptied('.dbf'), '20105', ['good.dbf', ['0字节', '0 bytes']]],
  ['an empty .prj', emptied('.prj'), '20105', ['good.prj', ['0字节', '0 bytes']]],
  [
    'names of 300 characters',
    renamed((name) => name.replace('good', long)),
    '10400',
    ['255', ['文件名', 'file name']],
  ],
  [
    'forty parts',
    Array.from({ length: 40 }, (_, i): NamedBytes => [`a${i}.shp`, text]),
    '10400',
    ['32', ['文件', 'files']],
  ],
];

describe('a region upload of the wrong parts', () => {
  it.each(refused)('is refused: %s', async (_what, parts, code, words) => {
    for (const language of ['zh', 'en'] as const) {
      const answer = await project.region(parts, language);
      expect(answer).toMatchObject({ code, data: null });
      expectClear(answer.message, language, words);
    }
    expect(await stateOf(server, project)).toEqual(before);
    expect(await isAlive(server)).toBe(true);
  });
});

describe('names of parts', () => {
  const regionOf = async ({ token, projectId }: Prepared) =>
    (await server.send('GET', `/gep/user/project/regionFile?projectId=${projectId}`, { token })).data;

  it.each([
    ['upper case', (name: string) => name.toUpperCase(), 'GOOD.SHP'],
    ['mixed case', (name: string) => name.replace('.dbf', '.DBF'), 'good.shp'],
    ['Chinese with spaces', (name: string) => name.replace('good', '行政区 (2020)'), '行政区 (2020).shp'],
    ['paths out of the folder', (name: string) => `../../../../tmp/${name}`, 'good.shp'],
    [
      'characters that turn the direction',
      (name: string) => `\u202e${name.replace('good', 'go\u200eod')}`,
      'good.shp',
    ],
    ['paths of Windows', (name: string) => `C:\\..\\..\\${name}`, 'good.shp'],
  ])('are only names: %s', async (what, change, fileName) => {
    const own = await emptyProject(server, project.token, what.replaceAll(' ', '_'));
    expect(await own.region(renamed(change))).toMatchObject({ code: '00000', data: ['NAME', 'CODE'] });
    expect(await regionOf(own)).toMatchObject({ fileName, rowCount: 2 });
    const state = (await stateOf(server, own)) as { stored: { path: string }[]; temporary: string[] };
    for (const { path } of state.stored) expect(path).toMatch(/^\w{2}\/[\w-]+$/);
    expect(state.temporary).toEqual([]);
  });
});

describe('an upload of a model input', () => {
  it('takes exactly one file', async () => {
    const { token, projectId } = project;
    const raster = await goodRaster();
    const own = await stateOf(server, project);
    const multipart = new FormData();
    for (const name of ['a.tif', 'b.tif'])
      multipart.append('files', new Blob([new Uint8Array(raster)]), name);
    const path = `/gep/user/project/model/5/file/npp?projectId=${projectId}`;
    const answer = await server.send('POST', path, { token, multipart });
    expect(answer.code).toBe('10400');
    expectClear(answer.message, 'zh', ['一个']);
    expect(await stateOf(server, project)).toEqual(own);
  });

  // A TIFF without any tag of a place, a picture, and a text, each under the name of a raster.
  it.each([
    ['nowhere.tif', tiffBytes({ width: 3, height: 2, cells: new Uint8Array(6) }), '30103', 'EPSG'],
    ['picture.tif', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), '30101', 'GeoTIFF'],
    ['text.tif', Buffer.from('ncols 3'), '30101', 'GeoTIFF'],
    ['empty.tif', new Uint8Array(), '20105', '0'],
    ['half.tif', new Uint8Array(6).fill(73), '30101', 'GeoTIFF'],
  ])('is refused with its code: %s', async (name, bytes, code, expected) => {
    for (const language of ['zh', 'en'] as const) {
      const answer = await project.raster([name, bytes], language);
      expect(answer).toMatchObject({ code, data: null });
      expectClear(answer.message, language, [name, expected]);
    }
    expect(await stateOf(server, project)).toEqual(before);
  });

  it('names an input that the model has not', async () => {
    const { token, projectId } = project;
    const multipart = new FormData();
    multipart.append('files', new Blob(['x']), 'a.tif');
    const path = `/gep/user/project/model/5/file/nope?projectId=${projectId}`;
    for (const language of ['zh', 'en'] as const) {
      const headers = { 'accept-language': language };
      const answer = await server.send('POST', path, { token, multipart, headers });
      expect(answer.code).toBe('30207');
      expectClear(answer.message, language, ['nope']);
    }
    expect(await stateOf(server, project)).toEqual(before);
  });
});
