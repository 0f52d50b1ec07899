import type { RasterStatisticsInfo } from '@gep/api-client';
import { decodeBandStatistics } from '@gep/map-engine/codec';
import type { BandStatistics, RasterBand } from '@gep/map-engine/model';

/** The bands with newer statistics, one entry a band; what was computed before stays where the new has none. */
export function withStatistics(
  bands: readonly RasterBand[],
  statistics: readonly Partial<BandStatistics>[],
): RasterBand[] {
  return bands.map((band, index) => ({ ...band, statistics: { ...band.statistics, ...statistics[index] } }));
}

/** What an answer of a statistics call says, without the parts that it leaves empty. */
export function knownStatistics(info: RasterStatisticsInfo): Partial<BandStatistics> {
  const { histogram, uniqueValues, uniqueValueCount, ...rest } = decodeBandStatistics(info);
  return {
    ...rest,
    ...(histogram && { histogram }),
    ...(uniqueValues.length > 0 && { uniqueValues, uniqueValueCount }),
  };
}
