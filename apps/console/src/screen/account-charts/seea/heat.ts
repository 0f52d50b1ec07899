/** Part of the strongest colour that the smallest change has, so that it is seen. */
const least = 8;
/** Figures on it are read in the light and in the dark theme. */
const most = 54;

/**
 * How much of the accent colour a cell of the change matrix has, in %: by the order of magnitude, because a few changes are
 * a thousand times larger than the others.
 * @example
 * heatOf(0, 500); // 0
 * heatOf(500, 500); // 54
 */
export function heatOf(count: number, largest: number): number {
  if (count === 0 || largest === 0) return 0;
  const part = Math.log1p(count) / Math.log1p(largest);
  return Math.round(least + (most - least) * part);
}
