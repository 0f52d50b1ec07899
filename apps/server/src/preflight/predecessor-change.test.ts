import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputChange, PredecessorComparison } from '@gep/api-client/contract';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let before: string;
let after: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  before = await madeProject(server, token, '去年', ['1', '7', '13']);
  after = await madeProject(server, token, '今年', ['1', '7', '13']);
});
afterAll(() => server.close());

const at = (model: number, key: string) => `/gep/user/project/model/${model}/file/${key}`;
const upload = async (
  projectId: string,
  model: number,
  key: string,
  files: Record<string, string | Uint8Array>,
) => {
  const path = `${at(model, key)}?projectId=${projectId}`;
  const { code } = await server.send('POST', path, { token, multipart: formOf(files) });
  expect(code).toBe('00000');
};
const compare = async (model: number, key: string, by = token) => {
  const path = `${at(model, key)}/predecessor?projectId=${after}`;
  const answer = await server.send('GET', path, { token: by });
  return { ...answer, found: answer.data as PredecessorComparison };
};
const changeOf = async <Kind extends InputChange['kind']>(model: number, key: string, kind: Kind) => {
  const { change } = (await compare(model, key)).found;
  if (change?.kind !== kind) throw new Error(`got ${change?.kind}, wanted ${kind}`);
  return change as Extract<InputChange, { kind: Kind }>;
};
const setPredecessor = (predecessorId: string | null, projectId = after) =>
  server.send('POST', '/gep/user/project/basicSetting', {
    token,
    form: { projectBasicSetting: JSON.stringify({ projectId, predecessorId }) },
  });
const setting = async () =>
  (await server.send('GET', `/gep/user/project/basicSetting?projectId=${after}`, { token })).data;
/** Cells of a tenth of a degree over the region, 30 by 10. */
const cells = <Cells extends Float32Array | Uint8Array>(
  made: (length: { length: number }, at: (_: unknown, i: number) => number) => Cells,
  value: (x: number) => number,
) => made({ length: 300 }, (_, i) => value(i % 30));
const rain = (value: (x: number) => number) =>
  madeRaster(30, cells(Float32Array.from.bind(Float32Array), value));
const cover = (value: (x: number) => number) =>
  madeRaster(30, cells(Uint8Array.from.bind(Uint8Array), value));

describe('the predecessor of a project', () => {
  it('is another project of its owner', async () => {
    expect((await setPredecessor(after)).code).toBe('10400');
    expect((await setPredecessor('nowhere')).code).toBe('10400');
    await server.addMainUser('neighbour');
    const other = await server.project(await server.login('neighbour'), '别人的');
    expect((await setPredecessor(other)).code).toBe('10400');
    expect(await setting()).toMatchObject({ predecessorId: null, predecessorName: null });
    expect((await setPredecessor(before)).code).toBe('00000');
    expect(await setting()).toMatchObject({ predecessorId: before, predecessorName: '去年' });
  });
});

describe('the change of an input', () => {
  it('is said of rasters by minimum, mean and maximum in the region, with the settings of both', async () => {
    await upload(before, 7, 'precipitation', { 'p.tif': await rain((x) => (x < 15 ? 10000 : 20000)) });
    const scale = { token, json: { projectId: before, scale: 0.1 } };
    await server.send('PUT', `${at(7, 'precipitation')}/settings`, scale);
    await upload(after, 7, 'precipitation', { 'p.tif': await rain((x) => (x < 15 ? 1200 : 2400)) });
    const { before: old, after: now } = await changeOf(7, 'precipitation', 'values');
    expect(old).toMatchObject({ min: 1000, max: 2000 });
    expect(now).toMatchObject({ min: 1200, max: 2400 });
    // Half of the region each.
    expect(old.mean / 1500).toBeCloseTo(1, 2);
    expect(now.mean / old.mean).toBeCloseTo(1.2, 9);
  });

  it('is said of classes by the codes that they are read as, in square kilometres', async () => {
    // 30 and 40 of another product mean 112 and 411; a degree square is 11,135 km² here.
    await upload(before, 13, 'landCover', { 'c.tif': await cover((x) => (x < 20 ? 30 : 40)) });
    const reclassification = [
      { from: 30, to: 112 },
      { from: 40, to: 411 },
    ];
    const json = { projectId: before, reclassification, classesConfirmed: true };
    await server.send('PUT', `${at(13, 'landCover')}/settings`, { token, json });
    await upload(after, 13, 'landCover', { 'c.tif': await cover((x) => (x < 10 ? 112 : 211)) });
    const { classes, changed, area } = await changeOf(13, 'landCover', 'classes');
    expect(classes.map(({ value }) => value).sort()).toEqual([112, 211, 411].sort());
    expect(changed).toBe(3);
    expect(area / 33_405).toBeCloseTo(1, 2);
    const of = (code: number) => classes.find(({ value }) => value === code);
    expect((of(112)?.before ?? 0) / 22_270).toBeCloseTo(1, 2);
    expect((of(112)?.after ?? 0) / 11_135).toBeCloseTo(1, 2);
    expect(of(211)).toMatchObject({ before: 0 });
    expect(of(411)).toMatchObject({ after: 0 });
  });

  it('is said of tables by district, with rows that came and went', async () => {
    const header = '行政区划代码,产品,产量,价格\n';
    const old = `${header}350101,小麦,500,2000\n350101,稻谷,500,3000\n350102,小麦,100,2000\n`;
    const now = `${header}350101,小麦,900,2000\n350102,小麦,110,2700\n350201,小麦,5,2000\n`;
    await upload(before, 1, 'yields', { 'y.csv': old });
    await upload(after, 1, 'yields', { 'y.csv': now });
    const change = await changeOf(1, 'yields', 'table');
    // 1,000 t became 900 t, 100 t became 110 t; the mean price of the second one rose from 2,000 to 2,700.
    expect(change.totals).toMatchObject([{ district: '西区', before: 2000, after: 2700 }]);
    expect(change.newRows).toEqual([{ district: '南县', texts: ['小麦'] }]);
    expect(change.missingRows).toEqual([{ district: '东区', texts: ['稻谷'] }]);
  });

  it('is left open where the predecessor has no such file', async () => {
    await upload(after, 7, 'evapotranspiration', { 'e.tif': await rain(() => 700) });
    expect((await compare(7, 'evapotranspiration')).found).toEqual({
      state: 'found',
      name: '去年',
      change: null,
    });
    expect((await compare(7, 'runoffCoefficient')).code).not.toBe('00000');
  });

  it('is not shown to departments, which belong to one project', async () => {
    const password = 'Depart#2026x';
    const form = { projectId: after, userName: 'writer', deptName: '气象局', password };
    await server.send('POST', '/gep/user/inputer', { token, form });
    const found = (await compare(7, 'precipitation', await server.login('writer', password))).found;
    expect(found).toEqual({ state: 'hidden', name: null, change: null });
  });

  it('is none without a predecessor, and none after its deletion, which breaks nothing', async () => {
    const none = await madeProject(server, token, '无前年', ['7']);
    await setPredecessor(null);
    expect((await compare(7, 'precipitation')).found).toEqual({ state: 'none', name: null, change: null });
    await setPredecessor(none);
    await server.send('DELETE', `/gep/user/project/${none}`, { token });
    expect((await compare(7, 'precipitation')).found).toEqual({ state: 'deleted', name: null, change: null });
    expect(await setting()).toMatchObject({ predecessorId: none, predecessorName: null });
    // The form sends back what it has read.
    expect((await setPredecessor(none)).code).toBe('00000');
  });
});
