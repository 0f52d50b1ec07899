import { createSchemeLayer } from './vector-layer';
import type { SchemeLayerOptions, VectorLayerInput, VectorMapLayer } from './vector-layer';

/**
 * A layer of points drawn by a point scheme. Absent parts of the model: EPSG:4326, visible, opacity 1.
 * @throws TypeError for a scheme of another geometry
 * @example
 * createPointLayer({ scheme: singleSymbolScheme('point'), nameField: 'station' }, { features });
 */
export function createPointLayer(model: VectorLayerInput, options: SchemeLayerOptions = {}): VectorMapLayer {
  return createSchemeLayer('point', model, options);
}
