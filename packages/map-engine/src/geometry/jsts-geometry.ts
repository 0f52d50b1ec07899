import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import type { FlatGeometry } from './flat-geometry';

/** A geometry of jsts as used here: its own declarations say `any`. */
export interface Geometry {
  getGeometryType(): string;
  getNumGeometries(): number;
  getGeometryN(index: number): Geometry;
  getCoordinates(): readonly Coordinate[];
  isEmpty(): boolean;
}

/** A polygon of jsts. */
export interface Polygon extends Geometry {
  getExteriorRing(): Geometry;
  getNumInteriorRing(): number;
  getInteriorRingN(index: number): Geometry;
}

/** Polygons: one or many. */
export type FlatArea = Extract<FlatGeometry, { type: 'Polygon' | 'MultiPolygon' }>;

const factory = new GeometryFactory();

/** Lists of rings, one per polygon, as jsts vertices. Vertices that are not numbers are dropped, open rings closed. */
export function ringsOf(area: FlatArea): Coordinate[][][] {
  const endss = area.type === 'Polygon' ? [area.ends] : area.endss;
  let start = 0;
  return endss.map((ends) =>
    ends.map((end) => {
      const ring = coordinates(area.flatCoordinates, start, end);
      start = end;
      const [first] = ring;
      const last = ring.at(-1);
      if (first && last && (first.x !== last.x || first.y !== last.y)) ring.push(first);
      return ring;
    }),
  );
}

/** Holes of fewer than three sides are left out; null without an outer ring of three sides. */
export function toJstsPolygon([outer, ...holes]: readonly (readonly Coordinate[])[]): Polygon | null {
  if (!outer || outer.length < 4) return null;
  return factory.createPolygon(
    factory.createLinearRing(outer),
    holes.filter((hole) => hole.length > 3).map((hole) => factory.createLinearRing(hole)),
  );
}

export const toJstsPolygons = (area: FlatArea): Polygon[] =>
  ringsOf(area)
    .map(toJstsPolygon)
    .filter((polygon) => polygon !== null);

export const toJstsMultiPolygon = (polygons: readonly Polygon[]): Geometry =>
  factory.createMultiPolygon(polygons);

/** Paths of one vertex are left out. */
export const toJstsLines = (paths: readonly (readonly Coordinate[])[]): Geometry =>
  factory.createMultiLineString(
    paths.filter((path) => path.length > 1).map((path) => factory.createLineString(path)),
  );

export function toJsts(geometry: FlatGeometry): Geometry {
  const flat = geometry.flatCoordinates;
  switch (geometry.type) {
    case 'Point':
    case 'MultiPoint':
      return factory.createMultiPointFromCoords(coordinates(flat, 0, flat.length));
    case 'LineString':
    case 'MultiLineString': {
      const ends = 'ends' in geometry ? geometry.ends : [flat.length];
      return toJstsLines(ends.map((end, i) => coordinates(flat, i === 0 ? 0 : ends[i - 1], end)));
    }
    default:
      return toJstsMultiPolygon(toJstsPolygons(geometry));
  }
}

/** The polygons of a geometry of jsts; null where it has none. */
export function fromJsts(geometry: Geometry): FlatArea | null {
  const flatCoordinates: number[] = [];
  const endss: number[][] = [];
  for (let i = 0; i < geometry.getNumGeometries(); i++) {
    const part = geometry.getGeometryN(i);
    if (part.getGeometryType() !== 'Polygon' || part.isEmpty()) continue;
    endss.push(
      rings(part as Polygon).map((ring) => {
        for (const { x, y } of ring.getCoordinates()) flatCoordinates.push(x, y);
        return flatCoordinates.length;
      }),
    );
  }
  if (endss.length === 0) return null;
  const layout = 'XY';
  return endss.length === 1
    ? { type: 'Polygon', flatCoordinates, layout, ends: endss[0] }
    : { type: 'MultiPolygon', flatCoordinates, layout, endss };
}

function rings(polygon: Polygon): Geometry[] {
  return [
    polygon.getExteriorRing(),
    ...Array.from({ length: polygon.getNumInteriorRing() }, (_, i) => polygon.getInteriorRingN(i)),
  ];
}

function coordinates(flat: readonly number[], start: number, end: number): Coordinate[] {
  const out: Coordinate[] = [];
  for (let i = start; i < end; i += 2)
    if (Number.isFinite(flat[i]) && Number.isFinite(flat[i + 1]))
      out.push(new Coordinate(flat[i], flat[i + 1]));
  return out;
}
