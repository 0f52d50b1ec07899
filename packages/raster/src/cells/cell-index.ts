import type { TypedArray } from '../grid';

/** Entries of a table over cells: 0 is for empty cells, 1 for those below the range, the last for those above it. */
export const tableSize = 65536;
const first = 2;
const last = tableSize - 1;
/** Most steps from the first entry inside of the range to the last; even, so that the middle of a range is an entry. */
export const mostSteps = last - 1 - first;

/**
 * Which entry of a table a cell looks up. All kinds keep the order of the values.
 * - `value`: bands of 8 and 16 bits, the entry is the cell's bits read as an unsigned number;
 * - `scaled`: `floor(x * scale + shift)` where it is from 2 to 65534, x being `cell - base` as float32;
 * - `bits`: `2 + (key >> shift) - first`, with key the bits of that x as an int32, turned over
 *   (`bits ^ 0x7fffffff`) where they are negative: steps that grow with the distance from `base`.
 *
 * The two wide kinds look up entry 0 for NaN and infinite cells, 1 below and 65535 above.
 */
export type CellIndex =
  | { readonly kind: 'value'; readonly bits: 8 | 16; readonly signed: boolean }
  | { readonly kind: 'scaled'; readonly base: number; readonly scale: number; readonly shift: number }
  | { readonly kind: 'bits'; readonly base: number; readonly first: number; readonly shift: number };
/** The index of one kind. */
export type IndexOf<K extends CellIndex['kind']> = Extract<CellIndex, { readonly kind: K }>;

/** The greatest float32 number. */
const greatest = (2 - 2 ** -23) * 2 ** 127;
const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

/** A number as float32, finite ones beyond its range as its greatest. */
export function toSingle(value: number): number {
  if (value > greatest && value < Infinity) return greatest;
  if (value < -greatest && value > -Infinity) return -greatest;
  return Math.fround(value);
}

/**
 * The order of float32 numbers as that of int32 numbers.
 * @example
 * orderedBits(-1) < orderedBits(0.5); // true
 */
export function orderedBits(value: number): number {
  float[0] = value;
  return bits[0] ^ ((bits[0] >> 31) & 0x7fffffff);
}

/**
 * The number of an ordered key.
 * @example
 * fromOrderedBits(orderedBits(-1.5)); // -1.5
 */
export function fromOrderedBits(key: number): number {
  bits[0] = key ^ ((key >> 31) & 0x7fffffff);
  return float[0];
}

/**
 * The index of a band of 8 or 16 bits; null for wider ones.
 * @example
 * valueIndex(Int16Array.of(-5, 5)); // { kind: 'value', bits: 16, signed: true }
 * valueIndex(Float32Array.of(0.5)); // null
 */
export function valueIndex(cells: TypedArray): CellIndex | null {
  if (cells.BYTES_PER_ELEMENT > 2) return null;
  const signed = cells instanceof Int8Array || cells instanceof Int16Array;
  return { kind: 'value', bits: cells.BYTES_PER_ELEMENT === 1 ? 8 : 16, signed };
}

/**
 * Cells of float32 are looked up as they are, others relative to the low end, where float32 would lose digits.
 * @example
 * baseOf(Float64Array.of(1000.5, 1001), 1000.5); // 1000.5
 * baseOf(Float32Array.of(1000.5, 1001), 1000.5); // 0
 */
export function baseOf(cells: TypedArray, low: number): number {
  return cells instanceof Float32Array || !Number.isFinite(low) ? 0 : low;
}

/**
 * Even steps from low to high, valued at their middle; with fewer than the most, later entries are above the range.
 * @example
 * scaledIndex(Float64Array.of(10, 20), 10, 20, 5); // { kind: 'scaled', base: 10, scale: 0.5, shift: 2.5 }
 */
export function scaledIndex(cells: TypedArray, low: number, high: number, steps = mostSteps): CellIndex {
  const base = baseOf(cells, low);
  const fit = steps / (high - low);
  const scale = high > low && Number.isFinite(fit) ? fit : 1;
  return { kind: 'scaled', base, scale, shift: first + 0.5 - (low - base) * scale };
}

/**
 * Steps that grow with the distance from the base, as fine as the table lets them be from low to high.
 * @example
 * bitsIndex(0, 1, 2).shift; // 8
 */
export function bitsIndex(base: number, low: number, high: number): IndexOf<'bits'> {
  const [from, to] = [low, high].map((end) => orderedBits(toSingle(end - base)));
  let shift = 0;
  while ((to >> shift) - (from >> shift) > mostSteps) shift++;
  return { kind: 'bits', base, first: from >> shift, shift };
}

/**
 * The entry of one value, with the arithmetic of the loops.
 * @example
 * const index = scaledIndex(Float32Array.of(0, 100), 0, 100);
 * [0, 100, -1, 101, NaN].map((value) => entryOf(index, value)); // [2, 65534, 1, 65535, 0]
 */
export function entryOf(index: CellIndex, value: number): number {
  if (index.kind === 'value') return value & (index.bits === 8 ? 0xff : 0xffff);
  const x = toSingle(value - index.base);
  if (x - x !== 0) return 0;
  const entry =
    index.kind === 'scaled'
      ? x * index.scale + index.shift
      : (orderedBits(x) >> index.shift) - index.first + first;
  return entry < first ? 1 : entry >= last ? last : Math.floor(entry);
}

/**
 * The least value of an entry: -Infinity for that below the range, Infinity behind the last.
 * @example
 * leastOf(scaledIndex(Float32Array.of(0, 100), 0, 100, 5), 3); // 10.0
 */
export function leastOf(index: CellIndex, entry: number): number {
  if (index.kind === 'value') return valueAt(index, entry);
  if (entry < first) return -Infinity;
  if (entry > last) return Infinity;
  if (index.kind === 'scaled') return (entry - index.shift) / index.scale + index.base;
  return fromOrderedBits((entry - first + index.first) << index.shift) + index.base;
}

/**
 * Writes {@link valueAt} of the first entries, NaN where that is not finite.
 * @example
 * const values = new Float64Array(3);
 * valuesOf({ kind: 'value', bits: 8, signed: false }, values);
 * values; // [0, 1, 2]
 */
export function valuesOf(index: CellIndex, values: Float64Array): void {
  for (let entry = 0; entry < values.length; entry++) {
    const value = valueAt(index, entry);
    values[entry] = Number.isFinite(value) ? value : NaN;
  }
}

/**
 * The value in the middle of an entry, or beyond all values of the range for the two entries outside of it.
 * @example
 * valueAt({ kind: 'value', bits: 8, signed: true }, 255); // -1
 */
export function valueAt(index: CellIndex, entry: number): number {
  if (index.kind === 'value') {
    if (!index.signed) return entry;
    return index.bits === 8 ? (entry << 24) >> 24 : (entry << 16) >> 16;
  }
  if (entry <= 1) return -Number.MAX_VALUE;
  if (entry >= last) return Number.MAX_VALUE;
  if (index.kind === 'scaled') return (entry + 0.5 - index.shift) / index.scale + index.base;
  const key = ((entry - first + index.first) << index.shift) + ((1 << index.shift) >> 1);
  return fromOrderedBits(key) + index.base;
}
