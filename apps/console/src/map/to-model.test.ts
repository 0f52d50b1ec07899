import type { RasterStatisticsInfo } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { bandsOf, fieldStatisticsOf, fieldsOf, knownStatistics, withStatistics } from './to-model';

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

describe('layers of the wire as models of the engine', () => {
  it('reads field types without regard to case, unknown ones as text', () => {
    const fields = [
      { fieldName: 'Sum', fieldType: 'real' },
      { fieldName: 'geom', fieldType: 'GEOMETRY' },
    ];
    expect(fieldsOf(fields)).toEqual([
      { name: 'Sum', type: 'REAL' },
      { name: 'geom', type: 'STRING' },
    ]);
  });
  it('keeps statistics of fields, with zeros where there are no numbers', () => {
    const statistics = fieldStatisticsOf({
      field: 'Name',
      valueType: 'STRING',
      min: null,
      max: null,
      mean: null,
      stddev: null,
      enableUniqueValue: true,
      uniqueValues: [{ value: 'a', count: 3 }],
      uniqueValueCount: 1,
      totalCount: 3,
    });
    expect(statistics).toMatchObject({
      fields: ['Name'],
      min: 0,
      uniqueValues: [{ values: ['a'], count: 3 }],
    });
  });
  it('reads bands; NaN needs no name as no-data', () => {
    const [read] = bandsOf([{ bandName: 'b1', rasterStatisticsInfoVo: band }]);
    expect(read).toMatchObject({ name: 'b1', statistics: { dataType: 'float32', noData: null, max: 9 } });
    expect(
      bandsOf([{ bandName: 'c', rasterStatisticsInfoVo: { ...band, dataType: 'Byte' } }])[0].statistics
        .dataType,
    ).toBe('uint8');
  });
  it('adds what was computed later and keeps what was known', () => {
    const histogram = { min: 1, max: 9, counts: [5, 7] };
    const bands = withStatistics(bandsOf([{ bandName: 'b1', rasterStatisticsInfoVo: band }]), [
      { histogram },
    ]);
    const again = withStatistics(bands, [knownStatistics({ ...band, meanValue: 5 })]);
    expect(again[0].statistics).toMatchObject({ histogram, mean: 5 });
  });
});
