import proj4 from 'proj4';
import { addCoordinateTransforms, addProjection, createSafeCoordinateTransform, get } from 'ol/proj.js';
import Projection from 'ol/proj/Projection.js';
import type { Units } from 'ol/proj/Units.js';
import { registerProjection } from '../geometry';

/** Codes that OpenLayers has learnt here; every new one gets a transform to each of them. */
const learnt = ['EPSG:3857', 'EPSG:4326'];

/**
 * The OpenLayers projection of a code, taught to OpenLayers on first use. One by one: its own `register` links
 * every pair of the 130 systems that proj4 ships.
 * @throws RangeError for a code that neither proj4 nor `registerProjection` knows
 */
export function olProjection(code: string): Projection {
  const known = get(code);
  if (known !== null) return known;
  registerProjection(code);
  const definition = proj4.defs(code);
  const units = (definition.units ?? (definition.projName === 'longlat' ? 'degrees' : 'm')) as Units;
  const projection = new Projection({ code, units, metersPerUnit: definition.to_meter });
  addProjection(projection);
  for (const other of learnt) {
    const partner = get(other);
    if (partner === null) continue;
    const { forward, inverse } = proj4(code, other);
    addCoordinateTransforms(
      projection,
      partner,
      createSafeCoordinateTransform(projection, partner, forward),
      createSafeCoordinateTransform(partner, projection, inverse),
    );
  }
  learnt.push(code);
  return projection;
}
