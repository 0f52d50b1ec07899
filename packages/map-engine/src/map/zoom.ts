import type OlMap from 'ol/Map.js';
import { defaults } from 'ol/interaction/defaults.js';
import Interaction from 'ol/interaction/Interaction.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { motion } from './motion';
import { userView } from './user-view';

/** One step of zoomIn, zoomOut and the keys + and - (specification section 9). */
export const zoomFactor = 1.2;
const duration = 150;

/** Moves a map by factors of its resolution. */
export type Zoom = (factor: number) => void;

/** Steps that come faster than the map moves add up: each goes on from where the one before it was heading. */
export function createZoom(olMap: OlMap): Zoom {
  let goal: number | null = null;
  return (factor) => {
    const view = userView(olMap);
    const next = view.getConstrainedResolution((goal ?? view.getResolution() ?? 1) * factor);
    if (next === undefined) return;
    view.cancelAnimations();
    goal = next;
    view.animate({ resolution: next, duration: motion(duration) }, () => {
      // Reached, or taken over by a person; a later step has its own goal.
      if (goal === next) goal = null;
    });
  };
}

/** The interactions of a map of our own: as OpenLayers has them, but its keys + and - zoom as the buttons do. */
export function mapInteractions() {
  const interactions = defaults();
  for (const one of interactions.getArray().slice()) {
    if (one instanceof KeyboardZoom) interactions.remove(one);
  }
  return interactions;
}

/** Zooms by the keys + and -, also + without shift. */
export function zoomKeys(zoom: Zoom): Interaction {
  const factors: Readonly<Record<string, number>> = {
    '+': 1 / zoomFactor,
    '=': 1 / zoomFactor,
    '-': zoomFactor,
  };
  return new Interaction({
    handleEvent({ type, originalEvent }: MapBrowserEvent) {
      if (type !== 'keydown') return true;
      const { key, ctrlKey, metaKey, altKey } = originalEvent as KeyboardEvent;
      const factor = factors[key];
      // With a modifier they are the browser's own zoom.
      if (factor === undefined || ctrlKey || metaKey || altKey) return true;
      originalEvent.preventDefault();
      zoom(factor);
      return false;
    },
  });
}
