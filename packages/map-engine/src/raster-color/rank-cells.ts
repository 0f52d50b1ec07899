import { entryOf, leastOf } from './cell-index';
import type { CellCounts } from './count-cells';
import type { StretchRanks, StretchStatistics } from '../scheme';

/**
 * Ranks out of counts, exact in bands of 8 and 16 bits; inside of an entry of wider ones the cells are taken to be
 * spread evenly. Equalised, the least cell has share 0 and the greatest 1.
 * @param ends asked for percentiles 0 and 100.
 */
export function rankCells(
  { index, counts, first }: CellCounts,
  ends: () => Pick<StretchStatistics, 'min' | 'max'>,
): StretchRanks {
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
  // Of the cells of the greatest entry none counts as below it.
  const most = below[highest];
  const share = (value: number): number => {
    const place = whole ? Math.floor(value) - first : entryOf(index, value);
    if (!(place > lowest || value > low) || most === 0) return 0;
    if (place >= highest) return 1;
    const part = whole ? value - first - place : (value - least(place)) / width(place);
    return (below[place] + (below[place + 1] - below[place]) * (part || 0)) / most;
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
    equalised: () => ({ low, high, curve: (part) => share(low + part * (high - low)) }),
  };
}

/** Statistics of a band of 8 or 16 bits out of its counts. */
export function statisticsOfCounts({ counts, first }: CellCounts): StretchStatistics {
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
