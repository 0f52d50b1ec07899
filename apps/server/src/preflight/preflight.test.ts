import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RasterPreflight, StoredInput } from '@gep/api-client/contract';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { formsSeen } from '../testing/form-list';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '预检', ['5', '7', '13']);
});
afterAll(() => server.close());

const look = async (model: number, key: string) => {
  const path = `/gep/user/project/model/${model}/file/${key}/preflight?projectId=${projectId}`;
  const answer = await server.send('GET', path, { token });
  return { ...answer, found: answer.data as RasterPreflight };
};
const uploaded = async (model: number, key: string, raster: Promise<Uint8Array>) => {
  const path = `/gep/user/project/model/${model}/file/${key}`;
  const multipart = formOf({ [`${key}.tif`]: await raster });
  const sent = await server.send('POST', `${path}?projectId=${projectId}`, { token, multipart });
  expect(sent.code).toBe('00000');
  return (await look(model, key)).found;
};
const settings = async (model: number, key: string, form: Record<string, unknown>) => {
  const path = `/gep/user/project/model/${model}/file/${key}/settings`;
  await server.send('PUT', path, { token, json: { projectId, ...form } });
  return (await look(model, key)).found;
};
const codes = (found: RasterPreflight) => found.problems.map(({ code }) => code);
/** Cells of a tenth of a degree over the region, 30 by 10. */
const cells = (at: (x: number, y: number) => number) =>
  Float32Array.from({ length: 300 }, (_, i) => at(i % 30, Math.floor(i / 30)));

