import { decodeWkb, extentOf, transformFlat, unionExtents } from '@gep/map-engine/geometry';
import type { Extent, FlatGeometry } from '@gep/map-engine/geometry';
import { encodeWkb } from './encode-wkb';
import { insertedPoints } from './project-shape';

/** Polygons as the map shows them and `zones` measures them. */
export interface MapShapesTask {
  readonly kind: 'map-shapes';
  /** Degrees. */
  readonly wkb: readonly Uint8Array[];
}

export interface MapShapesResult {
  /** In EPSG:3857, WKB in base64. */
  readonly shapes: readonly string[];
  /** Of all shapes, in EPSG:3857; null without any. */
  readonly extent: Extent | null;
  /** Points that `zones` would insert into their edges. */
  readonly insertedPoints: number;
}

/** A shape of degrees in EPSG:3857. */
function toWebMercator(shape: FlatGeometry): FlatGeometry {
  return { ...shape, flatCoordinates: transformFlat(shape.flatCoordinates, 'EPSG:4326', 'EPSG:3857') };
}

/** WKB in base64, as shapes travel to the map. */
export function wkbText(shape: FlatGeometry): string {
  return encodeWkb(shape).toString('base64');
}

/** Null without any. */
export function extentOfShapes(shapes: readonly FlatGeometry[]): Extent | null {
  return shapes.reduce<Extent | null>(
    (extent, { flatCoordinates }) => unionExtents(extent, extentOf(flatCoordinates)),
    null,
  );
}

/** Task of a thread: a region can hold more points than the server process can go through beside its requests. */
export function mapShapes({ wkb }: MapShapesTask): MapShapesResult {
  const shapes = wkb.map((one) => toWebMercator(decodeWkb(one)));
  return {
    shapes: shapes.map(wkbText),
    extent: extentOfShapes(shapes),
    insertedPoints: insertedPoints(shapes),
  };
}
