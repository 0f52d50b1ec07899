import OlMap from 'ol/Map.js';
import type View from 'ol/View.js';
import type Layer from 'ol/layer/Layer.js';
import { onTestFinished } from 'vitest';

/** A map of OpenLayers at pixel ratio 1, with nothing of this library in it but what the layer has; gone after the test. */
export function bareMap(layer: Layer, view: View, [width, height]: readonly [number, number]): OlMap {
  const target = document.createElement('div');
  Object.assign(target.style, { position: 'absolute', top: '0', width: `${width}px`, height: `${height}px` });
  document.body.append(target);
  const map = new OlMap({ target, pixelRatio: 1, controls: [], layers: [layer], view });
  onTestFinished(() => {
    map.setTarget(undefined);
    target.remove();
  });
  return map;
}

/** Waits until everything is drawn. */
export const drawn = (map: OlMap): Promise<void> =>
  new Promise((resolve) => {
    map.once('rendercomplete', () => resolve());
    map.render();
  });
