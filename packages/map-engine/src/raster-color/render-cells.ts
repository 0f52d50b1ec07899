import type { TypedArray } from '@gep/raster';
import { chunk, relativeCells, tableSize, unsigned } from '@gep/raster/cells';
import { lookCloser } from './cell-table';
import type { CellTable } from './cell-table';

/** Memory that is kept for all pictures, and the loops over it. */
const { colors, floats, rendered, renderNarrow, renderScaled, renderBits } = createLoops();

/** Writes the table's pixels of the cells: signed numbers, which the machine moves without a detour by floating point. */
export function renderCells(
  { index, pixels, closer }: CellTable,
  cells: TypedArray,
  target: Int32Array,
): void {
  colors.set(pixels);
  if (index.kind === 'value') return renderNarrow(unsigned(cells), target);
  const empty = colors[0];
  // Cells that fall short of entry 1 by less than a step are below the range, too.
  colors[0] = colors[1];
  for (let from = 0; from < cells.length; from += chunk) {
    const part = relativeCells(cells, from, chunk, index.base);
    floats.set(part);
    if (index.kind === 'scaled') renderScaled(index.scale, index.shift, empty);
    else renderBits(index.first, index.shift, empty);
    const done = part.length < chunk ? rendered.subarray(0, part.length) : rendered;
    if (closer) lookCloser(closer, cells, from, done);
    target.set(done, from);
  }
}

/**
 * Of arrays that are constants of a function the machine knows where they lie and how long they are; those of a module
 * become variables in a bundle. Once any buffer was handed to another thread, accesses to other arrays cost half as much
 * again.
 */
function createLoops() {
  const colors = new Int32Array(tableSize);
  const floats = new Float32Array(chunk);
  const keys = new Int32Array(floats.buffer);
  const rendered = new Int32Array(chunk);

  /** Loops are written out by width: one loop that has seen all kinds of arrays takes twice the time. */
  function renderNarrow(cells: Uint8Array | Uint16Array, target: Int32Array): void {
    const fours = cells.length - 3;
    let i = 0;
    for (; i < fours; i += 4) {
      target[i] = colors[cells[i]];
      target[i + 1] = colors[cells[i + 1]];
      target[i + 2] = colors[cells[i + 2]];
      target[i + 3] = colors[cells[i + 3]];
    }
    for (; i < cells.length; i++) target[i] = colors[cells[i]];
  }

  function renderScaled(scale: number, shift: number, empty: number): void {
    // Four by four: neighbours are mostly all inside of the table.
    for (let i = 0; i < chunk; i += 4) {
      const a = floats[i] * scale + shift;
      const b = floats[i + 1] * scale + shift;
      const c = floats[i + 2] * scale + shift;
      const d = floats[i + 3] * scale + shift;
      // Of squares below 2^62 the numbers are whole ones of 32 bits, once their fractions are cut off.
      if (a * a + b * b + c * c + d * d < 4e18) {
        const w = a | 0;
        const x = b | 0;
        const y = c | 0;
        const z = d | 0;
        if (((w | x | y | z) & -65536) === 0) {
          rendered[i] = colors[w];
          rendered[i + 1] = colors[x];
          rendered[i + 2] = colors[y];
          rendered[i + 3] = colors[z];
          continue;
        }
      }
      rendered[i] = scaledColor(a, empty);
      rendered[i + 1] = scaledColor(b, empty);
      rendered[i + 2] = scaledColor(c, empty);
      rendered[i + 3] = scaledColor(d, empty);
    }
  }

  /** NaN and infinite numbers minus themselves are not 0. */
  function scaledColor(x: number, empty: number): number {
    if (x >= 0 && x < 65535) return colors[x | 0];
    return x - x !== 0 ? empty : colors[x < 0 ? 1 : 65535];
  }

  function renderBits(first: number, shift: number, empty: number): void {
    for (let i = 0; i < chunk; i++) {
      const x = ((keys[i] ^ ((keys[i] >> 31) & 0x7fffffff)) >> shift) - first + 2;
      if (x >= 2 && x < 65535) rendered[i] = colors[x];
      else rendered[i] = floats[i] - floats[i] !== 0 ? empty : colors[x < 2 ? 1 : 65535];
    }
  }

  return { colors, floats, rendered, renderNarrow, renderScaled, renderBits };
}
