import { useSyncExternalStore } from 'react';

/** The width of a phone, as in the style sheets. */
const query = '(width < 640px)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

export function isNarrow(): boolean {
  return matchMedia(query).matches;
}
