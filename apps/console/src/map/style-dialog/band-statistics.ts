import type { GepClient, RasterStatisticsInfo } from '@gep/api-client';
import { decodeBandStatistics } from '@gep/map-engine/codec';
import type { BandStatistics, RasterBand, RasterScheme } from '@gep/map-engine/model';
import type { OpenedRaster } from '../layer/opened-layer';

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

/** What a layer that was opened with estimates is drawn with, with the statistics of its cells as they are. */
export async function countedScheme(
  client: GepClient,
  { place, layer: { scheme } }: OpenedRaster,
): Promise<RasterScheme> {
  const { name, ...rest } = place;
  const infos = await client.rasterStatistics({ ...rest, modelName: name });
  return { ...scheme, bands: withStatistics(scheme.bands, infos.map(knownStatistics)) };
}
