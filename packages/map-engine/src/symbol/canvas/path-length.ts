import type { Extent } from '../../model';

/** Distance of each vertex from the first along a path `[x, y, …]`, in the path's unit. */
export function cumulativeLengths(path: readonly number[]): number[] {
  const lengths = [0];
  for (let i = 2; i + 1 < path.length; i += 2) {
    lengths.push(lengths[lengths.length - 1] + Math.hypot(path[i] - path[i - 2], path[i + 1] - path[i - 1]));
  }
  return lengths;
}

/**
 * The part of a segment inside a box as shares 0-1 of its length, null where it passes by (Liang and Barsky, 1984).
 */
export function seenShare(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  [minX, minY, maxX, maxY]: Extent,
): readonly [from: number, to: number] | null {
  let [from, to] = [0, 1];
  for (const [start, delta, low, high] of [
    [x0, x1 - x0, minX, maxX],
    [y0, y1 - y0, minY, maxY],
  ]) {
    if (delta === 0) {
      if (start < low || start > high) return null;
      continue;
    }
    const [a, b] = [(low - start) / delta, (high - start) / delta];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from <= to ? [from, to] : null;
}

/** A stretch of a path and how far from the path's start it begins. */
export interface Stretch {
  readonly path: readonly number[];
  readonly start: number;
}

/** The stretches of a path inside a box. */
export function seenStretches(path: readonly number[], box: Extent): Stretch[] {
  const stretches: { path: number[]; start: number }[] = [];
  let open: number[] | null = null;
  let length = 0;
  for (let i = 2; i + 1 < path.length; i += 2) {
    const [x0, y0, x1, y1] = path.slice(i - 2, i + 2);
    const size = Math.hypot(x1 - x0, y1 - y0);
    const share = seenShare(x0, y0, x1, y1, box);
    if (share !== null) {
      const [from, to] = share;
      if (open === null || from > 0) {
        open = [x0 + (x1 - x0) * from, y0 + (y1 - y0) * from];
        stretches.push({ path: open, start: length + size * from });
      }
      open.push(x0 + (x1 - x0) * to, y0 + (y1 - y0) * to);
      if (to < 1) open = null;
    } else open = null;
    length += size;
  }
  return stretches;
}
