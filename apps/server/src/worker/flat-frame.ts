import type { Transform } from '@gep/raster';

/** Size and place of the project grid; cells are square, in metres. */
export interface FlatFrame {
  readonly width: number;
  readonly height: number;
  readonly cellSize: number;
  readonly transform: Transform;
}
