import InteriorPointArea from 'jsts/org/locationtech/jts/algorithm/InteriorPointArea.js';
import PointLocation from 'jsts/org/locationtech/jts/algorithm/PointLocation.js';
import type Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import SnapIfNeededOverlayOp from 'jsts/org/locationtech/jts/operation/overlay/snap/SnapIfNeededOverlayOp.js';
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js';
import UnaryUnionOp from 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';
import { GepDataError } from '@gep/raster';
import RuntimeException from 'jsts/java/lang/RuntimeException.js';
import { extentOf, intersectExtents } from './extent';
import type { Extent, FlatGeometry } from './flat-geometry';
import {
  fromJsts,
  ringsOf,
  toJsts,
  toJstsLines,
  toJstsMultiPolygon,
  toJstsPolygon,
  toJstsPolygons,
} from './jsts-geometry';
import type { FlatArea, Polygon } from './jsts-geometry';

// Topology of polygons by jsts (JTS), which weighs: import this entry only where it is used, in a page with `import()`.

export type { FlatArea };

/** In the order of JTS's TopologyValidationError. */
const reasons = [
  'invalid',
  'repeated-point',
  'hole-outside-shell',
  'nested-holes',
  'disconnected-interior',
  'self-intersection',
  'ring-self-intersection',
  'nested-shells',
  'duplicate-rings',
  'too-few-points',
  'invalid-coordinate',
  'ring-not-closed',
] as const;

/** What the OGC Simple Features model forbids, and where it was found. */
export interface InvalidPlace {
  readonly reason: (typeof reasons)[number];
  readonly at: readonly [number, number];
}

/**
 * The first place at which a polygon breaks the rules of OGC Simple Features; null where it is valid.
 * @example
 * const bowTie = { type: 'Polygon', flatCoordinates: [0, 0, 2, 2, 2, 0, 0, 2, 0, 0], layout: 'XY', ends: [10] } as const;
 * invalidPlace(bowTie); // { reason: 'self-intersection', at: [1, 1] }
 */
export function invalidPlace(area: FlatArea): InvalidPlace | null {
  const flat = area.flatCoordinates;
  const wrong = flat.findIndex((ordinate) => !Number.isFinite(ordinate));
  if (wrong >= 0) {
    const start = wrong - (wrong % 2);
    return { reason: 'invalid-coordinate', at: [flat[start], flat[start + 1]] };
  }
  let start = 0;
  for (const end of area.type === 'Polygon' ? area.ends : area.endss.flat()) {
    const at = [flat[start], flat[start + 1]] as const;
    if (end - start < 8) return { reason: 'too-few-points', at };
    if (flat[end - 2] !== at[0] || flat[end - 1] !== at[1]) return { reason: 'ring-not-closed', at };
    start = end;
  }
  const error = new IsValidOp(toJsts(area)).getValidationError();
  if (!error) return null;
  const { x, y } = error.getCoordinate();
  return { reason: reasons[error.getErrorType()], at: [x, y] };
}

/**
 * A valid area of the same lines: inside a polygon is what an odd number of its rings goes around (as in PostGIS'
 * `ST_MakeValid` by linework); polygons that overlap are joined. A valid area comes back as it is.
 * @returns null where nothing has an area
 * @example
 * const bowTie = { type: 'Polygon', flatCoordinates: [0, 0, 2, 2, 2, 0, 0, 2, 0, 0], layout: 'XY', ends: [10] } as const;
 * makeValid(bowTie)?.type; // 'MultiPolygon'
 */
export function makeValid(area: FlatArea): FlatArea | null {
  return invalidPlace(area) === null ? area : join(ringsOf(area).flatMap(faces));
}

/**
 * The part of a valid area in another or in a box.
 * @returns null where they share no area
 * @throws GepDataError `invalid-polygon` for areas that are not valid: see `makeValid`
 * @example
 * const square = { type: 'Polygon', flatCoordinates: [0, 0, 4, 0, 4, 4, 0, 4, 0, 0], layout: 'XY', ends: [10] } as const;
 * extentOf(clip(square, [2, 2, 9, 9])!.flatCoordinates); // [2, 2, 4, 4]
 */
