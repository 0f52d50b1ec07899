import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  RasterBaseInfo,
  RasterStatisticsInfo,
  RasterWindow,
  StatisticsInfo,
  VectorLayer,
} from '@gep/api-client/contract';
import { readGeoTiff, writeGeoTiff } from '@gep/raster/node';
import { decodeWkb } from '@gep/map-engine/geometry';
import { formsSeen } from '../testing/form-list';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const password = 'Depart#2026x';
let server: TestApp;
let owner: string;
let stranger: string;
let projectId: string;
const departments: Record<string, { userId: string; token: string }> = {};
/** The two ids of a form in a path. */
let rain: string;

/** Longitude and latitude in degrees as metres of EPSG:3857. */
const x = (degrees: number): number => (degrees * 20_037_508.342789244) / 180;
const y = (degrees: number): number =>
  (Math.log(Math.tan(((90 + degrees) * Math.PI) / 360)) / Math.PI) * 20_037_508.342789244;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  owner = await server.login();
  projectId = await madeProject(server, owner, '预览', ['7', '14']);
  await server.addMainUser('stranger');
  stranger = await server.login('stranger');
  for (const name of ['weather', 'farming']) {
    const form = { projectId, userName: name, deptName: name, password };
    const { data } = await server.send('POST', '/gep/user/inputer', { token: owner, form });
    const { userId } = data as { userId: string };
    departments[name] = { userId, token: await server.login(name, password) };
  }
  const userIds = JSON.stringify([departments.weather.userId]);
  const form = { projectId, inputKey: 'precipitation', userIds };
  await server.send('POST', '/gep/user/project/reportTemplate', { token: owner, form });
  const [{ reportTemplateId, reportFormId }] = await formsSeen(server, projectId, owner);
  rain = `${reportTemplateId}/${reportFormId}`;
});
afterAll(() => server.close());

const layer = '/gep/user/layer';
const ask = (path: string, token = owner) => server.send('GET', `${layer}/${path}`, { token });
const info = async (place: string, query = '', token = owner) =>
  (await ask(`raster/preview/base/info/${projectId}/${place}${query}`, token)).data as RasterBaseInfo & {
    title: string;
    fileName: string;
    bandCount: number;
  };
const windowPath = (place: string, scale: number, box: readonly number[]) =>
  `raster/preview/${projectId}/${place}/data?scale=${scale}&minX=${box[0]}&minY=${box[1]}&maxX=${box[2]}&maxY=${box[3]}`;
const upload = (path: string, files: Parameters<typeof formOf>[0], token = owner) =>
  server.send('POST', `/gep/user/project/${path}`, { token, multipart: formOf(files) });

