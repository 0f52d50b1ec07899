import type { Histogram } from '@gep/raster';

/** Few cells that carry much of a sum. */
export interface Concentration {
  readonly cells: number;
  /** All cells of the histogram. */
  readonly of: number;
  /** Part of the sum that the cells carry, 0-1. */
  readonly share: number;
}

/** So few cells ... */
const fewCells = 0.05;
/** ... that carry so much are worth a remark. */
const muchOfSum = 0.25;

/**
 * The fewest bins from the top of a histogram that carry a quarter of the sum, where they hold at most 5 % of the cells;
 * else null. Cells count with the middle of their bin, which for cells far above most others is close to their values.
 * @example
 * concentrationOf({ min: 0, max: 100, counts: [990, 0, 0, 10] }, 3500); // { cells: 10, of: 1000, share: 0.25 }
 * @returns null also where a cell is below 0, and where the sum is not above 0
 */
export function concentrationOf({ min, max, counts }: Histogram, sum: number): Concentration | null {
  if (min < 0 || !(sum > 0)) return null;
  const of = counts.reduce((all, count) => all + count, 0);
  const step = (max - min) / counts.length;
  let [cells, carried] = [0, 0];
  for (let bin = counts.length - 1; bin >= 0 && carried < muchOfSum * sum; bin--) {
    cells += counts[bin];
    carried += counts[bin] * (min + (bin + 0.5) * step);
  }
  return cells <= fewCells * of ? { cells, of, share: Math.min(1, carried / sum) } : null;
}
