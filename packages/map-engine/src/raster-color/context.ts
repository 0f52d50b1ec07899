import type { TypedArray } from '@gep/raster';
import type { BandStatistics, Histogram, RasterBand } from '../model';
import type { StretchStatistics } from '../scheme';

/** What is known about the raster; one entry for all bands, or one a band. */
export interface RasterContext {
  /** Absent: those of the scheme's own bands. */
  readonly statistics?: StretchStatistics | readonly (StretchStatistics | null)[];
  readonly histogram?: Histogram | readonly (Histogram | null)[];
  /** Cells of this value are empty, besides NaN and infinite ones. */
  readonly noData?: number | null;
}

/** Columns and rows of a block; `cellSize` is for shaded relief, in units of the height. */
export interface RasterBlockSize {
  readonly width: number;
  readonly height: number;
  readonly cellSize?: number;
}

/** A scheme made ready to draw blocks. */
export interface RasterRenderer {
  /**
   * Colours of a block.
   * @param bands all bands of the raster, each width * height cells, row-major from the top left.
   * @param out takes the result where given, 4 * width * height bytes.
   * @returns RGBA, not premultiplied.
   * @throws RangeError where a band is missing or of another length.
   */
  render(bands: readonly TypedArray[], size: RasterBlockSize, out?: Uint8ClampedArray): Uint8ClampedArray;
}

/** Statistics of one band, from the context or else from the scheme. */
export function bandStatistics(
  band: number,
  context: RasterContext,
  bands: readonly RasterBand[],
): StretchStatistics | null {
  const own: BandStatistics | undefined = bands[band]?.statistics;
  return pick(context.statistics, band) ?? own ?? null;
}

/** Histogram of one band, from the context or else from the scheme. */
export function bandHistogram(
  band: number,
  context: RasterContext,
  bands: readonly RasterBand[],
): Histogram | null {
  return pick(context.histogram, band) ?? bands[band]?.statistics.histogram ?? null;
}

function pick<T>(given: T | readonly (T | null)[] | undefined, band: number): T | null {
  if (given === undefined) return null;
  return Array.isArray(given) ? ((given as readonly (T | null)[])[band] ?? null) : (given as T);
}
