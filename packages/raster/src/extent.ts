import type { Extent } from './grid';

/**
 * Smallest extent around flat coordinates `[x, y, …]`, null without a finite vertex.
 * @example
 * extentOf([110, 20, 118, 26]); // [110, 20, 118, 26]
 */
export function extentOf(flatCoordinates: ArrayLike<number>): Extent | null {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i + 1 < flatCoordinates.length; i += 2) {
    const x = flatCoordinates[i];
    const y = flatCoordinates[i + 1];
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return minX <= maxX ? [minX, minY, maxX, maxY] : null;
}

/**
 * Smallest extent holding both; an absent one counts as empty.
 * @example
 * unionExtents([0, 0, 1, 1], [5, 5, 6, 6]); // [0, 0, 6, 6]
 */
export function unionExtents(a: Extent | null, b: Extent | null): Extent | null {
  if (a === null || b === null) return a ?? b;
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/**
 * The part that both share, null when they touch in no area.
 * @example
 * intersectExtents([0, 0, 2, 2], [1, 1, 3, 3]); // [1, 1, 2, 2]
 * intersectExtents([0, 0, 1, 1], [5, 5, 6, 6]); // null
 */
export function intersectExtents(a: Extent, b: Extent): Extent | null {
  const shared: Extent = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  return shared[0] < shared[2] && shared[1] < shared[3] ? shared : null;
}
