import type { Transform } from '@gep/raster';
import type { GeodataWarning } from '../problem-codes';
import type { CellType, FoundCrs } from '../task';
import type { CellRectangle } from './cell-windows';

export type CellArray =
  Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

export interface SourceBand {
  readonly noData: number | null;
  readonly scale: number;
  readonly offset: number;
  readonly description: string;
  readonly unit: string;
  readonly colorTable: readonly (readonly [number, number, number, number])[] | null;
  readonly hasMask: boolean;
}

/** An open raster, with any decoder. */
export interface RasterSource {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly cellType: CellType;
  readonly blocks: { readonly width: number; readonly height: number };
  readonly compression: string;
  readonly crs: FoundCrs | null;
  readonly transform: Transform | null;
  readonly bands: readonly SourceBand[];
  readonly warnings: readonly GeodataWarning[];
  /** Raw cells of a band (1-based); `mask` has 0 where the file's own mask hides a cell. Throws `raster-damaged`. */
  read(band: number, window: CellRectangle): Promise<{ data: CellArray; mask?: Uint8Array }>;
  /** Frees the file; nothing can be read afterwards. */
  close(): Promise<void>;
}

export const cellArrays = {
  uint8: Uint8Array,
  int8: Int8Array,
  uint16: Uint16Array,
  int16: Int16Array,
  uint32: Uint32Array,
  int32: Int32Array,
  float32: Float32Array,
  float64: Float64Array,
} satisfies Record<CellType, new (buffer: ArrayBuffer) => CellArray>;
