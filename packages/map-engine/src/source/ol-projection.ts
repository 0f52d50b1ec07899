import {
  addCoordinateTransforms,
  addEquivalentTransforms,
  addProjection,
  createSafeCoordinateTransform,
  get,
  getTransform,
} from 'ol/proj.js';
import Projection from 'ol/proj/Projection.js';
import type { Units } from 'ol/proj/Units.js';
import { gaussKrugerZone } from '../geometry/projection/gauss-kruger-zone';
import { planeWorld } from '../geometry/projection/plane-world';
import { isBuiltIn, loadedProj4, proj4For } from '../geometry/projection/proj4';
import type { Proj4 } from '../geometry/projection/proj4';

/** What proj4 knew of a code when OpenLayers learnt it here; every new one gets a transform to each of them. */
const learnt = new Map<string, unknown>([
  ['EPSG:3857', null],
  ['EPSG:4326', null],
]);

/** The square of web mercator. */
const mercatorExtent = [-Math.PI * 6378137, -Math.PI * 6378137, Math.PI * 6378137, Math.PI * 6378137];

/**
 * The OpenLayers projection of a code, taught to OpenLayers on first use. One by one: its own `register` links
 * every pair of the 130 systems that proj4 ships. CGCS2000 and its zones name northings first, as the EPSG registry
 * does: OpenLayers' readers of capabilities follow it; coordinates are still east-north.
 * @throws RangeError for a code that neither proj4 nor `registerProjection` knows
 * @example
 * olProjection('EPSG:4490').getUnits(); // 'degrees'
 */
export function olProjection(code: string): Projection {
  const known = get(code);
  const present = loadedProj4()?.defs(code);
  if (known !== null && (learnt.get(code) ?? present) === present) return bounded(known, code);
  if (isBuiltIn(code)) return addCgcs2000(code);
  const proj4 = proj4For(code);
  const definition = proj4.defs(code);
  const geographic = definition.projName === 'longlat';
  const degrees = geographic || definition.units === 'degrees';
  const extent = degrees
    ? [-180, -90, 180, 90]
    : definition.projName === 'gep-gcj02-mercator'
      ? mercatorExtent
      : undefined;
  const projection = new Projection({
    code,
    units: degrees ? 'degrees' : ((definition.units ?? 'm') as Units),
    // Not proj4's `to_meter`, which in WKT may be radians; OpenLayers' own degree is that of a smaller sphere.
    metersPerUnit: degrees ? (2 * Math.PI * radiusOf(proj4, code)) / 360 : definition.to_meter,
    axisOrientation: gaussKrugerZone(code) ? 'neu' : definition.axis,
    // The world goes on at 180 degrees.
    ...(extent && { extent, global: true }),
  });
  addProjection(projection);
  for (const other of learnt.keys()) {
    if (other !== code) link(proj4, code, projection, other, geographic && !definition.datum_params);
  }
  learnt.set(code, definition);
  return bounded(projection, code);
}

/**
 * Says how far a plane goes, which graticules and tiles that are warped need to know; the zones of UTM that OpenLayers has
 * by itself say nothing of it.
 */
function bounded(projection: Projection, code: string): Projection {
  if (projection.isGlobal() || projection.getWorldExtent() !== null || !loadedProj4()) return projection;
  const plane = planeWorld(code);
  if (plane) {
    projection.setExtent([...plane.units]);
    projection.setWorldExtent([...plane.degrees]);
  }
  return projection;
}

/** Half the larger axis of the ellipsoid in metres; proj4 works it out from names of ellipsoids and datums. */
function radiusOf(proj4: Proj4, code: string): number {
  return (new proj4.Proj(code) as unknown as { readonly a: number }).a;
}

/** @param plain the projection is longitude and latitude on a datum that proj4 cannot tell from WGS 84 */
function link(proj4: Proj4, code: string, projection: Projection, other: string, plain: boolean): void {
  const partner = get(other);
  if (partner === null) return;
  if (plain && linkAsDegrees(projection, partner)) return;
  const { forward, inverse } = proj4(code, other);
  addCoordinateTransforms(
    projection,
    partner,
    createSafeCoordinateTransform(projection, partner, forward),
    createSafeCoordinateTransform(partner, projection, inverse),
  );
}

/** As EPSG:4326, whose own functions are six times as fast as proj4. */
function linkAsDegrees(projection: Projection, partner: Projection): boolean {
  const [there, back] = [getTransform('EPSG:4326', partner), getTransform(partner, 'EPSG:4326')];
  if (!there || !back) return false;
  addEquivalentTransforms([projection], [partner], there, back);
  return true;
}

/** EPSG:4490, the one built-in projection that OpenLayers does not know. */
function addCgcs2000(code: string): Projection {
  const projection = new Projection({
    code,
    units: 'degrees',
    metersPerUnit: (2 * Math.PI * 6378137) / 360,
    axisOrientation: 'neu',
    extent: [-180, -90, 180, 90],
    global: true,
  });
  addProjection(projection);
  for (const other of learnt.keys()) {
    const partner = get(other);
    if (partner !== null && other !== code) linkAsDegrees(projection, partner);
  }
  learnt.set(code, null);
  return projection;
}
