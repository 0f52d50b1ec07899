import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useRef } from 'react';
import { typeGrowth } from '../../session/page-scale';

/**
 * Keeps the middle of the map in the middle of what a drawer leaves free, when it opens and when it closes.
 * @param width of the drawer as designed; it grows with its texts
 */
export function useMakeRoom(handle: MapHandle | null, open: boolean, width: number): void {
  const before = useRef(open);
  useEffect(() => {
    if (!handle || before.current === open) return;
    before.current = open;
    const view = handle.olMap.getView();
    const center = view.getCenter();
    const resolution = view.getResolution();
    if (!center || resolution === undefined) return;
    const shift = ((open ? 1 : -1) * width * typeGrowth() * resolution) / 2;
    const turn = view.getRotation();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.animate({
      center: [center[0] + shift * Math.cos(turn), center[1] + shift * Math.sin(turn)],
      duration: still ? 0 : 160,
    });
  }, [handle, open, width]);
}
