import proj4 from 'proj4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellToMap, zonalStatistics } from '@gep/raster';
import type { Grid } from '@gep/raster';
import { readGeoTiff } from '@gep/raster/node';
import { calls, limits } from '@gep/api-client/contract';
import type { DistrictTable, FileRegion, RegionStatistics, UploadedRegions } from '@gep/api-client/contract';
import { geoJsonText } from '../geodata/testing/made-layers';
import { calculatedSample } from '../testing/calculated-sample';
import { csvCells } from '../testing/csv-cells';
import type { TestApp } from '../testing/test-app';
import { rastersOf, resultsOf } from './queries';

let server: TestApp;
let token: string;
let projectId: string;
let grid: Grid;

beforeAll(async () => {
  ({ server, token, projectId } = await calculatedSample());
  grid = await gridOf('7');
});
afterAll(() => server.close());

/** The value raster of a model in the current year, as it is stored. */
async function gridOf(modelId: string): Promise<Grid> {
  const { db } = server.app.services.database;
  const results = await resultsOf(db, projectId);
  const result = results.find((row) => row.modelId === modelId && row.compareFlag === 0);
  const raster = (await rastersOf(db, projectId)).find(
    (row) => row.resultId === result?.id && row.quantity === 'value',
  );
  const [file] = await server.app.services.files.paths(db, [raster?.fileId ?? '']);
  return (await readGeoTiff(file.path))[0];
}

type Ring = readonly (readonly [number, number])[];

