import type { RasterStatisticsInfo } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { decodeBandStatistics } from '@gep/map-engine/codec';
import { expect, it } from 'vitest';
import { openLayer } from '../layer/open-layer';
import { countedScheme, knownStatistics, withStatistics } from './band-statistics';

const band: RasterStatisticsInfo = {
  dataType: 'Float32',
  minValue: 1,
  maxValue: 9,
  meanValue: 4,
  stdDevValue: 2,
  noDataValue: 'nan',
  enableUniqueValue: false,
  uniqueValue: null,
  uniqueValueCount: null,
  totalCount: 12,
  histogram: null,
};

it('adds what was computed later and keeps what was known', () => {
  const histogram = { min: 1, max: 9, counts: [5, 7] };
  const first = [{ name: 'b1', statistics: decodeBandStatistics(band) }];
  const bands = withStatistics(first, [{ histogram }]);
  const again = withStatistics(bands, [knownStatistics({ ...band, meanValue: 5 })]);
  expect(again[0].statistics).toMatchObject({
    dataType: 'float32',
    noData: null,
    max: 9,
    histogram,
    mean: 5,
  });
});

it('replaces what was estimated of a layer by what is counted, and leaves its colours alone', async () => {
  const { client } = createTestClient({
    rasterBaseInfo: () => ({
      ...{ width: 4, height: 3, cellSize: 100, crs: 'EPSG:32650', unit: '元', layerStyle: null },
      extent: [0, 0, 400, 300],
      bandInfoVo: [{ bandName: 'Band 1', rasterStatisticsInfoVo: { ...band, estimated: true } }],
    }),
    rasterStatistics: () => [{ ...band, maxValue: 30, histogram: { min: 1, max: 30, counts: [11, 1] } }],
  });
  const place = {
    projectId: 'p',
    modelId: 'totalGep',
    layerType: 5,
    name: 'totalGep',
    compareFlag: 0,
  } as const;
  const opened = await openLayer(client, place, new AbortController().signal, {
    ...{ ramp: null, columns: [], otherYear: null, language: 'zh-CN', minus: null },
  });
  if (opened.kind !== 'raster') throw new Error('a raster layer was expected');
  expect(opened.estimated).toBe(true);
  const drawn = opened.layer.scheme;
  const { bands, ...others } = await countedScheme(client, opened);
  expect(bands[0].statistics).toMatchObject({ min: 1, max: 30, histogram: { counts: [11, 1] } });
  expect({ bands: drawn.bands, ...others }).toEqual(drawn);
});
