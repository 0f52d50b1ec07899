import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import { getTransform } from 'ol/proj.js';
import { cutPolygon, spread } from '../../geometry/cut-polygon';
import { planeWorld } from '../../geometry/projection/plane-world';
import type { Extent } from '../../model';
import { olProjection } from '../../source/ol-projection';

type Rings = readonly (readonly (readonly number[])[])[];

/** A polygon on the globe. */
export interface LandPolygon {
  readonly rings: Rings;
  /** In degrees; of all longitudes where it crosses the 180th meridian. */
  readonly extent: Extent;
}

export function landPolygon(rings: Rings): LandPolygon {
  return { rings, extent: spread(rings[0]) };
}

/** The features of land in a projection, cut to what it can draw. */
export function landFeatures(land: readonly LandPolygon[], code: string): Feature[] {
  const box = drawable(code);
  // Of OpenLayers, not proj4's: that takes 180.5 degrees for -179.5 in web mercator.
  const project = getTransform('EPSG:4326', olProjection(code));
  return land
    .flatMap(({ rings }) => cutPolygon(rings, box))
    .map((rings) => {
      let end = 0;
      const ends = rings.map((ring) => (end += ring.length * 2));
      return new Feature(new Polygon(project!(rings.flat(2), undefined, 2), 'XY', ends));
    });
}

/** Beyond the edges of the world, in degrees: without it a hair of sea would show where copies of the world meet. */
const overlap = 0.5;

/** Degrees that a projection can draw: the world, or the surroundings of the middle meridian of a plane. */
function drawable(code: string): Extent {
  const projection = olProjection(code);
  if (projection.getUnits() === 'degrees') return [-180 - overlap, -90, 180 + overlap, 90];
  // Where web mercator is a square.
  if (projection.isGlobal()) return [-180 - overlap, -85.0511287, 180 + overlap, 85.0511287];
  return planeWorld(code)?.degrees ?? [0, 0, 0, 0];
}

/**
 * Whether land is in a view or less than the view's size away from it.
 * @param extent of the view, in a projection of the whole world; in a plane all land counts as near, as what is in a view
 *   has no simple limits in degrees there
 */
export function nearView(extent: readonly number[], code: string): (land: LandPolygon) => boolean {
  const projection = olProjection(code);
  const toDegrees = getTransform(projection, 'EPSG:4326');
  if (!projection.isGlobal() || !toDegrees) return () => true;
  const [width, height] = [extent[2] - extent[0], extent[3] - extent[1]];
  const [west, south] = toDegrees([extent[0] - width, extent[1] - height]);
  const [east, north] = toDegrees([extent[2] + width, extent[3] + height]);
  return ({ extent: [left, bottom, right, top] }) =>
    bottom <= north && top >= south && meet(west, east - west, left, right - left);
}

/** Whether two stretches of longitudes meet, on whichever turn of the globe each is. */
function meet(west: number, width: number, left: number, span: number): boolean {
  const ahead = (((left - west) % 360) + 360) % 360;
  return ahead <= width || ahead + span >= 360;
}
