import { storedNoData } from '@gep/raster';
import type { TypedArray } from '@gep/raster';

/** Fills `pixels` from the cells of one band; made by the renderers of single-band schemes. */
export interface BandPainter {
  /** Packed pixel of a valid value that is not background. */
  readonly pixelOf: (value: number) => number;
  readonly noDataPixel: number;
  /** The value shown in the background's pixel; null for none. */
  readonly background: number | null;
  readonly backgroundPixel: number;
}

/**
 * Mask, background, then the value's pixel. Bands of 8 and 16 bits get a table of all their values, so that each
 * cell costs one look-up.
 * @param noData null for none.
 */
export function paintBand(
  painter: BandPainter,
  cells: TypedArray,
  noData: number | null,
  pixels: Uint32Array,
): void {
  const empty = noData === null ? undefined : storedNoData(cells, noData);
  const pixel = (value: number): number => {
    // Infinite and NaN minus itself are not 0.
    if (value === empty || value - value !== 0) return painter.noDataPixel;
    return value === painter.background ? painter.backgroundPixel : painter.pixelOf(value);
  };
  const first = firstValue(cells);
  if (first === null || cells.length < 1024) {
    for (let i = 0; i < cells.length; i++) pixels[i] = pixel(cells[i]);
    return;
  }
  const table = new Uint32Array(cells.BYTES_PER_ELEMENT === 1 ? 256 : 65536);
  for (let i = 0; i < table.length; i++) table[i] = pixel(i + first);
  for (let i = 0; i < cells.length; i++) pixels[i] = table[cells[i] - first];
}

/** Smallest value of an 8 or 16 bit array, null for wider ones. */
function firstValue(cells: TypedArray): number | null {
  if (cells.BYTES_PER_ELEMENT > 2) return null;
  if (cells instanceof Int8Array) return -128;
  return cells instanceof Int16Array ? -32768 : 0;
}
