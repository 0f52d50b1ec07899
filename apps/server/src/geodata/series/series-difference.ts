import { gridExtent } from '@gep/raster';
import { crsText } from '../found-crs';
import type { RasterSource } from '../raster/raster-source';

/** In what a file differs from the first of its series, with what both have. */
export interface SeriesDifference {
  readonly what: 'size' | 'crs' | 'place' | 'scale';
  readonly got: string;
  readonly wanted: string;
}

/** Rounding of coordinates on the way through programs, in cells. */
const tolerance = 1e-6;

/** The first difference in size, CRS, place, or scale and offset of two rasters of a series; null for none. */
export function seriesDifference(source: RasterSource, first: RasterSource): SeriesDifference | null {
  const facts: readonly (readonly [SeriesDifference['what'], (one: RasterSource) => string])[] = [
    ['size', ({ width, height }) => `${width} × ${height}`],
    ['crs', ({ crs }) => (crs ? crsText(crs) : '–')],
    ['scale', ({ bands: [{ scale, offset }] }) => `${scale}, ${offset}`],
  ];
  for (const [what, fact] of facts) {
    const [got, wanted] = [fact(source), fact(first)];
    if (got !== wanted) return { what, got, wanted };
  }
  if (isSamePlace(source, first)) return null;
  return { what: 'place', got: placeText(source), wanted: placeText(first) };
}

function isSamePlace(source: RasterSource, first: RasterSource): boolean {
  const [a, b] = [source.transform, first.transform];
  if (!a || !b) return a === b;
  const cell = Math.min(Math.hypot(b[0], b[3]), Math.hypot(b[1], b[4]));
  // A difference in cell size adds up over the raster.
  const weights = [first.width, first.height, 1, first.width, first.height, 1];
  return weights.every((weight, i) => Math.abs(a[i] - b[i]) * weight <= tolerance * cell);
}

function placeText({ transform, width, height }: RasterSource): string {
  if (!transform) return '–';
  // Twelve digits tell any two places apart, without the last bits of sums.
  return gridExtent({ transform, width, height })
    .map((edge) => Number(edge.toPrecision(12)))
    .join(', ');
}
