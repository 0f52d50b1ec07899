import type { TypedArray } from './grid';
import type { Histogram } from './histogram';
import { orderStatistics } from './order-statistics';
import type { ValidCells } from './statistics';

/**
 * The value below which p percent of the valid cells lie.
 *
 * From data: Hyndman-Fan type 7, to the last digit as numpy's default. From a histogram: linear inside the bin.
 * `p` is 0 to 100 (RangeError otherwise). NaN when no cell is valid.
 */
export function percentile(source: TypedArray | Histogram, p: number, cells: ValidCells = {}): number {
  return percentiles(source, [p], cells)[0];
}

/** Several percentiles with the same two reads of the data; see `percentile`. */
export function percentiles(
  source: TypedArray | Histogram,
  ps: readonly number[],
  cells: ValidCells = {},
): number[] {
  for (const p of ps) if (!(p >= 0 && p <= 100)) throw new RangeError(`p: got ${p}, allowed: 0 to 100`);
  if ('counts' in source) return ps.map((p) => percentileOfHistogram(source, p));
  let places: number[] = [];
  const values = orderStatistics(
    source,
    (count) => {
      places = count === 0 ? [] : ps.map((p) => (p / 100) * (count - 1));
      return places.flatMap((place) => [Math.floor(place), Math.min(count - 1, Math.floor(place) + 1)]);
    },
    cells,
  );
  if (places.length === 0) return ps.map(() => NaN);
  return places.map((place, i) => {
    const part = place - Math.floor(place);
    const [low, high] = [values[2 * i], values[2 * i + 1]];
    // From the nearer end, so that both ends are met and the result grows with the part (as numpy).
    return part < 0.5 ? low + part * (high - low) : high - (1 - part) * (high - low);
  });
}

function percentileOfHistogram({ min, max, counts }: Histogram, p: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return NaN;
  const step = (max - min) / counts.length;
  let remaining = (p / 100) * total;
  let lastFilled = 0;
  for (let bin = 0; bin < counts.length; bin++) {
    if (counts[bin] === 0) continue;
    if (remaining <= counts[bin]) return Math.min(max, min + step * (bin + remaining / counts[bin]));
    remaining -= counts[bin];
    lastFilled = bin;
  }
  return Math.min(max, min + step * (lastFilled + 1));
}
