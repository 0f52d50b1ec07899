import type { TypedArray } from '../grid';
import { makeDifferences, makeFloatPlanes } from './predictor';

/** Copies of the tiles of a grid, row by row; edge tiles are filled up with `fill`. */
export function* tilesOf(
  data: TypedArray,
  width: number,
  height: number,
  tileWidth: number,
  tileHeight: number,
  fill = 0,
): Generator<TypedArray> {
  const construct = data.constructor as new (length: number) => TypedArray;
  for (let top = 0; top < height; top += tileHeight)
    for (let left = 0; left < width; left += tileWidth) {
      const tile = new construct(tileWidth * tileHeight);
      const columns = Math.min(tileWidth, width - left);
      const rows = Math.min(tileHeight, height - top);
      if (fill !== 0 && (columns < tileWidth || rows < tileHeight)) tile.fill(fill);
      for (let row = 0; row < rows; row++) {
        const from = (top + row) * width + left;
        tile.set(data.subarray(from, from + columns), row * tileWidth);
      }
      yield tile;
    }
}

/**
 * Bytes of a tile for deflate, in place: the floating-point predictor for floats, horizontal differencing for integers.
 * The machine is taken to be little-endian, as every machine that runs JavaScript engines today is.
 */
export function predicted(tile: TypedArray, tileWidth: number): Uint8Array {
  const bytes = new Uint8Array(tile.buffer, 0, tile.byteLength);
  const size = tile.BYTES_PER_ELEMENT;
  if (isFloat(tile)) makeFloatPlanes(bytes, tileWidth * size, size);
  else
    makeDifferences(
      new [Uint8Array, Uint16Array, Uint32Array][Math.log2(size)](bytes.buffer as ArrayBuffer),
      tileWidth,
    );
  return bytes;
}

/** Whether cells are floats: their predictor is the floating-point one. */
export function isFloat(data: TypedArray): boolean {
  return data instanceof Float32Array || data instanceof Float64Array;
}
