import type { TypedArray } from '@gep/raster';
import type { Histogram } from '../model';
import type { StretchStatistics } from '../scheme';
import type { RasterBlockSize } from './block';
import type { CellTable } from './cell-table';
import type { WindowFacts } from './window-facts';

/** What is known about the raster; one entry for all bands, or one a band. */
export interface RasterContext {
  /** Absent: those of the scheme's own bands. */
  readonly statistics?: StretchStatistics | readonly (StretchStatistics | null)[];
  readonly histogram?: Histogram | readonly (Histogram | null)[];
  /** Cells with this value are empty, as are NaN and infinite ones. Absent: those of the scheme's own bands. */
  readonly noData?: number | null;
  /** Asked where neither context nor scheme knows what a stretch needs, and by schemes that take it from the view. */
  readonly window?: WindowFacts;
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
  /**
   * The tables by which `render` colours bands of these types, for renderers of another kind (a WebGL shader); shaded
   * relief comes after them.
   */
  tables(bands: readonly TypedArray[]): RasterTables;
}

/** A band and the table of its cells. */
export interface BandTable {
  readonly band: number;
  readonly table: CellTable;
}

/**
 * Tables of a scheme: one band's, whose pixels are the picture, or those of the channels of a composite.
 *
 * The pixels of a composite's channels are parts of its pixel: red, green and blue hold their byte at its place, and in
 * the byte of alpha 128 for a cell that is not empty and 64 for the background's value. Alpha holds its byte at its
 * place and the two flags in the byte of red. Channels that are not used are one part for all cells. A cell is `empty`
 * unless all four have the first flag, then `background` where all have the second, else the parts' bytes together.
 */
export type RasterTables =
  | ({ readonly kind: 'single' } & BandTable)
  | {
      readonly kind: 'composite';
      /** Red, green, blue, alpha. */
      readonly channels: readonly (BandTable | number)[];
      readonly empty: number;
      readonly background: number;
    };
