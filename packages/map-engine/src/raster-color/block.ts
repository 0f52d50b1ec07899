import type { TypedArray } from '@gep/raster';

/** Columns and rows of a block. */
export interface RasterBlockSize {
  readonly width: number;
  readonly height: number;
  /** For shaded relief: side of a cell, or its width and height, in units of the cells' heights. */
  readonly cellSize?: number | readonly [across: number, down: number];
}

/** One band of a block, its length checked. @throws RangeError naming the band. */
export function bandOf(bands: readonly TypedArray[], index: number, size: RasterBlockSize): TypedArray {
  const cells = bands[index];
  if (!cells) throw new RangeError(`band: got ${index}, allowed: 0 to ${bands.length - 1}`);
  const wanted = size.width * size.height;
  if (cells.length !== wanted) {
    throw new RangeError(`bands[${index}]: got ${cells.length} cells, allowed: width * height = ${wanted}`);
  }
  return cells;
}

/** Bytes of the result and the same memory as one number a pixel. */
export interface Target {
  readonly bytes: Uint8ClampedArray;
  readonly pixels: Int32Array;
  /** Copies the pixels where `bytes` could not share their memory. */
  finish(): Uint8ClampedArray;
}

/** Memory of the result. @throws RangeError for a wrong length or size. */
export function targetOf(size: RasterBlockSize, out?: Uint8ClampedArray): Target {
  const { width, height } = size;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 0 || height < 0) {
    throw new RangeError(`size: got ${width} x ${height}, allowed: whole numbers from 0`);
  }
  const count = width * height;
  if (out && out.length !== count * 4) {
    throw new RangeError(`out: got ${out.length} bytes, allowed: 4 * width * height = ${count * 4}`);
  }
  const bytes = out ?? new Uint8ClampedArray(count * 4);
  if (bytes.byteOffset % 4 === 0) {
    return { bytes, pixels: new Int32Array(bytes.buffer, bytes.byteOffset, count), finish: () => bytes };
  }
  const pixels = new Int32Array(count);
  const finish = (): Uint8ClampedArray => {
    bytes.set(new Uint8ClampedArray(pixels.buffer));
    return bytes;
  };
  return { bytes, pixels, finish };
}
