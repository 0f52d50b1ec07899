import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGeoTiff } from '@gep/raster';
import type { Grid } from '@gep/raster';
import type { RunStatus, StoredInput } from '@gep/api-client/contract';
import { preparedInputsOf } from '../calculation/prepared-queries';
import { zipBytes } from '../geodata/testing/zip-fixture';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { storedRaster } from '../testing/stored-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Over the made-up region, 117° to 120° east and 25° to 26° north, and a little more. */
const frame = { width: 16, height: 8, transform: [0.2, 0, 116.9, 0, -0.2, 26.2], crs: 'EPSG:4326' } as const;
const cells = frame.width * frame.height;
/** Rain of a day from about 40 to 120 mm: above and below the 50 mm of a storm day. */
const rain = (day: number): Grid => ({
  ...frame,
  data: Float32Array.from({ length: cells }, (_, i) =>
    i === 40 + day ? -1 : 40 + ((i * 7 + day * 31) % 80),
  ),
  noData: -1,
});
const names = ['rain_20200630.tif', 'rain_20200701.tif', 'rain_20200702.tif'];

let server: TestApp;
let token: string;
let projectId: string;
let days: Files;

const place = (key: string) => `/gep/user/project/model/10/file/${key}`;
const upload = async (key: string, files: Files) => {
  const answer = await server.send('POST', `${place(key)}?projectId=${projectId}`, {
    token,
    multipart: formOf(files),
    headers: { 'accept-language': 'en' },
  });
  return { ...answer, input: answer.data as StoredInput };
};
const run = async (kind: RunStatus['kind']): Promise<RunStatus> => {
  await startRunOf(server, token, projectId, kind);
  return endOfRun(server, token, projectId, kind);
};

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '逐日', ['10']);
  const types = Uint8Array.from({ length: cells }, (_, i) => 1 + (i % 3));
  await upload('landCover', { 'cover.tif': await writeGeoTiff({ ...frame, data: types }) });
  const reclassification = [11, 21, 62].map((to, i) => ({ from: i + 1, to }));
  await server.send('PUT', `${place('landCover')}/settings`, {
    token,
    json: { projectId, reclassification, classesConfirmed: true },
  });
  const bytes = await Promise.all(names.map((_, day) => writeGeoTiff(rain(day))));
  days = Object.fromEntries(names.map((name, day) => [name, bytes[day]]));
});
afterAll(() => server.close());

/** What pretreatment and the calculation make of the rain that is uploaded. */
async function outcome() {
  const { db } = server.app.services.database;
  const pretreatment = await run('pretreatment');
  const rows = await preparedInputsOf(db, projectId);
  const row = rows.find(({ inputKey }) => inputKey === 'dailyPrecipitation');
  const [file] = await server.app.services.files.paths(db, [row?.fileId ?? '']);
  const prepared = await readFile(file.path);
  const calculation = await run('calculation');
  const water = await storedRaster(
    server,
    { projectId, modelId: '10', childKey: '', compareFlag: 0 },
    'function',
  );
  return { states: [pretreatment.state, calculation.state], prepared, water: water.data };
}

describe('rain of three days', () => {
  it('gives the same to the bit as one file of bands, as a ZIP, and as three files', async () => {
    const bands = await writeGeoTiff(names.map((_, day) => rain(day)));
    expect((await upload('dailyPrecipitation', { 'rain.tif': bands })).input.file?.report).toMatchObject({
      bandCount: 3,
    });
    const one = await outcome();
    expect(one.states).toEqual(['complete', 'complete']);
    expect(one.water.some((value) => value > 0)).toBe(true);
    const series = { unit: 'day', first: '2020-06-30', last: '2020-07-02' };
    const { input } = await upload('dailyPrecipitation', { '降水.zip': await zipBytes(days) });
    expect(input).toMatchObject({
      file: { name: '降水.zip', report: { bandCount: 3, series } },
      warnings: [],
    });
    const zipped = await outcome();
    const { input: several } = await upload('dailyPrecipitation', days);
    const name = 'rain_20200630.tif … rain_20200702.tif';
    expect(several).toMatchObject({ file: { name, report: { bandCount: 3, series } }, warnings: [] });
    const apart = await outcome();
    for (const other of [zipped, apart]) {
      expect(other.states).toEqual(['complete', 'complete']);
      expect(other.prepared.equals(one.prepared)).toBe(true);
      expect(other.water).toEqual(one.water);
    }
  });

  it('is warned about where days are missing, naming the first', async () => {
    const { 'rain_20200701.tif': _, ...others } = days;
    const { input } = await upload('dailyPrecipitation', { 'rain.zip': await zipBytes(others) });
    expect(input.warnings.map(({ code, message }) => [code, message])).toEqual([
      [
        '30126',
        'rain.zip lacks 1 of the files from 2020-06-30 to 2020-07-02, the first of 2020-07-01; results are without them',
      ],
    ]);
  });

  it('is refused with a day that lies elsewhere, naming it; what was there stays', async () => {
    const moved = await writeGeoTiff({ ...rain(1), transform: [0.2, 0, 117, 0, -0.2, 26.2] });
    const { code, message } = await upload('dailyPrecipitation', { ...days, 'rain_20200701.tif': moved });
    expect([code, message]).toEqual([
      '30125',
      'rain_20200701.tif has the extent 117, 24.6, 120.2, 26.2, but rain_20200630.tif has 116.9, 24.6, 120.1, 26.2: all files of a series share it',
    ]);
  });

  it('is refused for an input of one band', async () => {
    expect((await upload('landCover', days)).code).toBe('10400');
    expect((await upload('landCover', { 'cover.zip': await zipBytes(days) })).code).toBe('10400');
  });
});
