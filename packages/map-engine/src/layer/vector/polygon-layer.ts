import type { VectorScheme } from '../../model';
import type { VectorSchemeBuilder } from '../../scheme';
import { createVectorLayer } from './vector-layer';
import type { VectorLayerOptions, VectorMapLayer } from './vector-layer';

/**
 * A layer of polygons drawn by a polygon scheme, or by one that is built from its features. Absent parts of the model:
 * EPSG:4326, visible, opacity 1.
 * @throws TypeError for a scheme of another geometry or without rows, and for features of another form; RangeError for a
 *   field that no feature has; GepDataError naming a broken feature
 * @example
 * const districts = map.addLayer(createPolygonLayer({ scheme, maxResolution: 2000, features }));
 * districts.on('failed', (error) => console.error(error));
 */
export function createPolygonLayer<S extends VectorScheme | VectorSchemeBuilder<'polygon'>>(
  options: VectorLayerOptions<'polygon', S>,
): VectorMapLayer {
  return createVectorLayer('polygon', options as VectorLayerOptions<'polygon'>);
}
