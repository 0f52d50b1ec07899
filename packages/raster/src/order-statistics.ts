import type { TypedArray } from './grid';
import { storedNoData } from './grid';
import type { ValidCells } from './statistics';

/** Cells as unsigned 32-bit keys in the order of their values, and back. */
interface KeyView {
  readonly key: (index: number) => number;
  readonly value: (key: number) => number;
}

/**
 * The valid cells at 0-based ranks of the ascending order, without sorting: a count over the upper 16 bits of
 * order-preserving keys, then one over the lower 16 bits of the wanted buckets only. Exact; two reads of the data,
 * no copy (float64 is copied and sorted).
 *
 * `ranksOf(count)` says which ranks are wanted once the number of valid cells is known.
 */
export function orderStatistics(
  data: TypedArray,
  ranksOf: (count: number) => readonly number[],
  { noData, mask }: ValidCells = {},
): number[] {
  const stored = storedNoData(data, noData);
  const valid = (i: number): boolean => {
    const value = data[i];
    return value - value === 0 && value !== stored && (mask === undefined || mask[i] !== 0);
  };
  if (data instanceof Float64Array) {
    const kept = data.filter((_, i) => valid(i)).sort();
    return ranksOf(kept.length).map((rank) => kept[rank] + 0);
  }
  const { key, value } = keyView(data);
  const upper = new Float64Array(65536);
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    if (!valid(i)) continue;
    upper[key(i) >>> 16]++;
    count++;
  }
  const ranks = ranksOf(count);
  const wanted = ranks.map((rank) => locate(upper, rank));
  const lower = new Map(wanted.map(({ bucket }) => [bucket, new Float64Array(65536)]));
  for (let i = 0; i < data.length; i++) {
    const k = key(i);
    const counts = lower.get(k >>> 16);
    if (counts && valid(i)) counts[k & 0xffff]++;
  }
  return wanted.map(({ bucket, before }) => {
    const counts = lower.get(bucket) as Float64Array;
    return value(((bucket << 16) | locate(counts, before).bucket) >>> 0);
  });
}

/** The bucket that holds a rank, and the rank inside it. */
function locate(counts: Float64Array, rank: number): { bucket: number; before: number } {
  let bucket = 0;
  let before = rank;
  while (before >= counts[bucket] && bucket < counts.length - 1) before -= counts[bucket++];
  return { bucket, before };
}

function keyView(data: Exclude<TypedArray, Float64Array>): KeyView {
  if (data instanceof Float32Array) {
    const bits = new Uint32Array(data.buffer, data.byteOffset, data.length);
    const scratch = new Uint32Array(1);
    const float = new Float32Array(scratch.buffer);
    return {
      // Negative floats order backwards by their bits.
      key: (i) => (bits[i] >>> 31 ? ~bits[i] : bits[i] | 0x80000000) >>> 0,
      value: (key) => {
        scratch[0] = key >>> 31 ? key ^ 0x80000000 : ~key;
        return float[0] + 0;
      },
    };
  }
  if (data instanceof Uint8Array || data instanceof Uint16Array || data instanceof Uint32Array)
    return { key: (i) => data[i], value: (key) => key };
  return { key: (i) => (data[i] ^ 0x80000000) >>> 0, value: (key) => key ^ 0x80000000 };
}
