import { leastOf } from './cell-index';
import type { CellCounts } from './count-cells';
import type { Statistics } from '../moments';

/** Least and greatest cell, mean and population standard deviation; NaN where no cell is valid. */
export type CellStatistics = Pick<Statistics, 'min' | 'max' | 'mean' | 'stddev'>;

/** The order of cells. */
export interface CellRanks {
  /** The value below which p percent of the cells are. */
  percentile(p: number): number;
  /** The ends of the cells, and the share of cells below each part of the way between them. */
  equalised(): { readonly low: number; readonly high: number; readonly curve: (part: number) => number };
}

/**
 * Ranks out of counts, exact in bands of 8 and 16 bits; inside of an entry of wider ones the cells are taken to be
 * spread evenly. Equalised, the least cell has share 0 and the greatest 1.
 * @param ends asked for percentiles 0 and 100.
 * @example
 * const counts = countCells(Uint8Array.of(1, 2, 3, 5), null);
 * rankCells(counts, () => statisticsOfCounts(counts)).percentile(50); // 2.5
 */
export function rankCells(
  { index, counts, first }: CellCounts,
  ends: () => Pick<CellStatistics, 'min' | 'max'>,
): CellRanks {
  const below = new Float64Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) below[i + 1] = below[i] + counts[i];
  const total = below[counts.length];
  const whole = index.kind === 'value';
  const least = (place: number): number => (whole ? place + first : leastOf(index, place));
  const width = (place: number): number => (whole ? 0 : least(place + 1) - least(place));
  const at = (rank: number): number => {
    let place = 0;
    for (let hi = counts.length - 1; place < hi;) {
      const mid = (place + hi) >> 1;
      if (rank < below[mid + 1]) hi = mid;
      else place = mid + 1;
    }
    return place;
  };
  const valueOf = (rank: number): number => {
    const place = at(rank);
    const value = least(place) + width(place) * ((rank - below[place]) / counts[place]);
    return Number.isFinite(value) ? value : least(place === 1 ? 2 : place);
  };
  const [lowest, highest] = [at(0), at(total - 1)];
  const [low, high] = [valueOf(0), least(highest) + (Number.isFinite(width(highest)) ? width(highest) : 0)];
  const equalised: CellRanks['equalised'] = () => {
    const starts = Float64Array.from({ length: highest - lowest + 1 }, (_, i) => least(lowest + i));
    // Of the cells of the greatest entry none counts as below it.
    const most = below[highest];
    let place = 0;
    const share = (value: number): number => {
      if (!(value > low) || most === 0) return 0;
      if (value >= starts[starts.length - 1]) return 1;
      // Tables ask in ascending order.
      if (value < starts[place]) place = 0;
      while (value >= starts[place + 1]) place++;
      const part = (value - starts[place]) / (starts[place + 1] - starts[place]);
      const from = below[lowest + place];
      return (from + (below[lowest + place + 1] - from) * (part || 0)) / most;
    };
    return { low, high, curve: (part) => share(low + part * (high - low)) };
  };
  return {
    percentile: (p) => {
      if (p === 0) return ends().min;
      if (p === 100) return ends().max;
      if (total === 0) return NaN;
      const rank = (p / 100) * (total - 1);
      const floor = valueOf(Math.floor(rank));
      return floor + (valueOf(Math.min(total - 1, Math.floor(rank) + 1)) - floor) * (rank % 1);
    },
    equalised,
  };
}

/**
 * Statistics of a band of 8 or 16 bits out of its counts.
 * @example
 * statisticsOfCounts(countCells(Uint8Array.of(1, 3), null)); // { min: 1, max: 3, mean: 2, stddev: 1 }
 */
export function statisticsOfCounts({ counts, first }: CellCounts): CellStatistics {
  let [total, sum] = [0, 0];
  let [min, max] = [NaN, NaN];
  counts.forEach((count, place) => {
    if (count === 0) return;
    total += count;
    sum += count * (place + first);
    max = place + first;
    if (Number.isNaN(min)) min = max;
  });
  const mean = sum / total;
  const squares = counts.reduce((all, count, place) => all + count * (place + first - mean) ** 2, 0);
  return { min, max, mean, stddev: Math.sqrt(squares / total) };
}
