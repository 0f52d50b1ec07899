import { useState } from 'react';
import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

/** What is under the pointer, on a map or in a chart; followed by its pictures alone, so that no screen is drawn again. */
export type PointedStore = StoreApi<{ readonly code: string | null }>;

/** A store of what is under the pointer of a screen. */
export function usePointed(): PointedStore {
  const [pointed] = useState(() => createStore<{ readonly code: string | null }>(() => ({ code: null })));
  return pointed;
}
