import type { Transform } from '@gep/raster';

/** Map coordinates of a cell position (fractions allowed). */
export function toMap([a, b, c, d, e, f]: Transform, col: number, row: number): [number, number] {
  return [a * col + b * row + c, d * col + e * row + f];
}

/** Cell position of map coordinates. */
export function toCell([a, b, c, d, e, f]: Transform, x: number, y: number): [number, number] {
  const det = a * e - b * d;
  return [(e * (x - c) - b * (y - f)) / det, (a * (y - f) - d * (x - c)) / det];
}

/** Area of a cell in square units of the CRS. */
export function cellArea([a, b, , d, e]: Transform): number {
  return Math.abs(a * e - b * d);
}
