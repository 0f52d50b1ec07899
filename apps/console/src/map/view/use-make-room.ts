import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useRef } from 'react';
import { typeGrowth } from '../../session/page-scale';

/**
 * Keeps the middle of the map in the middle of what a drawer leaves free, when it opens, closes or becomes wider.
 * @param width of the drawer as designed, 0 while it is closed; it grows with its texts
 */
export function useMakeRoom(handle: MapHandle | null, width: number): void {
  const before = useRef(width);
  useEffect(() => {
    if (!handle || before.current === width) return;
    const more = width - before.current;
    before.current = width;
    const view = handle.olMap.getView();
    const center = view.getCenter();
    const resolution = view.getResolution();
    if (!center || resolution === undefined) return;
    const shift = (more * typeGrowth() * resolution) / 2;
    const turn = view.getRotation();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.animate({
      center: [center[0] + shift * Math.cos(turn), center[1] + shift * Math.sin(turn)],
      duration: still ? 0 : 160,
    });
  }, [handle, width]);
}
