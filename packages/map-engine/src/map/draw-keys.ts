import type OlMap from 'ol/Map.js';
import type Polygon from 'ol/geom/Polygon.js';
import type Draw from 'ol/interaction/Draw.js';
import { rules } from '../model';
import { make } from './legend-list';

/** Drawing by keys: the map is moved under a cross in its middle. */
export interface DrawKeys {
  /** Hears a key; whether it meant the drawing. */
  press(key: string): boolean;
  dispose(): void;
}

/** Enter sets a point under the cross; once more at the same place it ends the drawing, as a double click does. */
export function createDrawKeys(olMap: OlMap, interaction: Draw): DrawKeys {
  const cross = crossElement();
  const viewport = olMap.getViewport();
  let sketch: Polygon | null = null;
  let last: readonly number[] | null = null;
  interaction.on('drawstart', ({ feature }) => {
    sketch = feature.getGeometry() as Polygon;
  });
  const hide = () => cross.remove();
  viewport?.addEventListener('pointermove', hide);

  /** Places that were set, each once; the sketch repeats the first and the last. */
  const places = () => new Set(sketch?.getCoordinates()[0]?.map(String)).size;
  const enter = () => {
    const center = olMap.getView().getCenter();
    if (!center) return;
    if (last && last[0] === center[0] && last[1] === center[1]) {
      if (places() >= rules.regionPoints) interaction.finishDrawing();
      return;
    }
    last = [...center];
    interaction.appendCoordinates([[...center]]);
  };

  return {
    press(key) {
      const focused = document.activeElement;
      if (!focused || focused !== olMap.getTargetElement()) return false;
      if (key.startsWith('Arrow') || key === 'Enter') viewport?.append(cross);
      // The next point may be where the one that is taken back was.
      if (key === 'Backspace') last = null;
      if (key !== 'Enter') return false;
      enter();
      return true;
    },
    dispose() {
      viewport?.removeEventListener('pointermove', hide);
      hide();
    },
  };
}

/** Dark on white: seen on every map. */
function crossElement(): HTMLElement {
  const line = (direction: string) =>
    `linear-gradient(${direction}, #0000 calc(50% - 2px), #fff calc(50% - 2px) calc(50% - 1px), #1c2521 calc(50% - 1px) calc(50% + 1px), #fff calc(50% + 1px) calc(50% + 2px), #0000 calc(50% + 2px))`;
  return make('div', 'gep-cross', {
    position: 'absolute',
    left: 'calc(50% - 12px)',
    top: 'calc(50% - 12px)',
    width: '24px',
    height: '24px',
    pointerEvents: 'none',
    background: `${line('90deg')}, ${line('0deg')}`,
  });
}
