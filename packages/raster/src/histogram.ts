import type { TypedArray } from './grid';
import { storedNoData } from './grid';
import type { ValidCells } from './statistics';
import { describe } from './statistics';

/** Equal bins over [min, max]: each is closed below and open above, the last closed at both ends. */
export interface Histogram<Counts extends ArrayLike<number> = readonly number[]> {
  readonly min: number;
  readonly max: number;
  readonly counts: Counts;
}

/** Bins, range and valid cells of a histogram. */
export interface HistogramOptions extends ValidCells {
  /** 1 to 65536; 256 unless said. */
  readonly bins?: number;
  /** Left out: the smallest valid cell. */
  readonly min?: number;
  /** Left out: the largest valid cell. */
  readonly max?: number;
}

/** A histogram that grows by windows; the range must be known from the start. */
export interface Histogrammer {
  add(data: TypedArray, cells?: ValidCells): void;
  finish(): Histogram;
}

/**
 * Starts a histogram over windows. Throws RangeError for bins outside 1 to 65536 or a range that is not finite.
 * @example
 * const histogrammer = createHistogrammer({ bins: 3, min: 0, max: 30 });
 * histogrammer.add(heights.data);
 * histogrammer.finish().counts; // [3, 3, 6]
 */
export function createHistogrammer(options: { bins?: number; min: number; max: number }): Histogrammer {
  const { bins = 256, min, max } = options;
  if (!Number.isInteger(bins) || bins < 1 || bins > 65536)
    throw new RangeError(`bins: got ${bins}, allowed: an integer from 1 to 65536`);
  if (!Number.isFinite(min) || !Number.isFinite(max) || min > max)
    throw new RangeError(`min, max: got ${min}, ${max}, allowed: finite numbers with min <= max`);
  const counts = new Float64Array(bins);
  const step = (max - min) / bins;
  const perUnit = bins / (max - min);
  const edges = Float64Array.from({ length: bins + 1 }, (_, i) => (i === bins ? max : min + i * step));
  const last = bins - 1;
  return {
    add(data, { noData, mask } = {}) {
      const stored = storedNoData(data, noData);
      for (let i = 0; i < data.length; i++) {
        const value = data[i];
        // Written so that NaN fails too.
        if (!(value >= min && value <= max) || value === stored || (mask !== undefined && mask[i] === 0))
          continue;
        let bin = Math.min(last, Math.floor((value - min) * perUnit) || 0);
        // The product above may round across an edge: the edges decide.
        if (value < edges[bin]) bin--;
        else if (bin < last && value >= edges[bin + 1]) bin++;
        counts[value === max ? last : bin]++;
      }
    },
    finish: () => ({ min, max, counts: Array.from(counts) }),
  };
}

/**
 * Histogram of the valid cells. Values outside [min, max] are not counted; without any valid cell the range is
 * NaN and all counts are 0.
 * @example
 * histogram(heights.data, { bins: 3 }); // { min: 0, max: 30, counts: [3, 3, 6] }
 */
export function histogram(data: TypedArray, options: HistogramOptions = {}): Histogram {
  const { bins = 256 } = options;
  let { min, max } = options;
  if (min === undefined || max === undefined) {
    const statistics = describe(data, options);
    if (statistics.count === 0 && (min === undefined || max === undefined)) {
      createHistogrammer({ bins, min: 0, max: 0 });
      return { min: min ?? NaN, max: max ?? NaN, counts: new Array<number>(bins).fill(0) };
    }
    min ??= statistics.min;
    max ??= statistics.max;
  }
  const histogrammer = createHistogrammer({ bins, min, max });
  histogrammer.add(data, options);
  return histogrammer.finish();
}
