import type OlMap from 'ol/Map.js';
import type Layer from 'ol/layer/Layer.js';
import CanvasVectorLayerRenderer from 'ol/renderer/canvas/VectorLayer.js';

/** Draws a layer of a map now, all of it: many vertices are drawn over several frames. */
export function drawWhole(map: OlMap, layer: Layer): void {
  const onCanvas = () => {
    const renderer: unknown = layer.getRenderer();
    return renderer instanceof CanvasVectorLayerRenderer ? renderer : null;
  };
  do map.renderSync();
  while (onCanvas()?.ready === false);
}
