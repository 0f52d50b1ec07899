import { describe, histogram } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import type { Histogram, RasterScheme } from '../model';
import { compileRasterScheme } from './compile';
import type { StretchStatistics } from '../scheme';
import type { RasterBlockSize, RasterContext } from './context';

/** Size of a block in cells, and the value of cells without data. */
export interface RasterBlockOptions extends RasterBlockSize {
  readonly noData?: number | null;
}

/**
 * Colours of one block: the shorthand of `compileRasterScheme(...).render(...)`. Statistics and histograms (1024 bins)
 * that neither context nor scheme knows are taken from the block itself.
 * @param bands all bands of the raster, each width * height cells, row-major from the top left.
 * @returns RGBA, 4 bytes a cell, not premultiplied.
 * @throws RangeError where a band of the scheme is missing or of another length.
 * @example
 * const scheme = stretchScheme({ min: 0, max: 2, ramp: ['#000000', '#ffffff'] });
 * renderRaster([Float32Array.of(0, NaN)], { width: 2, height: 1 }, scheme); // [0, 0, 0, 255, 0, 0, 0, 0]
 */
export function renderRaster(
  bands: readonly TypedArray[],
  options: RasterBlockOptions,
  scheme: RasterScheme,
  context: RasterContext = {},
): Uint8ClampedArray {
  const noData = options.noData ?? context.noData ?? null;
  const known = (index: number): boolean => scheme.bands[index] !== undefined;
  const valid = noData === null ? {} : { noData };
  const statistics =
    context.statistics ??
    bands.map((band, i): StretchStatistics | null => (known(i) ? null : describe(band, valid)));
  const needsHistogram =
    'stretch' in scheme && ['percent-clip', 'histogram-equalization'].includes(scheme.stretch);
  const blockHistogram = (band: TypedArray, index: number): Histogram | null => {
    if (!needsHistogram || scheme.bands[index]?.statistics.histogram) return null;
    const counted = histogram(band, { ...valid, bins: 1024 });
    // A block without a valid cell has no range; any will do, nothing is drawn with it.
    return Number.isFinite(counted.min) ? counted : { min: 0, max: 1, counts: [0] };
  };
  const histograms = context.histogram ?? bands.map(blockHistogram);
  const renderer = compileRasterScheme(scheme, { statistics, histogram: histograms, noData });
  return renderer.render(bands, options);
}
