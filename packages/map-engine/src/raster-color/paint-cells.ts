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
  const [colors, target] = [signed(table.pixels), signed(pixels)];
  if (table.index.kind === 'value') {
    return paintNarrow(colors, unsigned(cells).subarray(from, to), target);
  }
  const floats =
    cells instanceof Float32Array ? cells.subarray(from, to) : rebase(cells, from, to, table.index.base);
  if (table.index.kind === 'scaled') paintScaled(table.index, colors, floats, target);
  else paintBits(table.index, colors, floats, target);
  if (table.closer) lookCloser(table.closer, cells, from, to, pixels);
}

/** Pixels as signed numbers, which the machine moves without a detour by floating point. */
export function signed({ buffer, byteOffset, length }: Uint32Array): Int32Array {
  return new Int32Array(buffer, byteOffset, length);
}

function paintNarrow(table: Int32Array, cells: Uint8Array | Uint16Array, pixels: Int32Array): void {
  const fours = cells.length - 3;
  let i = 0;
  for (; i < fours; i += 4) {
    pixels[i] = table[cells[i]];
    pixels[i + 1] = table[cells[i + 1]];
    pixels[i + 2] = table[cells[i + 2]];
    pixels[i + 3] = table[cells[i + 3]];
  }
  for (; i < cells.length; i++) pixels[i] = table[cells[i]];
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
  table: Int32Array,
  cells: Float32Array,
  pixels: Int32Array,
): void {
  const fours = cells.length - 3;
  let i = 0;
  // Four by four: neighbours are mostly all inside of the range.
  for (; i < fours; i += 4) {
    const a = cells[i] * scale + shift;
    const b = cells[i + 1] * scale + shift;
    const c = cells[i + 2] * scale + shift;
    const d = cells[i + 3] * scale + shift;
    if (a >= 2 && a < 65535 && b >= 2 && b < 65535 && c >= 2 && c < 65535 && d >= 2 && d < 65535) {
      pixels[i] = table[a | 0];
      pixels[i + 1] = table[b | 0];
      pixels[i + 2] = table[c | 0];
      pixels[i + 3] = table[d | 0];
    } else {
      pixels[i] = table[scaledEntry(a)];
      pixels[i + 1] = table[scaledEntry(b)];
      pixels[i + 2] = table[scaledEntry(c)];
      pixels[i + 3] = table[scaledEntry(d)];
    }
  }
  for (; i < cells.length; i++) pixels[i] = table[scaledEntry(cells[i] * scale + shift)];
}

function scaledEntry(x: number): number {
  if (x >= 2 && x < 65535) return x | 0;
  // NaN and infinite numbers minus themselves are not 0.
  return x - x !== 0 ? 0 : x < 2 ? 1 : 65535;
}

function paintBits(
  { first, shift }: IndexOf<'bits'>,
  table: Int32Array,
  cells: Float32Array,
  pixels: Int32Array,
): void {
  const keys = new Int32Array(cells.buffer, cells.byteOffset, cells.length);
  for (let i = 0; i < keys.length; i++) {
    const x = ((keys[i] ^ ((keys[i] >> 31) & 0x7fffffff)) >> shift) - first + 2;
    pixels[i] = table[x >= 2 && x < 65535 ? x : cells[i] - cells[i] !== 0 ? 0 : x < 2 ? 1 : 65535];
  }
}
