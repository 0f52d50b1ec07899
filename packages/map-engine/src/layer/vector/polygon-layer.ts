import { createSchemeLayer } from './vector-layer';
import type { SchemeLayerOptions, VectorLayerInput, VectorMapLayer } from './vector-layer';

/**
 * A layer of polygons drawn by a polygon scheme. Absent parts of the model: EPSG:4326, visible, opacity 1.
 * @throws TypeError for a scheme of another geometry
 * @example
 * const districts = map.addLayer(createPolygonLayer({ scheme, maxResolution: 2000 }, { features }));
 * districts.on('failed', (error) => console.error(error));
 */
export function createPolygonLayer(
  model: VectorLayerInput,
  options: SchemeLayerOptions = {},
): VectorMapLayer {
  return createSchemeLayer('polygon', model, options);
}
