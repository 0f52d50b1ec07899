import type { Statistics } from '@gep/raster';

/** Statistics as JSON can carry them: null where there is no number. */
export interface PlainNumbers {
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly stddev: number | null;
  readonly sum: number;
}

export function numbersOf({ count, min, max, mean, stddev, sum }: Statistics): PlainNumbers {
  if (count === 0) return { count, min: null, max: null, mean: null, stddev: null, sum };
  return { count, min, max, mean, stddev, sum };
}
