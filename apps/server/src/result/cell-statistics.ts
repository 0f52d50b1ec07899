import type { Histogram } from '@gep/raster';
import type { CellStatistics } from '../store/schema/result';
import type { RedrawResult } from '../worker/redraw-task';
import type { ResultRasterRow } from './queries';

/** What is known of the cells of a raster as they are now; null where nothing is without a pass over them. */
export function knownStatistics({
  terms,
  termStatistics,
  statistics,
}: Pick<ResultRasterRow, 'terms' | 'termStatistics' | 'statistics'>): CellStatistics | null {
  return terms === null ? (statistics.at(0) ?? null) : termStatistics;
}

/** What a pass over cells has counted. */
export function countedStatistics({ statistics, histogram, unique }: RedrawResult): CellStatistics {
  const values = unique?.map(([value, count]) => ({ value, count })) ?? null;
  return { ...statistics, histogram, unique: { values } };
}

/** Statistics of cells that are all multiplied by one factor. */
export function scaledStatistics(before: CellStatistics, factor: number): CellStatistics {
  const [first, last] = [before.min, before.max].map((cell) => scaled(cell, factor));
  const { histogram, unique } = before;
  return {
    count: before.count,
    min: Math.min(first, last),
    max: Math.max(first, last),
    mean: before.mean * factor,
    stddev: before.stddev * Math.abs(factor),
    sum: before.sum * factor,
    histogram: histogram && scaledHistogram(histogram, factor),
    ...(unique && { unique: { values: unique.values && scaledValues(unique.values, factor) } }),
  };
}

/** A cell times a factor, as a file has it; -0 is 0. */
const scaled = (cell: number, factor: number): number => Math.fround(cell * factor) + 0;

/** Bins of cells that are all the same are all counted in the last one, as a histogram of them has it. */
function scaledHistogram({ min, max, counts }: Histogram, factor: number): Histogram {
  const ends = [scaled(min, factor), scaled(max, factor)];
  if (factor > 0) return { min: ends[0], max: ends[1], counts };
  if (factor < 0) return { min: ends[1], max: ends[0], counts: [...counts].reverse() };
  const all = counts.reduce((sum, count) => sum + count, 0);
  return { min: 0, max: 0, counts: counts.map((_, bin) => (bin === counts.length - 1 ? all : 0)) };
}

type Values = NonNullable<NonNullable<CellStatistics['unique']>['values']>;

/** Values that become the same are one. */
function scaledValues(values: Values, factor: number): Values {
  const counts = new Map<number, number>();
  for (const { value, count } of values) {
    const cell = scaled(value, factor);
    counts.set(cell, (counts.get(cell) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
}

/**
 * Statistics of cells of which only the sum is known, from those of the run: as if all had grown alike. Count, sum and mean
 * are exact.
 */
export function estimatedStatistics(ofRun: CellStatistics, sum: number): CellStatistics {
  const growth = ofRun.sum === 0 ? 1 : sum / ofRun.sum;
  const { unique: _unknown, ...grown } = scaledStatistics(ofRun, growth);
  const mean = ofRun.count === 0 ? ofRun.mean : sum / ofRun.count;
  return { ...grown, sum, mean, estimated: true };
}
