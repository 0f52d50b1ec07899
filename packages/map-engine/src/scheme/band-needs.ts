import { rgbChannelNames } from '../model';
import type { BandStatistics, RasterScheme, StretchKind } from '../model';
import { bandStatistics } from './band-statistics';

/** What can be computed of a band. */
export type BandNeed = 'statistics' | 'histogram' | 'unique-values';

/**
 * What a band lacks for a stretch: null for nothing, else its moments or its histogram.
 * @example
 * stretchNeeds('percent-clip', null); // 'histogram'
 */
export function stretchNeeds(kind: StretchKind, statistics: BandStatistics | null): BandNeed | null {
  const histogram = () => (statistics?.histogram ? null : ('histogram' as const));
  const nothing = () => null;
  const needs = {
    'min-max': nothing,
    'standard-deviation': () => (statistics && statistics.stddev > 0 ? null : ('statistics' as const)),
    'percent-clip': histogram,
    'histogram-equalization': histogram,
    none: nothing,
    sigmoid: nothing,
    logarithmic: nothing,
    'square-root': nothing,
  } satisfies Record<StretchKind, () => BandNeed | null>;
  return needs[kind]();
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
