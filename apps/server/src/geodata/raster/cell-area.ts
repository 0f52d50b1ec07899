import type { Transform } from '@gep/raster';

/** Area of a cell in square units of the CRS. */
export function cellArea([a, b, , d, e]: Transform): number {
  return Math.abs(a * e - b * d);
}
