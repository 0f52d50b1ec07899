import { createSchemeLayer } from './vector-layer';
import type { SchemeLayerOptions, VectorLayerInput, VectorMapLayer } from './vector-layer';

/**
 * A layer of lines drawn by a line scheme. Absent parts of the model: EPSG:4326, visible, opacity 1.
 * @throws TypeError for a scheme of another geometry
 * @example
 * createLineLayer({ scheme: singleSymbolScheme('line') }, { features });
 */
export function createLineLayer(model: VectorLayerInput, options: SchemeLayerOptions = {}): VectorMapLayer {
  return createSchemeLayer('line', model, options);
}
