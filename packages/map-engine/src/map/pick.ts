import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type { MapLayer } from '../layer';
import { featureAt } from './feature-at';
import type { HoverInfo } from './map-handle';

/** Finds what a click meets. */
export interface Pick {
  subscribe(listener: (pick: HoverInfo | null) => void): () => void;
  dispose(): void;
}

/**
 * @param layers layers of the map at the moment of asking
 * @param busy whether clicks mean something else at present, such as the points of a drawing
 */
export function createPick(olMap: OlMap, layers: () => readonly MapLayer[], busy: () => boolean): Pick {
  const listeners = new Set<(pick: HoverInfo | null) => void>();
  const look = (event: MapBrowserEvent) => {
    if (listeners.size === 0 || busy()) return;
    const info = featureAt(olMap, layers(), event)?.info ?? null;
    for (const listener of [...listeners]) listener(info);
  };
  // Comes a moment after the click, when it is sure not to be the first of a double click, which zooms.
  olMap.on('singleclick', look);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      listeners.clear();
      olMap.un('singleclick', look);
    },
  };
}
