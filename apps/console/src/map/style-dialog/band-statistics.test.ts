import type { RasterStatisticsInfo } from '@gep/api-client';
import { decodeBandStatistics } from '@gep/map-engine/codec';
import { expect, it } from 'vitest';
import { knownStatistics, withStatistics } from './band-statistics';

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