describe('the raster of a report form', () => {
  it('is not there before it was uploaded', async () => {
    expect((await ask(`raster/preview/base/info/${projectId}/${rain}`)).code).toBe('10616');
  });

  it('is seen by its department and the owner before anybody confirmed it', async () => {
    // 100, 101 … 399 mm, row by row from the north-west; the last cell is empty.
    const cells = Float32Array.from({ length: 300 }, (_, i) => (i === 299 ? -9999 : 100 + i));
    const tif = await madeRaster(30, cells, { noData: -9999 });
    const path = `reportForm/file?reportFormId=${rain.split('/')[1]}`;
    expect((await upload(path, { 'rain.tif': tif }, departments.weather.token)).code).toBe('00000');
    for (const token of [owner, departments.weather.token]) {
      const found = await info(rain, '', token);
      expect(found).toMatchObject({
        ...{ width: 30, height: 10, unit: 'mm/a', bandCount: 1, fileName: 'rain.tif', title: '年降水量' },
        ...{ crs: 'EPSG:4326', layerStyle: null },
      });
      expect(found.cellSize).toBeCloseTo(0.1);
      expect(found.extent[0]).toBeCloseTo(x(117), 3);
      expect(found.extent[3]).toBeCloseTo(y(26), 3);
    }
  });

  it('has the statistics of all its cells', async () => {
    const { data } = await ask(`raster/preview/statistics/${projectId}/${rain}`);
    const [band] = data as RasterStatisticsInfo[];
    // 299 whole numbers in a row: mean in the middle, variance (n² - 1) / 12.
    expect(band).toMatchObject({ minValue: 100, maxValue: 398, meanValue: 249, totalCount: 299 });
    expect(band.stdDevValue).toBeCloseTo(Math.sqrt((299 ** 2 - 1) / 12), 9);
    expect(band.estimated).toBeUndefined();
    const histogram = await ask(`raster/preview/compute/histogram/${projectId}/${rain}`);
    const [{ counts }] = histogram.data as { counts: number[] }[];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(299);
    const unique = await ask(`raster/preview/compute/unique/${projectId}/${rain}`);
    expect(unique.data).toMatchObject([{ enableUniqueValue: false, totalCount: 299 }]);
  });

  it('is delivered in windows of the map, as JSON and as GeoTIFF', async () => {
    const box = [x(117), y(25), x(120), y(26)];
    const path = windowPath(rain, (box[2] - box[0]) / 30, box);
    const window = (await ask(path)).data as RasterWindow;
    expect(window).toMatchObject({ exist: true, width: 30 });
    expect(window.dataList[0].slice(0, 3)).toEqual([100, 101, 102]);
    const response = await server.app.fastify.inject({
      url: `${layer}/${path}`,
      headers: { 'user-token': owner, accept: 'image/tiff' },
    });
    const [grid] = await readGeoTiff(new Uint8Array(response.rawPayload));
    expect(Array.from(grid.data.slice(0, 3))).toEqual([100, 101, 102]);
    const away = windowPath(rain, 1000, [0, 0, 10_000, 10_000]);
    expect((await ask(away)).data).toMatchObject({ exist: false, dataList: [] });
    expect((await ask(windowPath(rain, 1, [0, 0, 3000, 10]))).code).toBe('50102');
  });

  it('looks as if it did not exist to all others', async () => {
    const paths = [
      `raster/preview/base/info/${projectId}/${rain}`,
      `raster/preview/statistics/${projectId}/${rain}`,
      windowPath(rain, 1000, [0, 0, 10_000, 10_000]),
      `vector/preview/${projectId}/${rain}/data`,
    ];
    for (const path of paths) {
      const other = path.replace(rain, 'none/none');
      for (const token of [departments.farming.token, stranger]) {
        const [seen, missing] = [await ask(path, token), await ask(other, token)];
        expect(seen.code).toBe('10404');
        expect([seen.status, seen.message]).toEqual([missing.status, missing.message]);
      }
    }
    // The form of one project under the path of another.
    const mine = await server.project(stranger, '别的');
    const path = `raster/preview/base/info/${mine}/${rain}`;
    expect((await ask(path, stranger)).code).toBe('10404');
  });

  it('is not a vector file', async () => {
    expect((await ask(`vector/preview/${projectId}/${rain}/data`)).code).toBe('10404');
  });
});

describe('the raster of an input', () => {
  it('of many cells is sampled for the whole map, and read from the file closer up', async () => {
    const width = 6000;
    const data = Float32Array.from({ length: width * 4 }, (_, i) => i % width);
    const transform = [0.0005, 0, 117, 0, -0.0005, 26] as const;
    const tif = await writeGeoTiff([{ width, height: 4, data, crs: 'EPSG:4326', transform }]);
    await upload(`model/7/file/precipitation?projectId=${projectId}`, { 'fine.tif': tif });
    expect(await info('precipitation/0')).toMatchObject({ width, height: 4 });
    const cell = x(117.0005) - x(117);
    const first = [x(118), y(25.999), x(118.005), y(25.9995)];
    const close = (await ask(windowPath('precipitation/0', cell, first))).data as RasterWindow;
    expect(close.dataList[0].slice(0, 5)).toEqual([2000, 2001, 2002, 2003, 2004]);
    const all = [x(117), y(25.998), x(120), y(26)];
    const far = (await ask(windowPath('precipitation/0', cell * 6, all))).data as RasterWindow;
    expect(far.width).toBe(1000);
    // Each cell of the map is one of the raster near its middle.
    for (const at of [0, 500, 999])
      expect(Math.abs((far.dataList[0][at] ?? 0) - (at * 6 + 3))).toBeLessThan(6);
    // Closer up beside the raster there is nothing.
    const beside = [x(100), y(20), x(100.005), y(20.005)];
    expect((await ask(windowPath('precipitation/0', cell, beside))).data).toMatchObject({ exist: false });
  });

  it('is shown by the owner’s settings, class by class with names and colours', async () => {
    const tif = await madeRaster(
      30,
      Uint8Array.from({ length: 300 }, (_, i) => (i < 100 ? 11 : 31)),
    );
    await upload(`model/7/file/landCover?projectId=${projectId}`, { 'cover.tif': tif });
    const style = (await info('landCover/0')).layerStyle ?? '';
    expect(JSON.parse(style)).toMatchObject({ rasterType: 'unique-values' });
    // Nobody has said yet that 11 is broadleaf forest: in another product it is something else.
    expect(style).toContain('"label":"11"');
    await server.send('PUT', '/gep/user/project/model/7/file/landCover/settings', {
      token: owner,
      json: { projectId, reclassification: [{ from: 11, to: 11 }] },
    });
    expect((await info('landCover/0')).layerStyle).toContain('"label":"11 阔叶林"');
  });

  it('is of the owner alone', async () => {
    const path = `raster/preview/base/info/${projectId}/precipitation/0`;
    expect((await ask(path, departments.weather.token)).code).toBe('10404');
    expect((await ask(path.replace('/0', '/1'))).code).toBe('10404');
  });

  it('has a band that was asked for, and no other', async () => {
    expect((await info('precipitation/0', '?band=1')).bandCount).toBe(1);
    const path = `raster/preview/base/info/${projectId}/precipitation/0?band=2`;
    expect((await ask(path)).code).not.toBe('00000');
    expect((await ask(path.replace('band=2', 'band=0'))).code).toBe('10400');
  });
});

