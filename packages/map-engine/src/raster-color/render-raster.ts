import type { TypedArray } from '@gep/raster';
import type { RasterScheme } from '../model';
import { noDataOf } from './band-facts';
import { compileRasterScheme } from './compile';
import type { RasterBlockSize } from './block';
import type { RasterContext } from './context';
import { windowFacts } from './window-facts';

/** Size of a block in cells, and the value of cells without data. */
export interface RasterBlockOptions extends RasterBlockSize {
  readonly noData?: number | null;
}

/**
 * Colours of one block: the shorthand of `compileRasterScheme(...).render(...)`. What the
 * scheme's stretch needs and neither context nor scheme knows is counted in the block itself.
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
  const known = { ...context, noData: options.noData ?? context.noData ?? null };
  const window = context.window ?? windowFacts(bands, (band) => noDataOf(scheme, band, known));
  return compileRasterScheme(scheme, { ...known, window }).render(bands, options);
}
