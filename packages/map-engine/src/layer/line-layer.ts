import { createSchemeLayer } from './scheme-layer';
import type { VectorLayerInput, VectorMapLayer } from './scheme-layer';
import type { FeatureLoaders } from './vector-layer';

/**
 * A layer of lines drawn by a line scheme.
 * @example
 * createLineLayer({ scheme: singleSymbolScheme('line') }, { features });
 */
export function createLineLayer(model: VectorLayerInput, loaders: FeatureLoaders = {}): VectorMapLayer {
  return createSchemeLayer('line', model, loaders);
}
