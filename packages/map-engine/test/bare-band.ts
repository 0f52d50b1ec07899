import type { RasterBand } from '../src/model';

/** A band of which only the ends and the mean are known. */
export const band: RasterBand = {
  name: 'rain',
  statistics: {
    dataType: 'float32',
    min: 0,
    max: 100,
    mean: 50,
    stddev: 0,
    noData: null,
    totalCount: 400,
    enableUniqueValue: false,
    uniqueValueCount: 0,
    uniqueValues: [],
    histogram: null,
  },
};
