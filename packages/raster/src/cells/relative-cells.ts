import type { TypedArray } from '../grid';
import { toSingle } from './cell-index';

/** Cells that are worked on together: what is read twice stays in the fast memory. */
export const chunk = 8192;

const scratch = new Float32Array(chunk);

/**
 * Wide cells from `from` onwards, up to `count`, at most {@link chunk}, relative to the base as float32: those of float32 (whose
 * base is 0) as they are, others in memory that is good until the next call.
 * @param noData laid as NaN; undefined for none
 * @example
 * relativeCells(Float64Array.of(1000.5, 1001, -9999), 0, 3, 1000, -9999); // [0.5, 1, NaN]
 */
export function relativeCells(
  cells: TypedArray,
  from: number,
  count: number,
  base: number,
  noData?: number,
): Float32Array {
  const part = cells.subarray(from, from + count);
  if (part instanceof Float32Array && noData === undefined) return part;
  if (part instanceof Float32Array) scratch.set(part);
  else for (let i = 0; i < part.length; i++) scratch[i] = toSingle(part[i] - base);
  if (noData !== undefined) for (let i = 0; i < part.length; i++) if (part[i] === noData) scratch[i] = NaN;
  return scratch.subarray(0, part.length);
}

/**
 * Bits of narrow cells as unsigned numbers: two kinds of arrays instead of four.
 * @example
 * unsigned(Int8Array.of(-1, 1)); // [255, 1]
 */
export function unsigned(cells: TypedArray): Uint8Array | Uint16Array {
  const { buffer, byteOffset, length } = cells;
  return cells.BYTES_PER_ELEMENT === 1
    ? new Uint8Array(buffer, byteOffset, length)
    : new Uint16Array(buffer, byteOffset, length);
}
