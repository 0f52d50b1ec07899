import type { FlatGeometry } from './flat-geometry';

/** Dimension of a geometry: 0 points, 1 lines, 2 areas. */
const dimensions = {
  Point: 0,
  MultiPoint: 0,
  LineString: 1,
  MultiLineString: 1,
  Polygon: 2,
  MultiPolygon: 2,
} satisfies Record<FlatGeometry['type'], number>;

/**
 * Geometries of one dimension as one multi-geometry; no geometries give an empty multipoint.
 * @returns null where points, lines and polygons are mixed
 */
export function mergeParts(parts: readonly FlatGeometry[]): FlatGeometry | null {
  const filled = parts.filter((part) => part.flatCoordinates.length > 0);
  const [dimension, ...others] = new Set(filled.map((part) => dimensions[part.type]));
  if (others.length > 0) return null;
  const flatCoordinates = filled.flatMap((part) => part.flatCoordinates);
  const layout = 'XY';
  if (!dimension) return { type: 'MultiPoint', flatCoordinates, layout };
  const endss: number[][] = [];
  let start = 0;
  for (const part of filled) {
    for (const ends of ringsOf(part)) endss.push(ends.map((end) => start + end));
    start += part.flatCoordinates.length;
  }
  return dimension === 1
    ? { type: 'MultiLineString', flatCoordinates, layout, ends: endss.flat() }
    : { type: 'MultiPolygon', flatCoordinates, layout, endss };
}

/** Ends of the lines or rings of a geometry, one list a polygon. */
function ringsOf(part: FlatGeometry): readonly (readonly number[])[] {
  if ('endss' in part) return part.endss;
  return ['ends' in part ? part.ends : [part.flatCoordinates.length]];
}