/** A box in cells of the grid, in degrees. */
function box(left: number, top: number, right: number, bottom: number): Ring {
  const { inverse } = proj4('EPSG:4326', grid.crs);
  const corners = [
    [left, top],
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  return corners.map(([x, y]) => inverse([...cellToMap(grid.transform, x, y)]) as [number, number]);
}

const named = (rings: Readonly<Record<string, Ring>>) =>
  geoJsonText(
    Object.entries(rings).map(([name, ring], i) => ({
      properties: { OBJECTID: i + 1, 名称: name, empty: null },
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  );

async function upload(text: string, id = '7', name = '保护地.geojson') {
  const form = new FormData();
  form.append('projectId', projectId);
  form.append('statisticsFile', new Blob([text]), name);
  const path = `/gep/user/layer/file/statistic/${id}/raster?compareFlag=0`;
  return server.send('POST', path, { token, multipart: form });
}

async function measured(rings: Readonly<Record<string, Ring>>, id?: string) {
  const answer = (await upload(named(rings), id)).data as [...FileRegion[], UploadedRegions];
  return {
    regions: answer.slice(0, -1) as FileRegion[],
    file: answer[answer.length - 1] as UploadedRegions,
  };
}

/** A corner of cells in the region: no centre is near. */
const [middleX, middleY] = [40, 40];

describe('uploaded regions', () => {
  it('have the figures of zonalStatistics in each year, and the area of their cells', async () => {
    const ring = box(middleX, middleY, middleX + 12, middleY + 9);
    const { regions } = await measured({ 甲: ring });
    const { forward } = proj4('EPSG:4326', grid.crs);
    const polygon = { type: 'Polygon' as const, coordinates: [ring.map((point) => forward([...point]))] };
    const [expected] = zonalStatistics(grid, [polygon], { coverage: 'center' });
    const [region] = regions;
    expect(expected.count).toBeGreaterThan(50);
    expect(region.count).toBe(expected.count);
    expect(region.area).toBeCloseTo((expected.count * grid.transform[0] ** 2) / 10_000, 6);
    expect(region.current).toMatchObject({
      priceValue: expected.sum,
      validCount: expected.count,
      count: 108,
    });
  });

  it('keep the texts of the columns of their file, and say how many cells they share', async () => {
    const { file } = await measured({
      东: box(middleX, middleY, middleX + 4, middleY + 2),
      西: box(middleX + 3, middleY, middleX + 6, middleY + 2),
    });
    expect(file.columns).toEqual([
      { name: 'OBJECTID', values: ['1', '2'] },
      { name: '名称', values: ['东', '西'] },
      { name: 'empty', values: [null, null] },
    ]);
    expect(file.shared).toBe(2);
    expect(file.wkbList).toHaveLength(2);
  });

  it('say why they have no figures', async () => {
    const { regions } = await measured({
      远: box(-500, -500, -480, -480),
      小: box(middleX - 0.1, middleY - 0.1, middleX + 0.1, middleY + 0.1),
      角: box(0, 0, 2, 2),
      有: box(middleX, middleY, middleX + 4, middleY + 2),
    });
    expect(regions.map(({ missing, sum }) => [missing, sum === null])).toEqual([
      ['outside', true],
      ['small', true],
      ['outside', true],
      [null, false],
    ]);
  });

  it('of a long file come without their services, which are asked for one by one', async () => {
    const ring = box(middleX, middleY, middleX + 12, middleY + 9);
    const few = await measured({ 甲: ring });
    const rings = Array.from({ length: limits.detailedRegions }, (_, i) => [`第${i}`, box(i, 0, i + 1, 1)]);
    const many = await measured({ 甲: ring, ...(Object.fromEntries(rings) as Record<string, Ring>) });
    const [{ rows, ...figures }] = many.regions;
    expect(rows).toBeNull();
    expect({ ...figures, rows: few.regions[0].rows }).toEqual(few.regions[0]);
    const { data } = await server.send('POST', '/gep/user/layer/polygon/statistic/7/raster?compareFlag=0', {
      token,
      json: { projectId, polygon: [many.file.wkbList[0]] },
    });
    expect((data as RegionStatistics).rows).toEqual(few.regions[0].rows);
    expect(few.regions[0].rows).not.toEqual([]);
  });

  it('are refused where they have no area', async () => {
    const point = { type: 'Point', coordinates: [110.8, 30.6] };
    const { code, message } = await upload(geoJsonText([{ properties: {}, geometry: point }]));
    expect([code, message]).toEqual(['50104', expect.stringContaining('面')]);
  });
});

describe('the file of measured regions', () => {
  it.each([
    ['zh', '价值量 (万元)', '占项目总量', '面积 (hm²)', '位于核算范围之外', '有2个像元被重复计入合计'],
    [
      'en',
      'Value (',
      'Share of the project',
      'Area (hm²)',
      'Outside the accounted extent',
      '2 cells once more',
    ],
  ])('ranks them, with units, their share and what is odd, in %s', async (language, ...words) => {
    const [value, share, area, outside, overlap] = words;
    const rings = {
      小区: box(middleX, middleY, middleX + 4, middleY + 2),
      大区: box(middleX + 3, middleY, middleX + 12, middleY + 9),
      远区: box(-500, -500, -480, -480),
    };
    const { regions, file } = await measured(rings);
    const listed = regions.map(({ area: size, current, comparable, missing }, i) => ({
      ...{ name: Object.keys(rings)[i], area: size, current, comparable, missing },
    }));
    const { rawPayload, headers } = await server.app.fastify.inject({
      ...{ method: 'POST', url: calls.regionTableFile.path },
      headers: { 'user-token': token, 'accept-language': language },
      payload: { projectId, id: '7', compareFlag: 0, format: 'csv', regions: listed, shared: file.shared },
    });
    const lines = rawPayload.toString('utf8').replace('\ufeff', '').split('\r\n');
    const [titles, ...rows] = lines.slice(0, 5).map(csvCells);
    const at = (word: string) => titles.findIndex((title) => title.includes(word));
    expect(rows.slice(0, 3).map(([rank, name]) => [rank, name])).toEqual([
      ['2', '小区'],
      ['1', '大区'],
      ['', '远区'],
    ]);
    expect(rows[2].at(-1)).toBe(outside);
    const sums = regions.map(({ sum }) => sum ?? 0);
    expect(Number(rows[1][at(value)]) * 10_000).toBeCloseTo(sums[1], 2);
    expect(Number(rows[3][at(value)]) * 10_000).toBeCloseTo(sums[0] + sums[1], 2);
    const path = `${calls.listDistrictFigures.path}?projectId=${projectId}&id=7`;
    const { total } = (await server.send('GET', path, { token })).data as DistrictTable;
    expect(Number(rows[1][at(share)])).toBeCloseTo((100 * sums[1]) / (total.current?.priceValue ?? NaN), 9);
    expect(Number(rows[0][at(area)])).toBeCloseTo(regions[0].area, 6);
    expect(lines.join('\n')).toContain(overlap);
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/GEP-.+-2024-.+\.csv/);
  });
});
