import proj4 from 'proj4';
import wkx from 'wkx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScheme } from '@gep/map-engine/scheme';
import { encodeScheme } from '@gep/map-engine/codec';
import { readGeoTiff, openGeoTiff } from '@gep/raster/node';
import { cellToMap, describe as describeCells, zonalStatistics } from '@gep/raster';
import type { Grid } from '@gep/raster';
import type {
  CalculatedModel,
  LayerInfo,
  RasterStatisticsInfo,
  RasterWindow,
  RegionStatistics,
  StatisticRow,
  StatisticsInfo,
  VectorLayer,
} from '@gep/api-client/contract';
import { writeShapefile } from '../../sample/shapefile';
import { rastersOf, resultsOf } from './queries';
import { wgs84 } from '../geodata/testing/shapefile-fixture';
import { polygonOf, polygonWkb } from '../testing/polygon-wkb';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;
let grid: Grid;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server);
  await startRunOf(server, token, projectId, 'calculation');
  const status = await endOfRun(server, token, projectId, 'calculation');
  expect(status).toMatchObject({ state: 'complete', error: null });
  const { db } = server.app.services.database;
  const result = (await resultsOf(db, projectId)).find((row) => row.modelId === '7' && row.compareFlag === 0);
  const raster = (await rastersOf(db, projectId)).find(
    (row) => row.resultId === result?.id && row.quantity === 'value',
  );
  const [file] = await server.app.services.files.paths(db, [raster?.fileId ?? '']);
  [grid] = await readGeoTiff(file.path);
});
afterAll(() => server.close());

const get = async (path: string) => (await server.send('GET', path, { token })).data;
const layer = (type: 3 | 5, rest = '') => `${projectId}/7/${type}/water-conservation${rest}`;

describe('the layers of a calculated model', () => {
  it('are both listed with legend facts', async () => {
    const list = (await get(
      `/gep/user/layer/list?projectId=${projectId}&modelId=7&name=water-conservation`,
    )) as LayerInfo[];
    expect(list.map(({ layerType, unit }) => [layerType, unit])).toEqual([
      [3, '万元'],
      [5, '元'],
    ]);
    expect(list[1].bandInfoVo?.[0].rasterStatisticsInfoVo.enableUniqueValue).toBe(true);
    const band = list[1].bandInfoVo[0].rasterStatisticsInfoVo;
    const { count, min, max, mean, stddev } = describeCells(grid.data, { noData: grid.noData });
    expect([band.totalCount, band.minValue, band.maxValue]).toEqual([count, min, max]);
    expect(band.meanValue).toBeCloseTo(mean, 3);
    expect(band.stdDevValue).toBeCloseTo(stddev, 3);
    expect(band.histogram?.counts.reduce((sum, one) => sum + one, 0)).toBe(count);
  });

  it('give statistics, fields and unique values that agree with the features', async () => {
    const data = (await get(`/gep/user/layer/vector/${layer(3)}/data`)) as VectorLayer;
    const sums = data.features.map(({ featureTableData }) =>
      Number(featureTableData.find(({ name }) => name === 'Sum')?.data),
    );
    const [info] = (await get(
      `/gep/user/layer/vector/statistics/${layer(3, '/0')}?fieldsName=Sum`,
    )) as StatisticsInfo[];
    const own = describeCells(Float64Array.from(sums));
    expect([info.min, info.max, info.mean]).toEqual([own.min, own.max, own.mean]);
    const values = (await get(
      `/gep/user/layer/field/values?projectId=${projectId}&layerId=${data.id}&fieldName=Sum`,
    )) as { fid: number[]; field: number[] };
    expect(values.field).toEqual(sums);
    expect(await get(`/gep/user/layer/field/detail/${layer(3)}/Name`)).toMatchObject({
      uniqueValueCount: 12,
    });
    const [unique] = (await get(
      `/gep/user/layer/raster/compute/unique/${layer(5, '/0')}`,
    )) as RasterStatisticsInfo[];
    const distinct = new Set(Array.from(grid.data).filter((value) => value !== grid.noData));
    expect(unique.enableUniqueValue).toBe(distinct.size <= 256);
  });
});

