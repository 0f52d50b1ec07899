/** Counts of equal bins over [min, max]. */
interface Bins {
  readonly min: number;
  readonly max: number;
  readonly counts: ArrayLike<number>;
}

/**
 * The value below which so many of the counted values are: linear inside the bin, never in an empty one. NaN where
 * nothing was counted.
 * @example
 * valueOfRank({ min: 0, max: 40, counts: [1, 1, 2] }, 2); // 26.67
 */
export function valueOfRank({ min, max, counts }: Bins, rank: number): number {
  const step = (max - min) / counts.length;
  let remaining = rank;
  let lastFilled = -1;
  for (let bin = 0; bin < counts.length; bin++) {
    if (counts[bin] === 0) continue;
    if (remaining <= counts[bin]) return Math.min(max, min + step * (bin + remaining / counts[bin]));
    remaining -= counts[bin];
    lastFilled = bin;
  }
  return lastFilled < 0 ? NaN : Math.min(max, min + step * (lastFilled + 1));
}
