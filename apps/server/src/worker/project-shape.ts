import proj4 from 'proj4';
import { toGeoJson } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { PolygonGeometry } from '@gep/raster';

/** A straight edge of the map is curved in another CRS: long ones get points in between. */
const longestEdge = 5000;
const maxPieces = 1000;

function pieces(dx: number, dy: number): number {
  return Math.min(maxPieces, Math.max(1, Math.ceil(Math.hypot(dx, dy) / longestEdge)));
}

/** Points that `projectShape` would insert into the edges of shapes in EPSG:3857. */
export function insertedPoints(shapes: readonly FlatGeometry[]): number {
  let inserted = 0;
  for (const { flatCoordinates: xy } of shapes)
    // The step from one ring to the next counts too: a bound is enough.
    for (let i = 2; i < xy.length; i += 2) inserted += pieces(xy[i] - xy[i - 2], xy[i + 1] - xy[i - 1]) - 1;
  return inserted;
}

/** A polygon of EPSG:3857 in another CRS. */
export function projectShape(shape: FlatGeometry, crs: string): PolygonGeometry {
  const geometry = toGeoJson(shape) as PolygonGeometry;
  const { forward } = proj4('EPSG:3857', crs);
  const ring = (points: readonly (readonly number[])[]): number[][] =>
    points.flatMap(([x, y], i) => {
      const [nextX, nextY] = points[i + 1] ?? [x, y];
      const count = pieces(nextX - x, nextY - y);
      return Array.from({ length: count }, (_, k) =>
        forward([x + ((nextX - x) * k) / count, y + ((nextY - y) * k) / count]),
      );
    });
  return geometry.type === 'Polygon'
    ? { type: 'Polygon', coordinates: geometry.coordinates.map(ring) }
    : { type: 'MultiPolygon', coordinates: geometry.coordinates.map((rings) => rings.map(ring)) };
}
