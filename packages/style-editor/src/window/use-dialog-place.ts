import { useEffect, useState } from 'react';
import { useEvent } from '../input';
import { usePlaceMemory } from './place-memory';
import { besideOthers, clampPlace, firstPlace, pageViewport, placeOver } from './dialog-place';
import type { Place } from './dialog-place';
import { openPlaces } from './dialog-stack';
import type { OpenFrame } from './dialog-stack';

/**
 * Where a dialog is: where it was left, else over its parent, else at the right of the page; always inside the
 * viewport, and back to its own size when a small viewport grows again.
 */
export function useDialogPlace(name: string, width: number, height: number, parent: OpenFrame | null) {
  const { recall, remember } = usePlaceMemory(name);
  const [viewport, setViewport] = useState(pageViewport);
  const [wanted, setWanted] = useState<Place>(() => {
    const first = parent ? placeOver(parent.place(), width, height, viewport) : null;
    const start = recall() ?? first ?? firstPlace(width, height, viewport);
    return besideOthers(clampPlace(start, viewport), openPlaces(), viewport);
  });
  const place = clampPlace(wanted, viewport);
  const placeNow = useEvent(() => place);
  useEffect(() => {
    const onResize = () => setViewport(pageViewport());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  const moveTo = (next: Place) => {
    const inside = clampPlace(next, viewport);
    setWanted(inside);
    remember(inside);
  };
  return { place, viewport, moveTo, placeNow };
}
