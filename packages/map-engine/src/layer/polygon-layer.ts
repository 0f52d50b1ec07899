import { createSchemeLayer } from './scheme-layer';
import type { VectorLayerInput, VectorMapLayer } from './scheme-layer';
import type { FeatureLoaders } from './vector-layer';

/**
 * A layer of polygons drawn by a polygon scheme. Absent parts of the model: EPSG:4326, visible, opacity 1.
 * @throws TypeError for a scheme of another geometry
 * @example
 * const districts = map.addLayer(createPolygonLayer({ scheme, maxResolution: 2000 }, { features }));
 * districts.on('failed', (error) => console.error(error));
 */
export function createPolygonLayer(model: VectorLayerInput, loaders: FeatureLoaders = {}): VectorMapLayer {
  return createSchemeLayer('polygon', model, loaders);
}
