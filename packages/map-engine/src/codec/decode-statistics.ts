import type { BandStatistics, FieldStatistics } from '../model';
import { readTree } from './guard';
import { bandStatisticsCodec, statisticsCodec } from './statistics-codec';

/**
 * Statistics of a field, as a layer and a style have them in `statisticsInfo`; what was not counted is NaN.
 * @throws GepDataError as `decodeScheme`
 * @example
 * decodeFieldStatistics({ field: 'Sum', valueType: 'REAL', min: 1, max: 9, totalCount: 3 }).fields; // ['Sum']
 */
export function decodeFieldStatistics(json: unknown): FieldStatistics {
  return statisticsCodec.decode(readTree(json), '');
}

/**
 * Statistics of a band, as a raster layer has them in `rasterStatisticsInfoVo`; the no-data value `nan` needs no name.
 * @throws GepDataError as `decodeScheme`
 * @example
 * decodeBandStatistics({ dataType: 'Byte', minValue: 1, maxValue: 9 }).dataType; // 'uint8'
 */
export function decodeBandStatistics(json: unknown): BandStatistics {
  return bandStatisticsCodec.decode(readTree(json), '');
}
