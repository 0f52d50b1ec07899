import type { Statistics } from '@gep/raster';
import type { CellStatistics } from '../task';

/** Statistics as JSON can carry them. */
export function numbersOf({ count, min, max, mean, stddev, sum }: Statistics): CellStatistics {
  if (count === 0) return { count, min: null, max: null, mean: null, stddev: null, sum };
  return { count, min, max, mean, stddev, sum };
}
