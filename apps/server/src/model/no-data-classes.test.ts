import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelCompleteness, RasterPreflight, StoredInput } from '@gep/api-client/contract';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

/** The smallest number of 32 bits, which floats are often filled with. */
const smallest = Math.fround(-3.4028235e38);
/** Two classes over two thirds of the region; the first third is filled. */
const filled = (value: number, more: { noData?: number } = {}) =>
  madeRaster(
    30,
    Float32Array.from({ length: 300 }, (_, i) => (i % 30 < 10 ? value : i % 2 ? 111 : 421)),
    more,
  );

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '填充值', ['13']);
});
afterAll(() => server.close());

const place = '/gep/user/project/model/13/file/landCover';
const upload = async (raster: Promise<Uint8Array>, into = projectId): Promise<StoredInput> => {
  const multipart = formOf({ 'cover.tif': await raster });
  const { data } = await server.send('POST', `${place}?projectId=${into}`, { token, multipart });
  return data as StoredInput;
};
const save = async (form: Record<string, unknown>): Promise<StoredInput> =>
  (await server.send('PUT', `${place}/settings`, { token, json: { projectId, ...form } }))
    .data as StoredInput;
const look = async (headers: Record<string, string> = {}): Promise<RasterPreflight> => {
  const path = `${place}/preflight?projectId=${projectId}`;
  return (await server.send('GET', path, { token, headers })).data as RasterPreflight;
};
const problems = async () => {
  const path = `/gep/user/project/model?projectId=${projectId}`;
  return ((await server.send('GET', path, { token })).data as ModelCompleteness[])[0].problems;
};
const classesOf = (input: StoredInput) =>
  input.file?.report.kind === 'raster' ? input.file.report.classes?.map(({ value }) => value) : null;
const pretreat = async () => {
  const started = await startRunOf(server, token, projectId, 'pretreatment');
  return started.code === '00000' ? endOfRun(server, token, projectId, 'pretreatment') : started;
};

describe('a raster of classes that is filled with a value which it does not declare', () => {
  it('has none for it: the value is named with its cells and what to do, in both languages', async () => {
    expect(classesOf(await upload(filled(smallest)))).toEqual([111, 421]);
    const found = await look();
    expect(found.classes?.map(({ value }) => value)).toEqual([111, 421]);
    expect(found.noData.map(({ value }) => value)).toEqual([smallest]);
    // A third of the region; its cells and the samples are of 1 km.
    const [{ count }] = found.noData;
    expect(count / found.inside).toBeCloseTo(1 / 3, 1);
    const [problem] = found.problems;
    expect(problem).toMatchObject({ code: '30221', args: { count, values: '-3.4028234663852886e+38' } });
    expect(problem.message).toMatch(/^文件cover\.tif有.*个像元的值为-3\.4028234663852886e\+38，疑似无数据值/);
    const [english] = (await look({ 'accept-language': 'en' })).problems;
    expect(english.message).toMatch(
      /^In cover\.tif .* cells hold -3\.4028234663852886e\+38, which looks like no data/,
    );
    expect(english.message).toContain('Treat it as no data');
  });

  it('keeps a run from starting where no type can be read from it', async () => {
    await save({ classesConfirmed: true });
    expect(await problems()).toMatchObject([{ code: '30221', args: { count: 100 } }]);
    expect((await startRunOf(server, token, projectId, 'pretreatment')).code).toBe('30221');
  });

  it('is read without it once it is declared, also in fewer digits', async () => {
    const declared = await save({ noData: [-3.4028235e38] });
    expect(classesOf(declared)).toEqual([111, 421]);
    expect(declared.warnings).toEqual([]);
    expect(await problems()).toEqual([]);
    const found = await look();
    expect(found.noData).toEqual([]);
    expect(found.problems.map(({ code }) => code)).toEqual(['30205']);
    expect(await pretreat()).toMatchObject({ state: 'complete' });
  });

  it.each([-9999, -1, -32768, 65535])('is named for %d, too', async (value) => {
    expect(classesOf(await upload(filled(value)))).toEqual([111, 421]);
    const found = await look();
    expect(found.noData.map((one) => one.value)).toEqual([value]);
    expect(found.problems.map(({ code }) => code)).toEqual(['30221', '30205']);
    expect(await save({ noData: [value], classesConfirmed: true })).toMatchObject({ warnings: [] });
    expect((await look()).problems.map(({ code }) => code)).toEqual(['30205']);
    expect(await pretreat()).toMatchObject({ state: 'complete' });
  });

  it('is a class all the same where it was given a type', async () => {
    await upload(filled(-99));
    const given = await save({ reclassification: [111, 421, -99].map((from) => ({ from, to: Math.abs(from) === 99 ? 71 : from })) }); // prettier-ignore
    expect(classesOf(given)).toEqual([-99, 111, 421]);
    const found = await look();
    expect(found.noData).toEqual([]);
    expect(found.problems).toEqual([]);
  });

  it('is asked about wherever its cells are, with those of the whole file, until it is declared', async () => {
    // The region is 3 degrees wide: the filled cells are east of it, where a look at it sees nothing.
    const wide = Float32Array.from({ length: 400 }, (_, i) => (i % 40 < 30 ? 111 : smallest));
    const { likelyNoData } = await upload(madeRaster(40, wide));
    expect(likelyNoData).toEqual([{ value: smallest, count: 100 }]);
    expect((await look()).noData).toEqual([]);
    expect((await save({ noData: [smallest] })).likelyNoData).toEqual([]);
  });

  it.each([0, 127, 255])('is asked about where it is %d, too, and stays a class', async (value) => {
    const asked = await upload(filled(value));
    expect(asked.likelyNoData).toEqual([{ value, count: 100 }]);
    expect(classesOf(asked)).toContain(value);
    // Once it has a type it is one.
    const given = await save({ reclassification: [111, 421, value].map((from) => ({ from, to: from === value ? 71 : from })) }); // prettier-ignore
    expect(given.likelyNoData).toEqual([]);
    await save({ reclassification: [] });
    const declared = await save({ noData: [value] });
    expect(declared.likelyNoData).toEqual([]);
    expect(classesOf(declared)).toEqual([111, 421]);
  });

  it('says nothing of numbers that may well be classes, and of what the file declares', async () => {
    for (const value of [0, 127, 255]) expect(classesOf(await upload(filled(value)))).toContain(value);
    expect(classesOf(await upload(filled(smallest, { noData: smallest })))).toEqual([111, 421]);
    expect((await look()).noData).toEqual([]);
    expect((await look()).problems.map(({ code }) => code)).toEqual(['30205']);
  });

  it('is named at the upload already where there is no region yet', async () => {
    const bare = await server.project(token, '无区域');
    await server.send('POST', `/gep/user/project/model?projectId=${bare}`, { token, json: ['13'] });
    const { warnings } = await upload(filled(smallest), bare);
    expect(warnings).toMatchObject([{ code: '30221', args: { count: 100 } }]);
  });
});
