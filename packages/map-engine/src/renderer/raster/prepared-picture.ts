import type { TypedArray } from '@gep/raster';
import type { RasterBlockSize, RasterRenderer } from '../../raster-color';
import type { RampValues } from '../../scheme';

/** A picture ready to be coloured: by its renderer, or by a shader with the renderer's tables. */
export interface PreparedPicture {
  /** Those that the scheme draws have the size of the picture. */
  readonly bands: readonly TypedArray[];
  readonly size: RasterBlockSize;
  readonly renderer: RasterRenderer;
  /** Whether the renderer shades the colours by relief. */
  readonly relief: boolean;
  /** What its ramp stands for; null for schemes without a stretch over a ramp and where no cell has a value. */
  readonly ramp: RampValues | null;
}
