import { rgbChannelNames } from '../../model';
import type { BandStatistics, RasterScheme, StretchKind } from '../../model';
import { bandStatistics } from '../data/band-statistics';
import { stretches } from './stretch-kinds';
import type { BandNeed } from './stretch-kinds';

/**
 * What a band lacks for a stretch: null for nothing, else its moments or its histogram.
 * @example
 * stretchNeeds('percent-clip', null); // 'histogram'
 */
export function stretchNeeds(kind: StretchKind, statistics: BandStatistics | null): BandNeed | null {
  return stretches[kind].lacks(statistics);
}

/** Bands whose statistics a scheme is drawn by, 0-based. */
function bandsOf(scheme: RasterScheme): number[] {
  const bands =
    scheme.kind === 'rgb-composite'
      ? rgbChannelNames
          .slice(0, 3)
          .map((name) => (scheme.channels[name].used ? scheme.channels[name].band : null))
      : [scheme.band];
  return bands.filter((band) => band !== null);
}

/**
 * What has to be computed before a scheme can be shown; null for nothing. A scheme without a band needs none yet,
 * one that takes its statistics from the view has them there.
 * @example
 * schemeNeeds(rasterGraduatedScheme()); // 'histogram'
 */
export function schemeNeeds(scheme: RasterScheme): BandNeed | null {
  const needOf = (statistics: BandStatistics | null): BandNeed | null => {
    if (scheme.kind === 'raster-graduated') return statistics?.histogram ? null : 'histogram';
    if (scheme.kind === 'raster-unique-values')
      return statistics?.uniqueValues.length ? null : 'unique-values';
    return scheme.statisticsFrom === 'view' ? null : stretchNeeds(scheme.stretch, statistics);
  };
  const needs = bandsOf(scheme).map((band) => needOf(bandStatistics(scheme.bands, band)));
  return needs.find((need) => need !== null) ?? null;
}
