import { createLegend, styleFunction } from '@gep/map-engine';
import { schemeFromQml } from '@gep/map-engine/interchange';
import { isVectorScheme } from '@gep/map-engine/model';
import { recountRows } from '@gep/map-engine/scheme/edit';
import type Feature from 'ol/Feature.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type VectorSource from 'ol/source/Vector.js';

/** Draws a style that QGIS saved on a layer of OpenLayers that you made yourself; `losses` is what looks different. */
export function openQgisStyle(layer: VectorLayer<VectorSource>, features: readonly Feature[], qml: string) {
  const { result, losses } = schemeFromQml(qml);
  if (!isVectorScheme(result)) throw new TypeError('The style is of a raster');
  const scheme = recountRows(result, { properties: features.map((one) => one.getProperties()) });
  layer.setStyle(styleFunction(scheme, { data: features, onChange: () => layer.changed() }));
  return { legend: createLegend(scheme), losses };
}
