import { storedNoData } from '../grid';
import type { TypedArray } from '../grid';
import { describe } from '../statistics';
import { bitsIndex, entryOf, leastOf, tableSize, valueIndex } from './cell-index';
import type { CellIndex, IndexOf } from './cell-index';
import { chunk, relativeCells, unsigned } from './relative-cells';

/** How many valid cells each entry of an index has; of bands of 8 and 16 bits in the order of their values. */
export interface CellCounts {
  readonly index: CellIndex;
  /** The least value of the first count, of bands of 8 and 16 bits. */
  readonly first: number;
  readonly counts: Uint32Array;
}

/** Share of the cells at each end that is counted together, so that outliers do not take the entries of the others. */
const tail = 0.0001;
/** Upper 16 bits tell cells well enough apart that have as many of them, and none for more than this share of all. */
const enough = { entries: 192, share: 1 / 64 };

/**
 * Counts the cells of a band: of 8 and 16 bits by their value, wider ones by entries that distinguish the values
 * between the tails. Reads the cells once, or twice where their upper 16 bits are not enough.
 * @param noData null for none.
 * @example
 * countCells(Uint8Array.of(1, 2, 2, 255), 255).counts.subarray(0, 4); // [0, 1, 2, 0]
 */
export function countCells(cells: TypedArray, noData: number | null): CellCounts {
  const stored = noData === null ? undefined : storedNoData(cells, noData);
  const index = valueIndex(cells);
  if (index?.kind !== 'value') return countWide(cells, stored);
  const size = 2 ** index.bits;
  const counts = counted(size, () => count(unsigned(cells), 0, 1));
  // Negative numbers are the upper half of the unsigned ones.
  if (index.signed) counts.set([...counts.subarray(size / 2), ...counts.subarray(0, size / 2)]);
  const first = index.signed ? -size / 2 : 0;
  if (stored !== undefined && stored - first in counts) counts[stored - first] = 0;
  return { index, first, counts };
}

function countWide(cells: TypedArray, noData: number | undefined): CellCounts {
  const base =
    cells instanceof Float32Array ? 0 : describe(cells, noData === undefined ? {} : { noData }).min;
  const byChunk = (add: (floats: Float32Array) => void): Uint32Array =>
    counted(tableSize, () => {
      for (let from = 0; from < cells.length; from += chunk)
        add(relativeCells(cells, from, chunk, base, noData));
    });
  // By sign, exponent and seven bits of the fraction; beyond the first and the last are the infinite and NaN.
  const upper: IndexOf<'bits'> = { kind: 'bits', base, first: -0x7f80, shift: 16 };
  const counts = new Uint32Array(tableSize);
  byChunk(({ buffer, byteOffset, length }) => {
    count(new Uint16Array(buffer, byteOffset, 2 * length), 1, 2);
  }).forEach((cellCount, bits) => {
    const signed = (bits << 16) >> 16;
    const key = signed < 0 ? signed ^ 0x7fff : signed;
    if (key >= upper.first && key < -upper.first) counts[2 + key - upper.first] = cellCount;
  });
  const total = sumOf(counts);
  const inner = (from: number, step: 1 | -1): number => {
    let entry = from;
    for (let left = total * tail; entry > 1 && entry < tableSize - 1; entry += step) {
      left -= counts[entry];
      if (left < 0) break;
    }
    return entry;
  };
  const [lowest, highest] = [inner(2, 1), inner(tableSize - 2, -1)];
  const most = counts.reduce((one, other) => Math.max(one, other), 0);
  const tellApart = highest - lowest >= enough.entries && most <= total * enough.share;
  if (total === 0 || tellApart) return { index: upper, first: 0, counts };
  // Relative to the base, as the cells are laid: added to it, ends close together would be one number.
  const [low, high] = [lowest, highest + 1].map((entry) => leastOf({ ...upper, base: 0 }, entry));
  const relative = bitsIndex(0, low, high);
  const [index, top] = [{ ...relative, base }, entryOf(relative, high)];
  const finer = byChunk((floats) => count(entriesOf(floats, index, top), 0, 1));
  finer[0] = 0;
  finer[1] = sumOf(counts.subarray(0, lowest));
  finer[top] = sumOf(counts.subarray(highest + 1));
  return { index, first: 0, counts: finer };
}

const { counted, count } = createCounter();

/** Arrays that are constants of a function are known to the machine; those of a module become variables in a bundle. */
function createCounter() {
  const even = new Int32Array(tableSize);
  const odd = new Int32Array(tableSize);
  return {
    /** What `add` counts of numbers below `size`. */
    counted(size: number, add: () => void): Uint32Array {
      even.fill(0);
      odd.fill(0);
      add();
      const sums = new Uint32Array(size);
      for (let i = 0; i < size; i++) sums[i] = even[i] + odd[i];
      return sums;
    },
    /** Adds each `step`-th number from `start` to the counts: two by turns, equal neighbours need not wait for each other. */
    count(numbers: Uint8Array | Uint16Array, start: number, step: number): void {
      const fours = numbers.length - 3 * step;
      let i = start;
      for (; i < fours; i += 4 * step) {
        even[numbers[i]]++;
        odd[numbers[i + step]]++;
        even[numbers[i + 2 * step]]++;
        odd[numbers[i + 3 * step]]++;
      }
      for (; i < numbers.length; i += step) even[numbers[i]]++;
    },
  };
}

function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, one) => sum + one, 0);
}

/** Entries of cells, 0 for those that are not in the range below `top`. */
function entriesOf(cells: Float32Array, { first, shift }: IndexOf<'bits'>, top: number): Uint16Array {
  const keys = new Int32Array(cells.buffer, cells.byteOffset, cells.length);
  const entries = new Uint16Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const x = ((keys[i] ^ ((keys[i] >> 31) & 0x7fffffff)) >> shift) - first + 2;
    entries[i] = x >= 2 && x < top ? x : 0;
  }
  return entries;
}
