import { create } from 'zustand';
import type { StateCreator, StoreApi, UseBoundStore } from 'zustand';

const resets = new Set<() => void>();

/** A store that lasts as long as the page; a new one for each place of a screen is made with `createStore` of zustand. */
export function createTabStore<T>(initial: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = create<T>()(initial);
  resets.add(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Begins as in a new tab, for tests that share one. */
export function resetTabStores(): void {
  for (const reset of resets) reset();
}
