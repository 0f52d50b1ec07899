import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import { getTransform } from 'ol/proj.js';
import { cutPolygon } from '../../geometry/cut-polygon';
import { planeWorld } from '../../geometry/projection/plane-world';
import type { Extent } from '../../model';
import { olProjection } from '../../source/ol-projection';

/** A polygon on the globe: its outer ring and its holes, in longitude and latitude. */
export type LandPolygon = readonly (readonly (readonly number[])[])[];

/** The features of land inside a box of degrees, in a projection. */
export function landFeatures(land: readonly LandPolygon[], box: Extent, code: string): Feature[] {
  // Of OpenLayers, not proj4's: that takes 180.5 degrees for -179.5 in web mercator.
  const project = getTransform('EPSG:4326', olProjection(code));
  return land
    .flatMap((polygon) => cutPolygon(polygon, box))
    .map((rings) => {
      let end = 0;
      const ends = rings.map((ring) => (end += ring.length * 2));
      return new Feature(new Polygon(project!(rings.flat(2), undefined, 2), 'XY', ends));
    });
}

/** Beyond the edges of the world, in degrees: without it a hair of sea would show where copies of the world meet. */
const overlap = 0.5;

/** Degrees that a projection can draw: the world, or the surroundings of the middle meridian of a plane. */
export function drawable(code: string): Extent {
  const projection = olProjection(code);
  if (projection.getUnits() === 'degrees') return [-180 - overlap, -90, 180 + overlap, 90];
  // Where web mercator is a square.
  if (projection.isGlobal()) return [-180 - overlap, -85.0511287, 180 + overlap, 85.0511287];
  return planeWorld(code)?.degrees ?? [0, 0, 0, 0];
}

/**
 * What a view shows, in degrees with its middle between -180 and 180; null where it is more than half the world, and in a
 * plane, as what is in view has no simple limits in degrees there.
 * @param extent of the view, in a projection of the map
 */
export function viewInDegrees(extent: readonly number[], code: string): Extent | null {
  const projection = olProjection(code);
  const toDegrees = getTransform(projection, 'EPSG:4326');
  if (!projection.isGlobal() || !toDegrees) return null;
  const [west, south] = toDegrees(extent.slice(0, 2));
  const [east, north] = toDegrees(extent.slice(2, 4));
  if (east - west > 180) return null;
  const [, bottom, , top] = drawable(code);
  const turn = 360 * Math.floor((west + east + 360) / 720);
  return [west - turn, Math.max(bottom, south), east - turn, Math.min(top, north)];
}

/** A view and its surroundings, half as wide and high to each side, as far as the projection can draw them. */
export function aroundView([west, south, east, north]: Extent, code: string): Extent {
  const [, bottom, , top] = drawable(code);
  const [beside, above] = [(east - west) / 2, (north - south) / 2];
  return [west - beside, Math.max(bottom, south - above), east + beside, Math.min(top, north + above)];
}