describe('GET …/raster/…/data', () => {
  const query = 'scale=1000&minX=12280000&minY=3540000&maxX=12390000&maxY=3630000';

  it('answers the same window as JSON and as GeoTIFF, with the values of the stored cells', async () => {
    const json = (await get(`/gep/user/layer/raster/${layer(5)}/data?${query}`)) as RasterWindow;
    expect(json).toMatchObject({
      exist: true,
      width: 110,
      height: 90,
      extent: [12280000, 3540000, 12390000, 3630000],
    });
    const response = await server.app.fastify.inject({
      url: `/gep/user/layer/raster/${layer(5)}/data?${query}`,
      headers: { 'user-token': token, accept: 'image/tiff' },
    });
    expect(response.headers['content-type']).toContain('image/tiff');
    const source = await openGeoTiff(new Uint8Array(response.rawPayload));
    const [tiff] = await source.read();
    expect(tiff.crs).toBe('EPSG:3857');
    expect(Array.from(tiff.data, (value) => (value === -9999 ? null : value))).toEqual(json.dataList[0]);
    const { forward } = proj4('EPSG:3857', grid.crs);
    let same = 0;
    json.dataList[0].forEach((value, i) => {
      const [x, y] = forward([...cellToMap(tiff.transform, (i % 110) + 0.5, Math.floor(i / 110) + 0.5)]);
      const column = Math.floor((x - grid.transform[2]) / grid.transform[0]);
      const row = Math.floor((y - grid.transform[5]) / grid.transform[4]);
      const inside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
      const stored = inside ? grid.data[row * grid.width + column] : -9999;
      if ((value ?? -9999) === stored) same++;
    });
    // The warp may place a centre an eighth of a cell off: only cells at borders can differ.
    expect(same / json.dataList[0].length).toBeGreaterThan(0.9);
  });

  it('says where there is nothing, and refuses what is too large', async () => {
    const away = 'scale=1000&minX=0&minY=0&maxX=100000&maxY=100000';
    expect(await get(`/gep/user/layer/raster/${layer(5)}/data?${away}`)).toMatchObject({
      exist: false,
      dataList: [],
    });
    const headers = { 'user-token': token, accept: 'image/tiff' };
    const none = await server.app.fastify.inject({
      url: `/gep/user/layer/raster/${layer(5)}/data?${away}`,
      headers,
    });
    expect(none.statusCode).toBe(204);
    const huge = query.replace('scale=1000', 'scale=1');
    const refused = await server.send('GET', `/gep/user/layer/raster/${layer(5)}/data?${huge}`, { token });
    expect(refused.code).toBe('50102');
  });
});

describe('PUT …/style', () => {
  it('keeps a style that the codec reads, and names the fault of one that it does not', async () => {
    const scheme = createScheme('stretch', 'raster', { stretch: 'min-max', min: 0, max: 5 });
    const layerStyle = JSON.stringify(encodeScheme(scheme));
    const put = (text: string) =>
      server.send('PUT', `/gep/user/layer/modify/${layer(5)}/style`, { token, form: { layerStyle: text } });
    expect((await put(layerStyle)).code).toBe('00000');
    expect(await get(`/gep/user/layer/raster/base/info/${layer(5)}`)).toMatchObject({ layerStyle });
    const faulty = await put(JSON.stringify({ schemeType: 'boo' }));
    expect(faulty).toMatchObject({ code: '50103', status: 400 });
    expect((await put('{"schemeType":')).code).toBe('50103');
    expect(await get(`/gep/user/layer/raster/base/info/${layer(5)}`)).toMatchObject({ layerStyle });
  });
});

