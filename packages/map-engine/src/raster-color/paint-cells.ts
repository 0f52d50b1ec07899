import type { TypedArray } from '@gep/raster';
import { toSingle } from './cell-index';
import type { IndexOf } from './cell-index';
import { lookCloser } from './cell-table';
import type { CellTable } from './cell-table';

/** Cells that are worked on together: what is read twice stays in the fast memory. */
export const chunk = 8192;
const scratch = new Float32Array(chunk);

/**
 * Writes the table's pixels of the cells `from` to `to` (exclusive, at most {@link chunk} for wide bands) to the start
 * of `pixels`. Loops are written out by width: one loop that has seen all kinds of arrays takes twice the time.
 */
export function paintCells(
  table: CellTable,
  cells: TypedArray,
  from: number,
  to: number,
  pixels: Uint32Array,
): void {
  if (table.index.kind === 'value') return paintNarrow(table.pixels, unsigned(cells), from, to, pixels);
  const floats =
    cells instanceof Float32Array ? cells.subarray(from, to) : rebase(cells, from, to, table.index.base);
  if (table.index.kind === 'scaled') paintScaled(table.index, table.pixels, floats, pixels);
  else paintBits(table.index, table.pixels, floats, pixels);
  if (table.closer) lookCloser(table.closer, cells, from, to, pixels);
}

function paintNarrow(
  table: Uint32Array,
  cells: Uint8Array | Uint16Array,
  from: number,
  to: number,
  pixels: Uint32Array,
): void {
  for (let i = from; i < to; i++) pixels[i - from] = table[cells[i]];
}

/** The cells relative to the base, as float32; NaN and infinite ones stay what they are. */
function rebase(cells: TypedArray, from: number, to: number, base: number): Float32Array {
  for (let i = from; i < to; i++) scratch[i - from] = toSingle(cells[i] - base);
  return scratch.subarray(0, to - from);
}

/** Bits of narrow cells as unsigned numbers: two kinds of arrays instead of four. */
export function unsigned(cells: TypedArray): Uint8Array | Uint16Array {
  const { buffer, byteOffset, length } = cells;
  return cells.BYTES_PER_ELEMENT === 1
    ? new Uint8Array(buffer, byteOffset, length)
    : new Uint16Array(buffer, byteOffset, length);
}

function paintScaled(
  { scale, shift }: IndexOf<'scaled'>,
  table: Uint32Array,
  cells: Float32Array,
  pixels: Uint32Array,
): void {
  for (let i = 0; i < cells.length; i++) {
    const x = cells[i] * scale + shift;
    // NaN and infinite numbers minus themselves are not 0.
    pixels[i] = table[x >= 2 && x < 65535 ? x | 0 : x - x !== 0 ? 0 : x < 2 ? 1 : 65535];
  }
}

function paintBits(
  { first, shift }: IndexOf<'bits'>,
  table: Uint32Array,
  cells: Float32Array,
  pixels: Uint32Array,
): void {
  const keys = new Int32Array(cells.buffer, cells.byteOffset, cells.length);
  for (let i = 0; i < keys.length; i++) {
    const x = ((keys[i] ^ ((keys[i] >> 31) & 0x7fffffff)) >> shift) - first + 2;
    pixels[i] = table[x >= 2 && x < 65535 ? x : cells[i] - cells[i] !== 0 ? 0 : x < 2 ? 1 : 65535];
  }
}
