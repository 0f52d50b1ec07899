import Control from 'ol/control/Control.js';
import { groundResolution } from './ground-resolution';
import { make } from './legend-list';
import { scaleBar } from '../scheme';

/** CSS pixels. */
const widest = 120;

/**
 * The bar of the scale on a map, with the class names of OpenLayers.
 * @param target element outside of the map that takes it; the map itself by default
 */
export function createScaleLine(target?: HTMLElement): Control {
  const element = make('div', 'ol-scale-line ol-unselectable');
  const inner = make('div', 'ol-scale-line-inner', { boxSizing: 'border-box' });
  element.append(inner);
  let drawn = '';
  return new Control({
    element,
    target,
    render({ map, frameState }) {
      const bar = frameState && scaleBar(groundResolution(map.getView()), widest);
      const next = bar ? `${bar.label}/${bar.width}` : '';
      if (next === drawn) return;
      drawn = next;
      element.style.display = bar ? '' : 'none';
      inner.textContent = bar?.label ?? '';
      inner.style.width = `${bar?.width ?? 0}px`;
    },
  });
}
