import type { GepClient } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { ConsoleFault } from '../../session/console-fault';
import { openDifference } from './open-difference';

const place = { projectId: 'p', modelId: '6', name: 'carbon' } as const;
const column = (name: string) => ({ name, alias: name, unit: { factor: 1, unit: '' }, hidden: false });
type Values = Readonly<Record<string, number | null>>;

/** The districts of both years by their codes. */
function polygons(years: readonly [current: Values, comparable: Values]): GepClient {
  const layer = (flag: 0 | 1) => ({
    ...{ id: 'l', name: 'carbon', layerType: 3, geometryType: 'POLYGON', zIndex: 0, unit: '元' },
    ...{ projection: 'EPSG:4326', originalProjection: 'EPSG:4326', labelField: null, valueField: 'Sum' },
    ...{ statisticsInfo: null, bandInfoVo: [], layerStyle: null, layerExtent: '' },
    fields: [{ fieldName: 'Sum', fieldType: 'REAL' }],
    features: Object.entries(years[flag]).map(([code, data], fid) => ({
      ...{ fid: String(fid), geometryWkb: '' },
      featureTableData: [
        { name: 'code', data: code },
        { name: 'Sum', data },
      ],
    })),
  });
  return {
    versioned: (_name: string, { compareFlag }: { compareFlag: 0 | 1 }) =>
      Promise.resolve({ value: { ...layer(compareFlag), features: [] }, version: null }),
    vectorData: ({ compareFlag }: { compareFlag: 0 | 1 }) => Promise.resolve(layer(compareFlag)),
  } as unknown as GepClient;
}

/** A raster of 2 x 1 cells in both years. */
function rasters(cells: readonly [current: number[], comparable: number[]]): GepClient {
  return {
    rasterBaseInfo: () =>
      Promise.resolve({
        ...{ crs: 'EPSG:3857', extent: [0, 0, 2, 1], unit: '元/hm²', cellSize: 1, layerStyle: null },
        bandInfoVo: [
          {
            bandName: '1',
            rasterStatisticsInfoVo: {
              ...{
                dataType: 'float32',
                minValue: 0,
                maxValue: 1,
                meanValue: 0,
                stdDevValue: 0,
                noDataValue: null,
              },
              ...{
                enableUniqueValue: false,
                uniqueValue: null,
                uniqueValueCount: null,
                totalCount: 2,
                histogram: null,
              },
            },
          },
        ],
      }),
    bytes: () => Promise.resolve(new ArrayBuffer(0)),
    rasterData: ({ compareFlag }: { compareFlag: 0 | 1 }) =>
      Promise.resolve({
        ...{ exist: true, extent: [0, 0, 2, 1], width: 2, height: 1, noDataValue: null },
        dataList: [cells[compareFlag]],
      }),
  } as unknown as GepClient;
}

const open = (client: GepClient, layerType: 3 | 5) => {
  const columns = ['code', 'Sum', 'later', 'earlier'].map(column);
  const minus = { place: { ...place, layerType, compareFlag: 1 }, unit: '元' } as const;
  const context = { ramp: null, columns, otherYear: null, language: 'zh-CN', minus };
  const { signal } = new AbortController();
  return openDifference(client, { ...place, layerType, compareFlag: 0 }, signal, context, minus);
};
const fault = (code: ConsoleFault['code']) => new ConsoleFault(code);

describe('the difference of districts', () => {
  it('is that of the values of one code, with both of them; none where one is missing', async () => {
    const opened = await open(
      polygons([
        { a: 5e8, b: 1, c: null, d: 3 },
        { b: 4, a: 2e8, c: 1 },
      ]),
      3,
    );
    if (opened.kind !== 'polygon') throw new Error('a polygon layer was expected');
    expect(opened.features.map(({ properties }) => properties)).toMatchObject([
      { code: 'a', Sum: 3e8, later: 5e8, earlier: 2e8 },
      { code: 'b', Sum: -3, later: 1, earlier: 4 },
      { code: 'c', Sum: null, later: null, earlier: 1 },
      { code: 'd', Sum: null, later: 3, earlier: null },
    ]);
  });

  it('has the unit that suits the differences, not the values', async () => {
    const opened = await open(polygons([{ a: 9e8 + 2e4 }, { a: 9e8 }]), 3);
    expect(opened.context.columns.find(({ name }) => name === 'Sum')?.unit.unit).toBe('万元');
  });

  it('is refused where both are the same, and where nothing is in common', async () => {
    await expect(open(polygons([{ a: 1 }, { a: 1 }]), 3)).rejects.toEqual(fault('difference-same'));
    await expect(open(polygons([{ a: 1 }, { b: 1 }]), 3)).rejects.toEqual(fault('difference-apart'));
  });
});

describe('the difference of cells', () => {
  it('has five classes about 0 made of the differences', async () => {
    const opened = await open(
      rasters([
        [7, 1],
        [1, 1],
      ]),
      5,
    );
    if (opened.kind !== 'raster') throw new Error('a raster layer was expected');
    expect(opened.layer.scheme).toMatchObject({
      classification: { manualBreaks: [-10, -4, -1, 1, 4, 10] },
      bands: [{ statistics: { min: 0, max: 6, mean: 3 } }],
    });
  });

  it('is refused where both are the same', async () => {
    await expect(
      open(
        rasters([
          [1, 2],
          [1, 2],
        ]),
        5,
      ),
    ).rejects.toEqual(fault('difference-same'));
  });
});
