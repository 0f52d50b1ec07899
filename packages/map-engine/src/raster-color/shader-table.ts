import { entryOf, fromOrderedBits, leastOf, orderedBits } from '@gep/raster/cells';
import type { CellIndex, IndexOf } from '@gep/raster/cells';
import type { CellTable, CloserColors } from './cell-table';

/**
 * A {@link CellTable} of 8-bit, 16-bit or float32 cells for a shader, which counts in float32 itself. Keys are the bits
 * of a float32 cell as an int32 in the order of the values: `bits ^ 0x7fffffff` of negative ones.
 * - `value`: the entry is the cell's bits;
 * - `scaled`: about `floor((cell - low) * scale + offset)`; where the shader is off by one, the `start`s say so;
 * - `bits`: `(key >> shift) - first + 2`.
 *
 * NaN and infinite cells look up entry 0; entries below 2 are 1, those from 65535 on are 65535.
 */
export interface ShaderTable {
  readonly index:
    | { readonly kind: 'value' }
    | { readonly kind: 'scaled'; readonly low: number; readonly scale: number; readonly offset: number }
    | { readonly kind: 'bits'; readonly first: number; readonly shift: number };
  /**
   * `[pixel, start]` an entry: packed RGBA, 1 where `closer` says the colour; the key of its least cell as an int32, the
   * least int32 where it does not matter.
   */
  readonly entries: Uint32Array;
  /**
   * Points `[key, at, above, 0]` of ascending keys: the pixel of a cell is `at` of the last point whose key is not above
   * its own where both are equal, else `above`; both zeros have the key of 0.
   */
  readonly closer: Uint32Array;
}

/** @param table of cells of 8 or 16 bits or of float32 */
export function shaderTable({ index, pixels, closer }: CellTable): ShaderTable {
  const entries = new Uint32Array(2 * pixels.length);
  pixels.forEach((pixel, entry) => (entries[2 * entry] = pixel));
  if (index.kind === 'scaled') {
    pixels.forEach((pixel, entry) => {
      const differs = entry > 1 && !areAlike(pixels[entry - 1], pixel);
      entries[2 * entry + 1] = differs ? startOf(index, entry) : anyStart;
    });
  }
  return { index: shaderIndex(index), entries, closer: closer ? points(closer) : new Uint32Array() };
}

const anyStart = 0x80000000;

/** Whether a cell may have the pixel of the entry beside its own. */
function areAlike(one: number, two: number): boolean {
  if (one === two) return true;
  if (one === 1 || two === 1) return false;
  return [0, 8, 16, 24].every((shift) => Math.abs(((one >>> shift) & 255) - ((two >>> shift) & 255)) <= 1);
}

function shaderIndex(index: CellIndex): ShaderTable['index'] {
  if (index.kind === 'value') return { kind: 'value' };
  if (index.kind === 'bits') return { kind: 'bits', first: index.first, shift: index.shift };
  // Relative to the low end, where float32 has most digits.
  const low = Math.fround((2 - index.shift) / index.scale);
  return { kind: 'scaled', low, scale: index.scale, offset: low * index.scale + index.shift };
}

/** Keys of the greatest and the least finite float32. */
const [top, bottom] = [0x7f7fffff, -0x7f800000];

/** The key of the least float32 number of an entry, by the arithmetic of the loops; that of Infinity for none. */
function startOf(index: IndexOf<'scaled'>, entry: number): number {
  let key = Math.min(top, Math.max(bottom, keyFrom(leastOf(index, entry))));
  while (key <= top && entryOf(index, fromOrderedBits(key)) < entry) key++;
  while (key > bottom && entryOf(index, fromOrderedBits(key - 1)) >= entry) key--;
  return key;
}

/** The key of the least float32 number that is not below a value. */
function keyFrom(value: number): number {
  const single = Math.fround(value);
  return orderedBits(single === 0 ? 0 : single) + (single < value ? 1 : 0);
}

function points({ values, at, above }: CloserColors): Uint32Array {
  const packed = new Uint32Array(4 * values.length);
  values.forEach((value, i) => {
    // No cell equals a number that is not float32 itself.
    const met = Math.fround(value) === value;
    packed.set([keyFrom(value), met ? at[i] : above[i], above[i]], 4 * i);
  });
  return packed;
}
