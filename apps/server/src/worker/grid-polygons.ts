import proj4 from 'proj4';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import type { PolygonGeometry } from '@gep/raster';

/** Polygons of a region as they are stored, WKB in degrees. */
export interface StoredPolygons {
  readonly wkb: readonly Uint8Array[];
  /** Definition of proj4 of the CRS of the grid. */
  readonly crs: string;
}

/** Polygons in the CRS of a grid, or those that a thread projects: a region can have millions of points. */
export type GridPolygons = readonly PolygonGeometry[] | StoredPolygons;

/** The polygons in the CRS of the grid. */
export function gridPolygons(given: GridPolygons): readonly PolygonGeometry[] {
  if (!('wkb' in given)) return given;
  const { forward } = proj4('EPSG:4326', given.crs);
  return given.wkb.map((wkb) => projected(wkb, forward));
}

function projected(wkb: Uint8Array, forward: (xy: [number, number]) => [number, number]): PolygonGeometry {
  const shape = decodeWkb(wkb);
  const flatCoordinates = [...shape.flatCoordinates];
  for (let i = 0; i < flatCoordinates.length; i += 2)
    [flatCoordinates[i], flatCoordinates[i + 1]] = forward([flatCoordinates[i], flatCoordinates[i + 1]]);
  const geometry = toGeoJson({ ...shape, flatCoordinates });
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') return geometry as PolygonGeometry;
  throw new RangeError(`region geometry: got ${geometry.type}, allowed: Polygon and MultiPolygon`);
}
