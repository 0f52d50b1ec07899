import type { VectorScheme } from '../../model';
import type { VectorSchemeBuilder } from '../../scheme';
import { createVectorLayer } from './vector-layer';
import type { VectorLayerOptions, VectorMapLayer } from './vector-layer';

/**
 * A layer of lines drawn by a line scheme, or by one that is built from its features. Absent parts of the model:
 * EPSG:4326, visible, opacity 1.
 * @throws TypeError for a scheme of another geometry or without rows, and for features of another form; RangeError for a
 *   field that no feature has; GepDataError naming a broken feature
 * @example
 * createLineLayer({ scheme: singleSymbolScheme('line'), features });
 */
export function createLineLayer<S extends VectorScheme | VectorSchemeBuilder<'line'>>(
  options: VectorLayerOptions<'line', S>,
): VectorMapLayer {
  return createVectorLayer('line', options as VectorLayerOptions<'line'>);
}
