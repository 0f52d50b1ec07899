import type OlMap from 'ol/Map.js';

/** Maps that have lost a layer since their last frame. */
const stale = new WeakSet<OlMap>();

/** Notes layers that go, for `freshFrame`; the answer ends that. */
export function watchFrames(olMap: OlMap): () => void {
  const layers = olMap.getLayers();
  const lost = () => void stale.add(olMap);
  const drawn = () => void stale.delete(olMap);
  layers.on('remove', lost);
  // Before the events of a frame, whose listeners may ask for features.
  olMap.on('precompose', drawn);
  return () => {
    layers.un('remove', lost);
    olMap.un('precompose', drawn);
  };
}

/** Draws a map that has lost a layer: OpenLayers looks for features in its last frame, and fails on a disposed layer there. */
export function freshFrame(olMap: OlMap): void {
  if (stale.delete(olMap)) olMap.renderSync();
}
