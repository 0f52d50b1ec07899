import { describe, storedNoData } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import { bitsIndex, entryOf, leastOf, tableSize, toSingle, valueIndex } from './cell-index';
import type { CellIndex, IndexOf } from './cell-index';
import { unsigned } from './paint-cells';

/** How many valid cells each entry of an index has; of bands of 8 and 16 bits in the order of their values. */
export interface CellCounts {
  readonly index: CellIndex;
  /** The least value of the first count, of bands of 8 and 16 bits. */
  readonly first: number;
  readonly counts: Uint32Array;
}

/** Share of the cells at each end that is counted together, so that outliers do not take the entries of the others. */
const tail = 0.0001;
/** Finer entries than these of the upper 16 bits are worth another read of the cells. */
const coarsest = 13;

/**
 * Counts the cells of a band: of 8 and 16 bits by their value, wider ones by entries that tell the values between the
 * tails apart. One read of the cells, two where their upper 16 bits say too little.
 * @param noData null for none.
 */
export function countCells(cells: TypedArray, noData: number | null): CellCounts {
  const stored = noData === null ? undefined : storedNoData(cells, noData);
  const index = valueIndex(cells);
  if (index?.kind === 'value') {
    const size = 2 ** index.bits;
    const counts = countValues(unsigned(cells), size);
    // Negative numbers are the upper half of the unsigned ones.
    if (index.signed) counts.set([...counts.subarray(size / 2), ...counts.subarray(0, size / 2)]);
    const first = index.signed ? -size / 2 : 0;
    if (stored !== undefined && stored - first in counts) counts[stored - first] = 0;
    return { index, first, counts };
  }
  if (cells instanceof Float32Array) return countFloats(cells, 0, stored);
  const base = describe(cells, stored === undefined ? {} : { noData: stored }).min;
  const relative = Float32Array.from(cells, (v) => (v === stored ? NaN : toSingle(v - base)));
  return countFloats(relative, base, undefined);
}

function countValues(cells: Uint8Array | Uint16Array, size: number): Uint32Array {
  // Several counts by turns, here and below: equal neighbours need not wait for each other.
  const [even, odd] = [new Uint32Array(size), new Uint32Array(size)];
  const pairs = cells.length - 1;
  let i = 0;
  for (; i < pairs; i += 2) {
    even[cells[i]]++;
    odd[cells[i + 1]]++;
  }
  if (i < cells.length) even[cells[i]]++;
  for (let value = 0; value < size; value++) even[value] += odd[value];
  return even;
}

function countFloats(cells: Float32Array, base: number, noData: number | undefined): CellCounts {
  const coarse: IndexOf<'bits'> = { kind: 'bits', base: 0, first: -0x7f80, shift: 16 };
  const counts = countUpper(cells, coarse.first);
  const place = noData === undefined ? 0 : entryOf(coarse, noData);
  const empty = noData === undefined || counts[place] === 0 ? 0 : countEqual(cells, noData);
  counts[place] -= Math.min(empty, counts[place]);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const inner = (from: number, step: 1 | -1): number => {
    let entry = from;
    for (let left = total * tail; entry > 1 && entry < tableSize - 1; entry += step) {
      left -= counts[entry];
      if (left < 0) break;
    }
    return entry;
  };
  const [lowest, highest] = [inner(2, 1), inner(tableSize - 2, -1)];
  const [low, high] = [leastOf(coarse, lowest), leastOf(coarse, highest + 1)];
  const fine = bitsIndex(cells, low, high);
  const sum = (from: number, to: number): number =>
    counts.subarray(from, to).reduce((all, count) => all + count, 0);
  if (total === 0 || fine.kind !== 'bits' || fine.shift > coarsest) {
    return { index: { ...coarse, base }, first: 0, counts };
  }
  const top = entryOf(fine, high);
  const finer = countBits(cells, fine, top);
  finer[1] = sum(0, lowest);
  finer[top] = sum(highest + 1, tableSize);
  if (noData !== undefined && noData >= low && noData < high) finer[entryOf(fine, noData)] -= empty;
  return { index: { ...fine, base }, first: 0, counts: finer };
}

/** Counts by sign, exponent and seven bits of the fraction, in the order of the values, empty cells left out. */
function countUpper({ buffer, byteOffset, length }: Float32Array, first: number): Uint32Array {
  const halves = new Uint16Array(buffer, byteOffset, length * 2);
  const [a, b, c, d] = [0, 1, 2, 3].map(() => new Uint32Array(tableSize));
  const fours = halves.length - 6;
  let i = 1;
  for (; i < fours; i += 8) {
    a[halves[i]]++;
    b[halves[i + 2]]++;
    c[halves[i + 4]]++;
    d[halves[i + 6]]++;
  }
  for (; i < halves.length; i += 2) a[halves[i]]++;
  const counts = new Uint32Array(tableSize);
  for (let upper = 0; upper < tableSize; upper++) {
    const signed = (upper << 16) >> 16;
    const key = signed < 0 ? signed ^ 0x7fff : signed;
    // Beyond them are the infinite and NaN.
    if (key >= first && key < -first) counts[2 + key - first] = a[upper] + b[upper] + c[upper] + d[upper];
  }
  return counts;
}

/** Counts the cells from the first entry of the range to `top` (exclusive). */
function countBits(
  { buffer, byteOffset, length }: Float32Array,
  index: IndexOf<'bits'>,
  top: number,
): Uint32Array {
  const keys = new Int32Array(buffer, byteOffset, length);
  const [counts, odd] = [new Uint32Array(tableSize), new Uint32Array(tableSize)];
  const { first, shift } = index;
  const pairs = keys.length - 1;
  let i = 0;
  for (; i < pairs; i += 2) {
    const one = keys[i];
    const other = keys[i + 1];
    const x = ((one ^ ((one >> 31) & 0x7fffffff)) >> shift) - first + 2;
    const y = ((other ^ ((other >> 31) & 0x7fffffff)) >> shift) - first + 2;
    counts[x >= 2 && x < top ? x : 0]++;
    odd[y >= 2 && y < top ? y : 0]++;
  }
  if (i < keys.length) {
    const x = ((keys[i] ^ ((keys[i] >> 31) & 0x7fffffff)) >> shift) - first + 2;
    counts[x >= 2 && x < top ? x : 0]++;
  }
  for (let entry = 0; entry < tableSize; entry++) counts[entry] += odd[entry];
  counts[0] = 0;
  return counts;
}

function countEqual(cells: Float32Array, value: number): number {
  let count = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] === value) count++;
  return count;
}
