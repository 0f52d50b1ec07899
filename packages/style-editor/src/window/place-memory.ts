import { createContext, useContext } from 'react';
import type { Place } from './dialog-place';

/** Where dialogs remember their places: part of the page's `Storage`, so `localStorage` will do. */
export type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const session = new Map<string, string>();

/** Remembers places as long as the page lasts. */
export const sessionPlaces: PlaceStorage = {
  getItem: (key) => session.get(key) ?? null,
  setItem: (key, value) => void session.set(key, value),
};

/** The storage that the host gave, else that of the session. */
export const PlaceStorageContext = createContext(sessionPlaces);

/** The place that was remembered under a name, and how to remember another. */
export function usePlaceMemory(name: string) {
  const storage = useContext(PlaceStorageContext);
  const key = `gep-dialog:${name}`;
  return {
    recall: () => readPlace(storage.getItem(key)),
    remember: ({ x, y, width, height }: Place) =>
      storage.setItem(key, JSON.stringify([x, y, width, height].map(Math.round))),
  };
}

/** Null for anything that is not four numbers of a window. */
export function readPlace(text: string | null): Place | null {
  const numbers = /^\[(-?\d+),(-?\d+),(\d+),(\d+)\]$/
    .exec(text ?? '')
    ?.slice(1)
    .map(Number);
  if (!numbers) return null;
  const [x, y, width, height] = numbers;
  return { x, y, width, height };
}
