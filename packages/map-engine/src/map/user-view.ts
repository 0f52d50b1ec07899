import type OlMap from 'ol/Map.js';
import type View from 'ol/View.js';

const asides = new WeakMap<OlMap, View>();

/** What a map shows its person: the map's view, also while a page is painted in another one. */
export function ownView(olMap: OlMap): View {
  return asides.get(olMap) ?? olMap.getView();
}

/** Gives a map another view for a time; the answer gives its own back, unless it has got a new one meanwhile. */
export function lendView(olMap: OlMap, lent: View): () => void {
  const own = olMap.getView();
  asides.set(olMap, own);
  olMap.setView(lent);
  return () => {
    asides.delete(olMap);
    if (olMap.getView() === lent) olMap.setView(own);
  };
}
