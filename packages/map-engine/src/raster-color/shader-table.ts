import { leastOf, orderedBits, toSingle } from './cell-index';
import type { CellTable } from './cell-table';

/**
 * A {@link CellTable} of 8-bit, 16-bit or float32 cells for a shader that counts in float32 itself.
 * - `value`: the entry is the cell's bits;
 * - `scaled`: `floor((cell - low) * scale + offset)`, off by one entry at most;
 * - `bits`: `(key >> shift) - first + 2`, with key the cell's bits in order (`bits ^ 0x7fffffff` of negative ones).
 *
 * NaN and infinite cells look up entry 0; entries below 2 are 1, those from 65535 on are 65535.
 */
export interface ShaderTable {
  readonly index:
    | { readonly kind: 'value' }
    | { readonly kind: 'scaled'; readonly low: number; readonly scale: number; readonly offset: number }
    | { readonly kind: 'bits'; readonly first: number; readonly shift: number };
  /** Packed RGBA; 1 where `closer` says the colour. */
  readonly pixels: Uint32Array;
  /**
   * Points `[key, at, above, 0]` of ascending keys: the pixel of a cell is `at` of the last point whose key is not above
   * its own where both are equal, else `above`. Keys are ordered bits as above, both zeros having that of 0.
   */
  readonly closer: Uint32Array;
}

const last = 65535;

interface Point {
  readonly value: number;
  readonly at: number;
  readonly above: number;
}

/** @param table of cells of 8 or 16 bits or of float32 */
export function shaderTable({ index, pixels, closer }: CellTable): ShaderTable {
  const points: Point[] = [];
  closer?.values.forEach((value, i) => points.push({ value, at: closer.at[i], above: closer.above[i] }));
  if (index.kind === 'value') return { index: { kind: 'value' }, pixels, closer: pack(points) };
  if (index.kind === 'bits') {
    const { kind, first, shift } = index;
    return { index: { kind, first, shift }, pixels, closer: pack(points) };
  }
  const { scale, shift } = index;
  // Relative to the low end, where float32 has most digits.
  const low = toSingle((2 - shift) / scale);
  const marked = [...pixels.keys()].filter((entry) => pixels[entry] === 1);
  const around = new Map<number, Point>();
  const safe = pixels.slice();
  for (const entry of marked) {
    // A shader may miss the entry by one, so it looks closer at its neighbours, too.
    for (const near of [entry - 2, entry - 1, entry + 1, entry + 2]) {
      if (near < 1 || near > last || pixels[near] === 1) continue;
      around.set(near, { value: leastOf(index, near), at: pixels[near], above: pixels[near] });
      if (Math.abs(near - entry) === 1) safe[near] = 1;
    }
  }
  return {
    index: { kind: 'scaled', low, scale, offset: low * scale + shift },
    pixels: safe,
    closer: pack([...points, ...around.values()].sort((a, b) => a.value - b.value)),
  };
}

function pack(points: readonly Point[]): Uint32Array {
  return Uint32Array.from(
    points.flatMap(({ value, at, above }) => {
      const single = Math.fround(value);
      // The least float32 number that is not below the value; no cell equals one that is not float32 itself.
      const key = orderedBits(single === 0 ? 0 : single) + (single < value ? 1 : 0);
      return [key >>> 0, single === value ? at : above, above, 0];
    }),
  );
}
