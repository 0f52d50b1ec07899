import type OlMap from 'ol/Map.js';
import type View from 'ol/View.js';

const userViews = new WeakMap<OlMap, View>();

/** The view that the user set, also while the map is rendered in another one for export. */
export function userView(olMap: OlMap): View {
  return userViews.get(olMap) ?? olMap.getView();
}

/** Gives a map another view for a time; the returned function restores its own, unless it was replaced meanwhile. */
export function replaceView(olMap: OlMap, other: View): () => void {
  const own = olMap.getView();
  userViews.set(olMap, own);
  olMap.setView(other);
  return () => {
    userViews.delete(olMap);
    if (olMap.getView() === other) olMap.setView(own);
  };
}