export function clip(area: FlatArea, by: FlatArea | Extent): FlatArea | null {
  const bounds = extentOf(area.flatCoordinates);
  const box = isArea(by) ? extentOf(by.flatCoordinates) : by;
  const shared = bounds && box && intersectExtents(bounds, box);
  if (!shared) return null;
  if (!isArea(by) && bounds.every((bound, i) => bound === shared[i])) return area;
  const other = isArea(by) ? by : rectangle(by);
  return checked(() => fromJsts(SnapIfNeededOverlayOp.intersection(toJsts(area), toJsts(other))));
}

/**
 * Valid areas as one, without the borders between them: districts → the region that they make up.
 * @returns null without areas
 * @throws GepDataError `invalid-polygon` for areas that are not valid: see `makeValid`
 * @example
 * const cell = (x: number) =>
 *   ({ type: 'Polygon', flatCoordinates: [x, 0, x + 1, 0, x + 1, 1, x, 1, x, 0], layout: 'XY', ends: [10] }) as const;
 * dissolve([cell(0), cell(1)])?.type; // 'Polygon'
 */
export function dissolve(areas: readonly FlatArea[]): FlatArea | null {
  return checked(() => join(areas.flatMap(toJstsPolygons)));
}

/**
 * All places within a distance of a geometry; of an area also with a negative distance, which shrinks it.
 * @param distance in the units of the coordinates: project degrees to metres first
 * @param quadrantSegments sides that make a quarter of a circle, 8 unless named
 * @returns null where nothing is left
 * @throws RangeError for a distance that is not a number or for fewer than 1 segment
 * @example
 * const around = buffer({ type: 'Point', flatCoordinates: [0, 0], layout: 'XY' }, 1)!;
 * around.flatCoordinates.length / 2; // 33
 */
export function buffer(geometry: FlatGeometry, distance: number, quadrantSegments = 8): FlatArea | null {
  if (!Number.isFinite(distance)) throw new RangeError(`distance: got ${distance}, allowed: a finite number`);
  if (!(Number.isInteger(quadrantSegments) && quadrantSegments > 0))
    throw new RangeError(`quadrantSegments: got ${quadrantSegments}, allowed: a whole number from 1`);
  return fromJsts(BufferOp.bufferOp(toJsts(geometry), distance, quadrantSegments));
}

const isArea = (by: FlatArea | Extent): by is FlatArea => 'type' in by;

/** The polygon itself, or the faces of the plane that an odd number of its rings goes around. */
function faces(rings: readonly Coordinate[][]): readonly Polygon[] {
  const whole = toJstsPolygon(rings);
  if (whole && new IsValidOp(whole).isValid()) return [whole];
  const polygonizer = new Polygonizer();
  // The union of lines has a node wherever they cross, and no line twice.
  polygonizer.add(UnaryUnionOp.union(toJstsLines(rings)));
  return polygonizer
    .getPolygons()
    .toArray()
    .filter((face) => {
      const inside = InteriorPointArea.getInteriorPoint(face);
      return rings.filter((ring) => PointLocation.isInRing(inside, ring)).length % 2 === 1;
    });
}

function checked(overlay: () => FlatArea | null): FlatArea | null {
  try {
    return overlay();
  } catch (cause) {
    if (!(cause instanceof RuntimeException)) throw cause;
    throw new GepDataError('invalid-polygon', 'geometry', 'valid polygons', { cause });
  }
}

function join(polygons: readonly Polygon[]): FlatArea | null {
  return polygons.length === 0 ? null : fromJsts(UnaryUnionOp.union(toJstsMultiPolygon(polygons)));
}

function rectangle([west, south, east, north]: Extent): FlatArea {
  const flatCoordinates = [west, south, east, south, east, north, west, north, west, south];
  return { type: 'Polygon', flatCoordinates, layout: 'XY', ends: [10] };
}
