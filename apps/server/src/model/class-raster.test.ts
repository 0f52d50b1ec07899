import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelCompleteness, StoredInput } from '@gep/api-client/contract';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const cells = Uint8Array.from({ length: 300 }, (_, i) => (i % 2 ? 11 : 12));
const table = [
  { from: 11, to: 512 },
  { from: 12, to: 511 },
];

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '整数', ['13', '7']);
});
afterAll(() => server.close());

const send = (model: number, key: string, name: string, raster: Uint8Array) =>
  server.send('POST', `/gep/user/project/model/${model}/file/${key}?projectId=${projectId}`, {
    token,
    multipart: formOf({ [name]: raster }),
  });
const upload = async (name: string, raster: Uint8Array): Promise<StoredInput> =>
  (await send(13, 'landCover', name, raster)).data as StoredInput;
const save = (form: Record<string, unknown>) =>
  server.send('PUT', '/gep/user/project/model/13/file/landCover/settings', {
    token,
    json: { projectId, ...form },
  });
const completeness = async (): Promise<ModelCompleteness | undefined> => {
  const path = `/gep/user/project/model?projectId=${projectId}`;
  const models = (await server.send('GET', path, { token })).data as ModelCompleteness[];
  return models.find(({ modelId }) => modelId === '13');
};

describe('a raster that is to hold classes', () => {
  it.skipIf(!hasTestData)(
    'is refused where a real one holds measurements, and the earlier file stays',
    async () => {
      await upload('cover.tif', await madeRaster(30, cells));
      const refused = await send(13, 'landCover', 'npp.tif', await readFile(testData('calc/fujian/npp.tif')));
      expect(refused.code).toBe('30216');
      // The first cell of the file that has data, by gdallocationinfo.
      expect(refused.message).toMatch(/^文件npp\.tif含有数值\d+\.\d+，不能用作土地覆盖：像元值应为整数/);
      expect((await completeness())?.problems).toMatchObject([
        { code: '30214', args: { file: 'cover.tif' } },
      ]);
    },
  );

  it('is refused for one fraction after many whole numbers', async () => {
    const heights = Float32Array.from({ length: 600 }, (_, i) => (i === 599 ? 2.5 : i));
    const refused = await send(13, 'landCover', 'heights.tif', await madeRaster(30, heights));
    expect(refused).toMatchObject({
      code: '30216',
      message: expect.stringContaining('heights.tif含有数值2.5，') as string,
    });
  });

  it('is refused with more classes than a table of them holds', async () => {
    const heights = Float32Array.from({ length: 300 }, (_, i) => i);
    const refused = await send(13, 'landCover', 'heights.tif', await madeRaster(30, heights));
    expect(refused).toMatchObject({
      code: '30217',
      message: expect.stringContaining('heights.tif有256个以上不同的值') as string,
    });
    const soils = await send(4, 'soilClass', 'soils.tif', await madeRaster(30, heights));
    expect(soils.code).toBe('00000');
  });

  it('may hold fractions where it is one of measurements', async () => {
    const rain = Float32Array.from({ length: 300 }, (_, i) => 1000.5 + i);
    expect((await send(7, 'precipitation', 'rain.tif', await madeRaster(30, rain))).code).toBe('00000');
  });

  it('lets whole numbers be stored as fractions', async () => {
    const input = await upload('float.tif', await madeRaster(30, Float32Array.from(cells)));
    expect(input.file?.report).toMatchObject({
      classes: [
        { value: 11, count: 150 },
        { value: 12, count: 150 },
      ],
    });
  });

  it('does not take over a table none of whose rows is for one of its classes', async () => {
    await save({ reclassification: table, preset: 'glcnmo-south', classesConfirmed: true });
    const some = await upload(
      'some.tif',
      await madeRaster(
        30,
        cells.map((value) => value - 1),
      ),
    );
    expect(some.settings).toMatchObject({ reclassification: table, preset: 'glcnmo-south' });
    const none = await upload(
      'none.tif',
      await madeRaster(
        30,
        cells.map((value) => value + 50),
      ),
    );
    expect(none.settings).toMatchObject({ reclassification: [], preset: null, classesConfirmed: false });
  });

  it('cannot be confirmed where no class was read', async () => {
    const empty = await madeRaster(30, new Uint8Array(300), { noData: 0 });
    await upload('empty.tif', empty);
    const refused = await save({ reclassification: table, classesConfirmed: true });
    expect(refused).toMatchObject({ code: '30218', message: expect.stringContaining('empty.tif') as string });
    expect(await completeness()).toMatchObject({ complete: false, problems: [{ code: '30218' }] });
  });
});
