import { createSchemeLayer } from './scheme-layer';
import type { VectorLayerInput, VectorMapLayer } from './scheme-layer';
import type { FeatureLoaders } from './vector-layer';

/**
 * A layer of points drawn by a point scheme.
 * @example
 * createPointLayer({ scheme: singleSymbolScheme('point'), nameField: 'station' }, { features });
 */
export function createPointLayer(model: VectorLayerInput, loaders: FeatureLoaders = {}): VectorMapLayer {
  return createSchemeLayer('point', model, loaders);
}