describe('regional statistics', () => {
  // Around 110.8 E, 30.6 N; edges of less than 5 km stay straight in every projection that matters here.
  const square = Array.from({ length: 40 }, (_, i): [number, number] => {
    const turn = (i / 40) * 2 * Math.PI;
    return [12335000 + 20000 * Math.cos(turn), 3585000 + 20000 * Math.sin(turn)];
  });
  const ring = [...square, square[0]];
  const wkb = polygonWkb(ring);
  const expected = () => {
    const { forward } = proj4('EPSG:3857', grid.crs);
    const polygon = { type: 'Polygon' as const, coordinates: [ring.map((point) => forward([...point]))] };
    return zonalStatistics(grid, [polygon], { coverage: 'center' })[0];
  };

  const measure = (what: 'statistic' | 'sum', polygon: unknown) =>
    server.send('POST', `/gep/user/layer/polygon/${what}/7/raster?compareFlag=0`, {
      ...{ token, json: { projectId, polygon } },
    });

  it('of a drawn polygon are those of zonalStatistics, as bytes and as base64, and so is the sum while it is drawn', async () => {
    for (const polygon of [[[...wkb]], [Buffer.from(wkb).toString('base64')]]) {
      const { data } = await measure('statistic', polygon);
      const { count, sum, mean, min, max, stddev } = expected();
      expect(count).toBeGreaterThan(200);
      expect(data).toMatchObject({ count, sum, mean, min, max, stddev, unit: '元' });
      const rows = (data as RegionStatistics).rows;
      const water = rows.flatMap(({ children }) => children).find(({ id }) => id === '7') as StatisticRow;
      expect(water.priceValue).toBe(sum);
      const area = (count * grid.transform[0] ** 2) / 10_000;
      expect((await measure('sum', polygon)).data).toEqual({ count, area, sum, unit: '元' });
    }
  });

  const send = (polygon: unknown) => measure('statistic', polygon);
  const at = (x: number, y: number) => [12320000 + 1000 * x, 3580000 + 1000 * y] as const;

  it('count a cell under two polygons once, and both wings of an outline that crosses itself', async () => {
    const countOf = async (...polygons: string[]) => ((await send(polygons)).data as RegionStatistics).count;
    const box = (west: number, east: number) =>
      [at(west, 0), at(east, 0), at(east, 20), at(west, 20)] as const;
    const [a, b, c, d] = box(0, 40);
    const together = await countOf(polygonOf([a, b, c, d]));
    expect(await countOf(polygonOf(box(0, 25)), polygonOf(box(10, 40)))).toBe(together);
    const wings = await countOf(polygonOf([a, c, b, d]));
    // Two of the four triangles between the diagonals.
    expect(Math.abs(wings / together - 0.5)).toBeLessThan(0.05);
  });

  it('refuse what has no area', async () => {
    const { code, message } = await send([polygonOf([at(0, 0), at(10, 10), at(20, 20)])]);
    expect([code, message]).toEqual(['50104', expect.stringContaining('没有面积')]);
  });

  it('refuse what is not a polygon, and an empty sea', async () => {
    const line = wkx.Geometry.parseGeoJSON({ type: 'LineString', coordinates: ring }).toWkb();
    expect((await send([[...line]])).code).toBe('50104');
    expect((await send([[1, 2, 3]])).code).toBe('50104');
    const far = polygonWkb(ring.map(([x, y]) => [x - 5e6, y]));
    expect((await send([[...far]])).code).toBe('50105');
  });

  describe('with a region made to exhaust the server', () => {
    const zigZag = (points: number, width: number): string =>
      polygonOf(Array.from({ length: points }, (_, i) => [i % 2 === 0 ? -width : width, i * 100]));

    it('refuses edges that would be cut into too many pieces', async () => {
      expect(await send([zigZag(9999, 2.9e7)])).toMatchObject({ code: '50104' });
    });

    it('counts the points of all polygons together', async () => {
      const teeth = Array.from({ length: 8998 }, (_, i) => at((i % 2) - 9000, i));
      const comb = polygonOf([...teeth, at(-8990, 8998), at(-8990, 0)]);
      expect((await send([comb])).code).toBe('50105');
      expect(await send([comb, comb])).toMatchObject({ code: '50104' });
    });

    it('refuses edges that cross each other too often, however fast the machine is', async () => {
      // Two combs across each other: each of 100 teeth crosses each of the other 100.
      const teeth = Array.from({ length: 100 }, (_, i) => i);
      const upright = polygonOf(teeth.map((i) => at(i, (i % 2) * 100)));
      const lying = polygonOf(teeth.map((i) => at((i % 2) * 100, i)));
      const { code, message } = await send([upright, lying]);
      expect([code, message]).toEqual(['50104', expect.stringContaining('边线相交超过5\u2009000次')]);
    });

    it('refuses a request of more than 2 MB before reading it', async () => {
      const answer = await send(Array.from({ length: 20 }, () => zigZag(9999, 2.9e7)));
      expect([answer.status, answer.code, answer.message.includes('2 MB')]).toEqual([413, '10413', true]);
      const bytes = new Array<number>(5_000_000).fill(-1);
      expect(await send([bytes])).toMatchObject({ status: 413 });
    });

    it('judges lists of faulty bytes as one', async () => {
      const bytes = new Array<number>(500_000).fill(-1);
      for (const polygon of [[bytes], bytes, Array.from({ length: 90 }, () => [-1])]) {
        const answer = await send(polygon);
        expect(answer).toMatchObject({ status: 400, code: '10400' });
        expect(answer.problems?.length ?? 1).toBeLessThanOrEqual(20);
      }
    });
  });

  it('of an uploaded shapefile give an entry a polygon and the geometries at the end', async () => {
    const { forward } = proj4('EPSG:3857', 'EPSG:4326');
    const degrees = [...ring].reverse().map((point) => forward([...point]) as [number, number]);
    const parts = writeShapefile({
      fields: [{ name: 'N', bytes: 4 }],
      rows: [{ rings: [degrees], values: ['a'] }],
      prj: wgs84,
    });
    const form = new FormData();
    form.append('projectId', projectId);
    for (const [extension, bytes] of Object.entries(parts))
      form.append('statisticsFile', new Blob([new Uint8Array(bytes)]), `drawn.${extension}`);
    const answer = await server.send('POST', '/gep/user/layer/file/statistic/7/raster?compareFlag=0', {
      token,
      multipart: form,
    });
    const [first, last] = answer.data as [RegionStatistics, { wkbList: string[] }];
    expect(first.count).toBe(expected().count);
    expect((first.sum ?? NaN) / expected().sum).toBeCloseTo(1, 9);
    expect(last.wkbList).toHaveLength(1);
  });
});

it('packs all results into a zip', async () => {
  const response = await server.app.fastify.inject({
    url: `/gep/user/project/model/resultFile?projectId=${projectId}`,
    headers: { 'user-token': token },
  });
  expect(response.headers['content-type']).toBe('application/zip');
  expect(decodeURIComponent(String(response.headers['content-disposition']))).toMatch(/GEP-.+\.zip$/);
  const text = response.rawPayload.toString('utf8');
  for (const name of ['totals.csv', '7-water-conservation/current/value.tif', 'total/current/districts.csv'])
    expect(text).toContain(name);
  const models = (await get(`/gep/user/project/result/model?projectId=${projectId}`)) as CalculatedModel[];
  expect(models[0].id).toBe('totalGep');
});
