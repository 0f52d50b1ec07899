import type { RasterScheme, RgbCompositeScheme, StretchScheme } from '../model';
import { bandStatistics, stretchRange } from '../scheme';
import { evenColors } from './color-table';
import { stretchColors } from './stretch-colors';

/** What a raster scheme draws: its stretch as values and colours, so that two ways to the same picture are equal. */
export function drawnRaster(scheme: RasterScheme): object {
  if (scheme.kind === 'stretch') return drawnStretch(scheme);
  return scheme.kind === 'rgb-composite' ? drawnComposite(scheme) : scheme;
}

function drawnStretch(scheme: StretchScheme): object {
  const stops = stretchColors(scheme);
  const colors = evenColors(stops);
  const isOneColor = colors.every((one) => one === colors[0]);
  return {
    ...withoutStretch(scheme),
    ...(!isOneColor && { min: stops.at(0)?.value, max: stops.at(-1)?.value }),
    colors: isOneColor ? colors.slice(0, 1) : colors,
  };
}

/** Stretches between two ends are the same however the ends were found. */
function drawnComposite(scheme: RgbCompositeScheme): object {
  const names = ['red', 'green', 'blue'] as const;
  const ranges = names.map((name) => {
    const { used, band } = scheme.channels[name];
    const statistics = bandStatistics(scheme.bands, band ?? 0);
    return used && band !== null ? rangeOf(scheme, statistics) : undefined;
  });
  return ranges.some((one) => one === null || one?.curve)
    ? scheme
    : { ...withoutStretch(scheme), ends: ranges.map((one) => (one ? [one.low, one.high] : [])) };
}

/** Null where the figures are not known. */
function rangeOf(scheme: RgbCompositeScheme, statistics: ReturnType<typeof bandStatistics>) {
  try {
    return stretchRange(scheme, statistics, statistics?.histogram ?? null);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function withoutStretch<S extends StretchScheme | RgbCompositeScheme>(scheme: S) {
  const { stretch: _0, min: _1, max: _2, stddevNumber: _3, minClip: _4, maxClip: _5, ...rest } = scheme;
  const { statisticsFrom: _6, ...drawn } = rest;
  return drawn;
}
