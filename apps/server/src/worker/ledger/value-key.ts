import { orderedBits } from '@gep/raster/cells';

/*
 * Cells of stored results are of 32 bits. Their keys are whole numbers in the order of the values: classes of any breaks
 * are then ranges of keys, without a comparison of numbers that were rounded differently.
 */

/** Keys are unsigned in files: the sign bit of the ordered bits turned over. */
const flip = 0x80000000;

/**
 * The greatest key of the cells that are not above an edge.
 * @example
 * keyUpTo(1) - keyUpTo(0.9999999); // 2
 */
export function keyUpTo(edge: number): number {
  const single = Math.fround(edge) + 0;
  return keyOf(single) - (single > edge ? 1 : 0);
}

/** The greatest key of the cells that are below an edge. */
export function keyBelow(edge: number): number {
  const single = Math.fround(edge) + 0;
  return keyOf(single) - (single < edge ? 0 : 1);
}

function keyOf(single: number): number {
  return (orderedBits(single) ^ flip) >>> 0;
}

const bits = new Uint32Array(1);
const float = new Float32Array(bits.buffer);

/** The value of a key. */
export function valueOfKey(key: number): number {
  bits[0] = key >= flip ? key ^ flip : ~key;
  return float[0];
}

/**
 * Writes the keys of the valid cells at the beginning of `keys`, and the cells that are beside them, as bits.
 * @param beside cells that go along; those without a value count nothing
 * @returns how many
 */
export function keysOfCells(
  cells: Float32Array,
  beside: Float32Array | null,
  noData: number,
  keys: Uint32Array,
  along: Float32Array,
): number {
  const source = new Int32Array(cells.buffer, cells.byteOffset, cells.length);
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (cell - cell !== 0 || cell === noData) continue;
    // 0 and -0 are one value.
    const ordered = cell === 0 ? 0 : source[i];
    keys[count] = (ordered ^ ((ordered >> 31) | flip)) >>> 0;
    const other = beside ? beside[i] : 0;
    along[count++] = other - other === 0 && other !== noData ? other : 0;
  }
  return count;
}
