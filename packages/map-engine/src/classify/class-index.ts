/**
 * The class that holds a value: classes are (lower, upper], the first also holds its lower end.
 * @param breaks ascending edges, classes + 1.
 * @returns 0-based class, or -1 for null, NaN, infinite values and values outside the edges.
 * @example
 * classIndex([0, 10, 20], 10); // 0
 * classIndex([0, 10, 20], 20.5); // -1
 */
export function classIndex(breaks: ArrayLike<number>, value: number | null | undefined): number {
  const last = breaks.length - 1;
  if (last < 1 || typeof value !== 'number' || !(value >= breaks[0]) || !(value <= breaks[last])) return -1;
  if (!Number.isFinite(value)) return -1;
  let lo = 1;
  let hi = last;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (value <= breaks[mid]) hi = mid;
    else lo = mid + 1;
  }
  return lo - 1;
}
