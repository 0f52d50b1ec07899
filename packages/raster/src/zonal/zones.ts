import { GepDataError } from '../gep-data-error';
import { extentOf, unionExtents } from '../extent';
import type { Extent, Transform } from '../grid';
import { invertTransform } from '../affine';

type Position = readonly number[];
type Ring = readonly Position[];

/** A GeoJSON geometry with an area, in the CRS of the grid that it is laid over. */
export type PolygonGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

/** One ring as flat x, y pairs; closed without repeating the first point. */
interface FlatRing {
  readonly points: Float64Array;
  /** Holes take area away in either direction. */
  readonly hole: boolean;
}

/** Polygons made ready once for any number of windows. */
export interface Zones {
  readonly count: number;
  readonly rings: readonly (readonly FlatRing[])[];
  /** Per zone; an empty zone has an inverted extent. */
  readonly extents: readonly Extent[];
}

/** The rings of one zone in cell units of a window, with the bounds of their vertices. */
export interface ZoneInCells {
  readonly rings: readonly FlatRing[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Checks and flattens polygons for `createZonalAccumulator` and `burnZones`.
 * Throws TypeError for other geometry types, GepDataError `polygon-not-finite` for broken coordinates.
 * @example
 * prepareZones(districts).count; // 2
 */
export function prepareZones(polygons: readonly PolygonGeometry[]): Zones {
  const rings: FlatRing[][] = [];
  const extents: Extent[] = [];
  polygons.forEach((polygon, index) => {
    const flat: FlatRing[] = [];
    for (const part of partsOf(polygon, index))
      part.forEach((ring, i) => flat.push({ points: flatten(ring, `polygons[${index}]`), hole: i > 0 }));
    rings.push(flat);
    extents.push(extentOfRings(flat));
  });
  return { count: polygons.length, rings, extents };
}

/** A zone in the cell units of a window, or `undefined` where it is outside the window's columns and rows. */
export function zoneInCells(
  zones: Zones,
  index: number,
  transform: Transform,
  width: number,
  height: number,
): ZoneInCells | undefined {
  const [a, b, c, d, e, f] = invertTransform(transform);
  const [minX, minY, maxX, maxY] = zones.extents[index];
  if (!(minX <= maxX)) return undefined;
  const cols = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => a * x + b * y + c));
  const rows = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => d * x + e * y + f));
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  if (right < 0 || bottom < 0 || left > width || top > height) return undefined;
  const rings = zones.rings[index].map(({ points, hole }) => {
    const cells = new Float64Array(points.length);
    for (let i = 0; i < points.length; i += 2) {
      cells[i] = a * points[i] + b * points[i + 1] + c;
      cells[i + 1] = d * points[i] + e * points[i + 1] + f;
    }
    return { points: cells, hole };
  });
  return { rings, left, top, right, bottom };
}

function partsOf(polygon: PolygonGeometry, index: number): readonly (readonly Ring[])[] {
  if (polygon?.type === 'Polygon') return [polygon.coordinates];
  if (polygon?.type === 'MultiPolygon') return polygon.coordinates;
  const got = String((polygon as { type?: unknown } | null)?.type);
  throw new TypeError(`polygons[${index}]: got ${got}, allowed: a GeoJSON Polygon or MultiPolygon`);
}

function flatten(ring: Ring, at: string): Float64Array {
  // Asked before numbers are stored: null, which JSON has in the place of NaN, would become 0.
  if (!ring.every((point) => Number.isFinite(point?.[0]) && Number.isFinite(point?.[1])))
    throw new GepDataError(
      'polygon-not-finite',
      at,
      'coordinates that are finite numbers in the CRS of the grid',
    );
  let length = ring.length;
  if (length > 1 && ring[0][0] === ring[length - 1][0] && ring[0][1] === ring[length - 1][1]) length--;
  const points = new Float64Array(2 * length);
  for (let i = 0; i < length; i++) {
    points[2 * i] = ring[i][0];
    points[2 * i + 1] = ring[i][1];
  }
  return points;
}

/** Of at least one ring of finite points. */
function extentOfRings(rings: readonly FlatRing[]): Extent {
  const all = rings.reduce<Extent | null>(
    (extent, { points }) => unionExtents(extent, extentOf(points)),
    null,
  );
  return all ?? [Infinity, Infinity, -Infinity, -Infinity];
}
