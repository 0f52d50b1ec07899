import { describe, expect, it } from 'vitest';
import { faultOf } from '../../test/fault-of';
import { decodeBandStatistics, decodeFieldStatistics } from './index';

describe('statistics by themselves', () => {
  it('of a field without numbers have none', () => {
    const statistics = decodeFieldStatistics({
      ...{ field: 'Name', valueType: 'STRING', min: null, max: null, mean: null, stddev: null },
      ...{ enableUniqueValue: true, uniqueValueCount: 2, totalCount: 4 },
      uniqueValues: [
        { value: 'a', count: 3 },
        { value: null, count: 1 },
      ],
    });
    expect(statistics).toMatchObject({ fields: ['Name'], min: NaN, stddev: NaN, totalCount: 4 });
    expect(statistics.uniqueValues).toEqual([
      { values: ['a'], count: 3 },
      { values: [null], count: 1 },
    ]);
  });

  it('of a band name types as GDAL does; NaN needs no name as no-data', () => {
    const band = decodeBandStatistics({
      ...{ dataType: 'Float32', minValue: 1, maxValue: 9, meanValue: 4, stdDevValue: 2, noDataValue: 'nan' },
      ...{
        enableUniqueValue: false,
        uniqueValue: null,
        uniqueValueCount: null,
        totalCount: 12,
        histogram: null,
      },
    });
    expect(band).toEqual({
      ...{ dataType: 'float32', min: 1, max: 9, mean: 4, stddev: 2, noData: null },
      ...{ enableUniqueValue: false, uniqueValues: [], uniqueValueCount: 0, totalCount: 12, histogram: null },
    });
    expect(decodeBandStatistics({ dataType: 'Byte' }).dataType).toBe('uint8');
    expect(faultOf(() => decodeBandStatistics({ maxValue: 'x' })).at).toBe('maxValue');
  });
});