describe('a look at a raster before a run', () => {
  it('has the area of each class inside the region, and names those without a type', async () => {
    // The first two of three degrees are 11, the last one is 99.
    const cover = Uint8Array.from({ length: 300 }, (_, i) => (i % 30 < 20 ? 11 : 99));
    const found = await uploaded(13, 'landCover', madeRaster(30, cover));
    const [forest, other] = found.classes ?? [];
    expect([forest.value, other.value]).toEqual([11, 99]);
    // A degree square at 25.5 N is 111.3 km wide times cos 25.5, and 110.8 km high: 11,135 km² (WGS 84).
    expect((other.count * found.cellArea) / 11135).toBeCloseTo(1, 2);
    expect((forest.count * found.cellArea) / 22270).toBeCloseTo(1, 2);
    const [problem] = found.problems.filter(({ code }) => code === '30215');
    expect(problem.args).toMatchObject({ values: '99', count: other.count });
    expect(problem.message).toContain('landCover.tif');
  });

  it('says how much of the region a file covers', async () => {
    // Two of the three degrees.
    const found = await uploaded(7, 'precipitation', madeRaster(20, new Float32Array(200).fill(1500)));
    expect(found.valid / found.inside).toBeCloseTo(2 / 3, 2);
    expect(codes(found)).toEqual(['30205']);
    expect(found.problems[0].args?.percent).toBeCloseTo(66.6, 0);
  });

  it('is the same at the file of a report form, for its department and the owner', async () => {
    const form = { projectId, userName: 'weather', deptName: '气象局', password: 'Depart#2026x' };
    const { data } = await server.send('POST', '/gep/user/inputer', { token, form });
    const { userId } = data as { userId: string };
    const userIds = JSON.stringify([userId]);
    const report = { projectId, inputKey: 'pet', userIds };
    await server.send('POST', '/gep/user/project/reportTemplate', { token, form: report });
    const weather = await server.login('weather', 'Depart#2026x');
    const [{ reportFormId }] = await formsSeen(server, projectId, weather);
    const query = `reportFormId=${reportFormId}`;
    const path = `/gep/user/project/reportForm/preflight?${query}`;
    expect((await server.send('GET', path, { token: weather })).code).toBe('10404');
    const raster = await madeRaster(20, new Float32Array(200).fill(90_000));
    const multipart = formOf({ 'pet.tif': raster });
    await server.send('POST', `/gep/user/project/reportForm/file?${query}`, { token: weather, multipart });
    for (const reader of [weather, token]) {
      const found = (await server.send('GET', path, { token: reader })).data as RasterPreflight;
      expect(found.valid / found.inside).toBeCloseTo(2 / 3, 2);
      expect([found.min, found.max, found.scale]).toEqual([90_000, 90_000, 0.01]);
      expect(codes(found)).toContain('30205');
    }
  });

  it('takes what the mask of a file hides for no data, in counts, values and the picture', async () => {
    // The first of three degrees holds 12,000 mm under the mask.
    const mask = Uint8Array.from({ length: 300 }, (_, i) => (i % 30 < 10 ? 0 : 1));
    const rain = (x: number) => (x < 10 ? 12000 : 1500);
    const masked = await uploaded(7, 'precipitation', madeRaster(30, cells(rain), { mask }));
    expect(masked.valid / masked.inside).toBeCloseTo(2 / 3, 2);
    expect([masked.min, masked.max]).toEqual([1500, 1500]);
    expect(codes(masked)).toEqual(['30205']);
    const declared = madeRaster(
      30,
      cells((x) => (x < 10 ? -1 : 1500)),
      { noData: -1 },
    );
    expect(masked.picture).toBe((await uploaded(7, 'precipitation', declared)).picture);
  });

  it('says where a file lies elsewhere', async () => {
    const away = madeRaster(10, new Float32Array(100).fill(1500), {}, { west: 10, north: 50 });
    const found = await uploaded(7, 'precipitation', away);
    expect(found.valid).toBe(0);
    expect(codes(found)).toEqual(['30204']);
  });

  it('asks for the scale of values that are ten times what is expected', async () => {
    const tenths = cells((x, y) => 14000 + 100 * x + y);
    const found = await uploaded(7, 'precipitation', madeRaster(30, tenths));
    expect(found.scale).toBe(0.1);
    expect(codes(found)).toContain('30202');
    const scaled = await settings(7, 'precipitation', { scale: 0.1 });
    expect(scaled.scale).toBeNull();
    expect(scaled.problems).toEqual([]);
    expect(scaled.max).toBeCloseTo(1690.9, 3);
  });

  it('counts values outside the expected range', async () => {
    const found = await uploaded(
      7,
      'precipitation',
      madeRaster(
        30,
        cells((x) => (x < 3 ? 12000 : 1500)),
      ),
    );
    const [problem] = found.problems;
    expect(problem.code).toBe('30202');
    expect(Number(problem.args?.count) / found.inside).toBeCloseTo(0.1, 1);
    expect(found.scale).toBeNull();
  });

  it('says nothing of cells outside the region', async () => {
    // A frame around the region and the cells that its borders touch: out of range, likely no data, no type.
    const around = { west: 116, north: 27 };
    const framed = (inside: number, outside: (i: number) => number) =>
      Array.from({ length: 50 * 30 }, (_, i) => {
        const [x, y] = [i % 50, Math.floor(i / 50)];
        return x >= 9 && x < 41 && y >= 9 && y < 21 ? inside : outside(i);
      });
    const rain = Float32Array.from(framed(1500, (i) => (i % 2 === 0 ? -9999 : 12000)));
    const found = await uploaded(7, 'precipitation', madeRaster(50, rain, {}, around));
    expect([found.min, found.max]).toEqual([1500, 1500]);
    expect(found.noData).toEqual([]);
    expect(found.problems).toEqual([]);
    const cover = Uint8Array.from(framed(11, () => 99));
    const classes = await uploaded(13, 'landCover', madeRaster(50, cover, {}, around));
    expect(classes.classes?.map(({ value }) => value)).toEqual([11]);
    expect(codes(classes)).toEqual([]);
    const setup = await server.send('GET', `/gep/user/project/model/7/setup?projectId=${projectId}`, {
      token,
    });
    const { inputs } = setup.data as { inputs: StoredInput[] };
    expect(inputs.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('finds a value that stands for no data without being declared, until it is', async () => {
    const found = await uploaded(
      7,
      'precipitation',
      madeRaster(
        30,
        cells((x) => (x < 6 ? -9999 : 1500 + x)),
      ),
    );
    expect(found.noData.map(({ value }) => value)).toEqual([-9999]);
    expect(found.noData[0].count / found.inside).toBeCloseTo(0.2, 1);
    expect(found.min).toBe(1506);
    const declared = await settings(7, 'precipitation', { noData: [-9999] });
    expect(declared.noData).toEqual([]);
    expect(codes(declared)).toEqual(['30205']);
  });

  it('takes no value for no data that lies among the others', async () => {
    const found = await uploaded(
      7,
      'precipitation',
      madeRaster(
        30,
        cells((x, y) => x * 10 + y - 255),
      ),
    );
    expect(found.noData).toEqual([]);
  });

  it('has a picture', async () => {
    const { picture } = await uploaded(
      7,
      'precipitation',
      madeRaster(
        30,
        cells((x) => 100 * x),
      ),
    );
    const bytes = Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64');
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    // The region is about 300 km by 111 km, and lies aslant in the projection of the project.
    expect(width).toBeGreaterThan(height);
    expect(width).toBeLessThanOrEqual(320);
    const at = bytes.indexOf('IDAT');
    const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
    expect(rows).toHaveLength((width + 1) * height);
    expect(new Set(rows).size).toBeGreaterThan(10);
  });

  it('is refused without a file or a region', async () => {
    expect((await look(5, 'npp')).code).toBe('10404');
    const bare = await server.project(token, '无区域');
    const path = '/gep/user/project/model/7/file/precipitation';
    const multipart = formOf({ 'p.tif': await madeRaster(30, new Float32Array(300)) });
    await server.send('POST', `${path}?projectId=${bare}`, { token, multipart });
    expect((await server.send('GET', `${path}/preflight?projectId=${bare}`, { token })).code).toBe('10604');
  });
});
