import { storedNoData } from './grid';
import type { TypedArray } from './grid';
import type { Histogram } from './histogram';
import { finish, orderStatistics, valueOfRank } from './order';
import type { FloatArray } from './order';
import type { ValidCells } from './statistics';

type CountedBins = Histogram<ArrayLike<number>>;

/**
 * The value below which p percent of the valid cells are.
 *
 * From data: Hyndman-Fan type 7, to the last digit as numpy's default. From a histogram: linear inside the bin.
 * `p` is 0 to 100 (RangeError otherwise). NaN when no cell is valid.
 * @example
 * percentile(heights.data, 50); // 15
 * percentile({ min: 0, max: 40, counts: [1, 1, 2] }, 50); // 26.7
 */
export function percentile(source: TypedArray | CountedBins, p: number, cells: ValidCells = {}): number {
  return percentiles(source, [p], cells)[0];
}

/**
 * Several percentiles by one search; see `percentile`.
 * @example
 * percentiles(Float64Array.of(1, 2, 3, 4, 5), [25, 50]); // [2, 3]
 */
export function percentiles(
  source: TypedArray | CountedBins,
  ps: readonly number[],
  cells: ValidCells = {},
): number[] {
  for (const p of ps) if (!(p >= 0 && p <= 100)) throw new RangeError(`p: got ${p}, allowed: 0 to 100`);
  if ('counts' in source) return ps.map((p) => percentileOfHistogram(source, p));
  const values = validCells(source, cells);
  if (values.length === 0) return ps.map(() => NaN);
  const last = values.length - 1;
  const ranks = ps.map((p) => (p / 100) * last);
  const around = (rank: number): number[] => [Math.floor(rank), Math.min(last, Math.floor(rank) + 1)];
  const places = [...new Set(ranks.flatMap(around))].sort((one, other) => one - other);
  const found = finish(orderStatistics(values, places));
  return ranks.map((rank) => {
    const part = rank - Math.floor(rank);
    const [low, high] = around(rank).map((place) => found[places.indexOf(place)]);
    // From the nearer end, so that both ends are met and the result grows with the part (as numpy).
    return part < 0.5 ? low + part * (high - low) : high - (1 - part) * (high - low);
  });
}

/** A copy of the valid cells in numbers that hold them exactly. */
function validCells(data: TypedArray, { noData, mask }: ValidCells): FloatArray {
  const stored = storedNoData(data, noData);
  const short = data instanceof Float32Array || data.BYTES_PER_ELEMENT < 4;
  const kept = short ? new Float32Array(data.length) : new Float64Array(data.length);
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    const value = data[i];
    if (value - value === 0 && value !== stored && (mask === undefined || mask[i] !== 0))
      kept[count++] = value;
  }
  return kept.subarray(0, count);
}

function percentileOfHistogram(histogram: CountedBins, p: number): number {
  let total = 0;
  for (let bin = 0; bin < histogram.counts.length; bin++) total += histogram.counts[bin];
  return valueOfRank(histogram, (p / 100) * total);
}
