import { createLegend, graduated, styleFunction } from '@gep/map-engine';
import type { LegendControl } from '@gep/map-engine';
import type Feature from 'ol/Feature.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type VectorSource from 'ol/source/Vector.js';

/** Styles a layer of OpenLayers that you made yourself, and gives its legend. */
export function styleOwnLayer(layer: VectorLayer<VectorSource>, features: readonly Feature[]): LegendControl {
  const scheme = graduated({ field: 'population', method: 'quantile', classes: 5, ramp: 'YlGnBu' });
  const style = styleFunction(scheme, { data: features, onChange: () => layer.changed() });
  layer.setStyle(style);
  return createLegend(style.scheme);
}
