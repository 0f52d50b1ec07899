import proj4 from 'proj4';
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
import { registerProjection } from '../geometry';

/** Codes that OpenLayers has learnt here; every new one gets a transform to each of them. */
const learnt = ['EPSG:3857', 'EPSG:4326'];

/**
 * The OpenLayers projection of a code, taught to OpenLayers on first use. One by one: its own `register` links
 * every pair of the 130 systems that proj4 ships.
 * @throws RangeError for a code that neither proj4 nor `registerProjection` knows
 * @example
 * olProjection('EPSG:4490').getUnits(); // 'degrees'
 */
export function olProjection(code: string): Projection {
  const known = get(code);
  if (known !== null) return known;
  registerProjection(code);
  const definition = proj4.defs(code);
  const degrees = definition.projName === 'longlat';
  const units = (definition.units ?? (degrees ? 'degrees' : 'm')) as Units;
  const projection = new Projection({
    code,
    units,
    metersPerUnit: definition.to_meter,
    // The world goes on at 180 degrees.
    ...(degrees && { extent: [-180, -90, 180, 90], global: true }),
  });
  addProjection(projection);
  for (const other of learnt) link(code, projection, other, degrees && !definition.datum_params);
  learnt.push(code);
  return projection;
}

/** @param plain the projection is longitude and latitude on a datum that proj4 does not tell from WGS 84 */
function link(code: string, projection: Projection, other: string, plain: boolean): void {
  const partner = get(other);
  if (partner === null) return;
  if (plain) {
    // As EPSG:4326, whose own functions are six times as fast as proj4.
    const [there, back] = [getTransform('EPSG:4326', partner), getTransform(partner, 'EPSG:4326')];
    if (there && back) return addEquivalentTransforms([projection], [partner], there, back);
  }
  const { forward, inverse } = proj4(code, other);
  addCoordinateTransforms(
    projection,
    partner,
    createSafeCoordinateTransform(projection, partner, forward),
    createSafeCoordinateTransform(partner, projection, inverse),
  );
}
