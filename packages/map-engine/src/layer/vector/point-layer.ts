import type { VectorScheme } from '../../model';
import type { VectorSchemeBuilder } from '../../scheme';
import { createVectorLayer } from './vector-layer';
import type { VectorLayerOptions, VectorMapLayer } from './vector-layer';

/**
 * A layer of points drawn by a point scheme, or by one that is built from its features. Absent parts of the model:
 * EPSG:4326, visible, opacity 1.
 * @throws TypeError for a scheme of another geometry or without rows, and for features of another form; RangeError for a
 *   field that no feature has; GepDataError naming a broken feature
 * @example
 * createPointLayer({ scheme: singleSymbolScheme('point'), nameField: 'station', features });
 */
export function createPointLayer<S extends VectorScheme | VectorSchemeBuilder<'point'>>(
  options: VectorLayerOptions<'point', S>,
): VectorMapLayer {
  return createVectorLayer('point', options as VectorLayerOptions<'point'>);
}
