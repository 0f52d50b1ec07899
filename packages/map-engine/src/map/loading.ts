import type OlMap from 'ol/Map.js';
import { isGroupLayer } from '../layer';
import type { MapLayer } from '../layer';
import { featureLayers } from './feature-at';

/** Whether anything on a map is being fetched: features, windows of rasters, tiles, pictures. */
export interface Loading {
  readonly loading: boolean;
  subscribe(listener: (loading: boolean) => void): () => void;
  /** Follows a layer; the answer ends that. */
  watch(layer: MapLayer): () => void;
  dispose(): void;
}

/** What is under way: our layers report it, those of OpenLayers are asked by its map with every frame. */
export function createLoading(olMap: OlMap): Loading {
  const listeners = new Set<(loading: boolean) => void>();
  const busy = new Set<object>();
  const set = (one: object, on: boolean) => {
    const before = busy.size > 0;
    if (on) busy.add(one);
    else busy.delete(one);
    const now = busy.size > 0;
    if (now !== before) for (const listener of [...listeners]) listener(now);
  };
  const start = () => set(olMap, true);
  const end = () => set(olMap, false);
  olMap.on('loadstart', start);
  olMap.on('loadend', end);

  return {
    get loading() {
      return busy.size > 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch(layer) {
      const leaves = leavesOf(layer);
      const ends = leaves.map((leaf) => leaf.on('loading', (on) => set(leaf, on)));
      let watched = true;
      // A layer of features begins to fetch them when it is made, before anybody can listen to it.
      for (const one of featureLayers(leaves)) {
        let fetched = false;
        void one.ready.then(() => {
          fetched = true;
          if (watched) set(one, false);
        });
        // A list is there at once, which is not reported.
        queueMicrotask(() => {
          if (watched && !fetched) set(one, true);
        });
      }
      return () => {
        watched = false;
        for (const stop of ends) stop();
        for (const leaf of leaves) set(leaf, false);
      };
    },
    dispose() {
      listeners.clear();
      olMap.un('loadstart', start);
      olMap.un('loadend', end);
    },
  };
}

function leavesOf(layer: MapLayer): MapLayer[] {
  return isGroupLayer(layer) ? layer.children.flatMap(leavesOf) : [layer];
}