describe('a vector file', () => {
  const roads = {
    type: 'FeatureCollection',
    features: [
      { name: '一路', roadClass: 'primary', lanes: 2, north: 25.5 },
      { name: '二路', roadClass: 'secondary', lanes: 4, north: 25.6 },
      { name: '二路', roadClass: 'secondary', lanes: 6, north: 25.7 },
    ].map(({ north, ...properties }) => ({
      ...{ type: 'Feature', properties },
      geometry: {
        type: 'LineString',
        coordinates: [
          [118, north],
          [119, north],
        ],
      },
    })),
  };
  const path = () => `vector/preview/${projectId}/roads/0/data`;

  it('comes with its features on the map and their attributes', async () => {
    const files = { 'roads.geojson': JSON.stringify(roads) };
    expect((await upload(`model/14/file/roads?projectId=${projectId}`, files)).code).toBe('00000');
    const found = (await ask(path())).data as VectorLayer;
    expect(found).toMatchObject({
      ...{ name: 'roads.geojson', title: '道路', layerType: 2, projection: 'EPSG:3857', labelField: 'name' },
      fields: [
        { fieldName: 'name', fieldType: 'STRING' },
        { fieldName: 'roadClass', fieldType: 'STRING' },
        { fieldName: 'lanes', fieldType: 'REAL' },
      ],
    });
    expect(found.features[1].featureTableData).toEqual([
      { name: 'name', data: '二路' },
      { name: 'roadClass', data: 'secondary' },
      { name: 'lanes', data: 4 },
    ]);
    const { flatCoordinates } = decodeWkb(found.features[0].geometryWkb);
    for (const [at, value] of [x(118), y(25.5), x(119), y(25.5)].entries())
      expect(flatCoordinates[at]).toBeCloseTo(value, 3);
    const [minX, , , maxY] = JSON.parse(found.layerExtent) as number[];
    expect(minX).toBeCloseTo(x(118), 3);
    expect(maxY).toBeCloseTo(y(25.7), 3);
  });

  it('has statistics of its fields', async () => {
    const statistics = `vector/preview/statistics/${projectId}/roads/0`;
    const { data } = await ask(`${statistics}?fieldsName=lanes,nothing`);
    expect(data).toMatchObject([{ field: 'lanes', min: 2, max: 6, mean: 4, totalCount: 3 }]);
    const all = (await ask(statistics)).data as StatisticsInfo[];
    expect(all.map(({ field, uniqueValueCount }) => [field, uniqueValueCount])).toEqual([
      ['name', 2],
      ['roadClass', 2],
      ['lanes', 3],
    ]);
  });

  it('need not be sent again to who has it', async () => {
    const { version } = await ask(path());
    const again = await server.app.fastify.inject({
      url: `${layer}/${path()}`,
      headers: { 'user-token': owner, 'if-none-match': version ?? '' },
    });
    expect(again.statusCode).toBe(304);
  });
});
