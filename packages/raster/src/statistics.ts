import type { TypedArray } from './grid';
import { storedNoData } from './grid';
import type { Statistics } from './moments';
import { addRun, emptyMoments, finishMoments } from './moments';

/** Which cells are left out as not valid. */
export interface ValidCells {
  /** Cells equal to this are left out; NaN and infinite cells always are. */
  readonly noData?: number;
  /** Cells where this is 0 are left out. */
  readonly mask?: Uint8Array;
}

/** Statistics that grow by windows: `add` any number of times, then `finish` (which may be asked again later). */
export interface Describer {
  add(data: TypedArray, cells?: ValidCells): void;
  finish(): Statistics;
}

/**
 * Starts statistics over windows; the cells of each window are given with their own NoData.
 * @example
 * const describer = createDescriber();
 * describer.add(Float32Array.of(1, 2));
 * describer.add(Float32Array.of(3, -9999), { noData: -9999 });
 * describer.finish().mean; // 2
 */
export function createDescriber(): Describer {
  const moments = emptyMoments();
  return {
    add(data, { noData, mask } = {}) {
      addRun(moments, data, 0, data.length, storedNoData(data, noData), mask);
    },
    finish: () => finishMoments(moments),
  };
}

/**
 * Count, min, max, mean, population standard deviation and sum of the valid cells (finite, not NoData, not masked).
 * @example
 * describe(heights.data); // { count: 12, min: 0, max: 30, mean: 15, stddev: 11.18, sum: 180 }
 */
export function describe(data: TypedArray, cells: ValidCells = {}): Statistics {
  const describer = createDescriber();
  describer.add(data, cells);
  return describer.finish();
}
