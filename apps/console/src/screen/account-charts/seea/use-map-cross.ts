import type { MapHandle } from '@gep/map-engine/map';
import Overlay from 'ol/Overlay.js';
import { getPointResolution } from 'ol/proj.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './change-map.module.css';
import type { OpenedChanges } from './open-changes';
import { changeNear } from './use-pressed-change';
import type { PressedChange } from './use-pressed-change';

interface CrossKeys {
  readonly handle: MapHandle | null;
  readonly opened: OpenedChanges | null;
  /** Of a cell, in metres. */
  readonly side: number;
  /** Of the change under the cross, by Enter. */
  readonly onPress: (change: PressedChange) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Arrows go over the map in so many steps; with Shift they go from cell to cell. */
const steps = 50;
/** CSS pixels from the edges of the map within which the map moves, not the cross. */
const edge = 48;

const inside = (value: number, length: number): number => Math.min(length - edge, Math.max(edge, value));

/**
 * A cross on the map that is moved by the arrow keys; Enter presses the cell under it, Escape removes it.
 * @returns the change under the cross, null where there is none; undefined without a cross
 */
export function useMapCross({ handle, opened, side, onPress }: CrossKeys): PressedChange | undefined {
  const overlay = useRef<Overlay | null>(null);
  const [under, setUnder] = useState<PressedChange | undefined>(undefined);
  useEffect(() => {
    if (!handle) return;
    const element = document.createElement('div');
    element.className = css.cross;
    const made = new Overlay({ element, positioning: 'center-center', stopEvent: false });
    handle.olMap.addOverlay(made);
    overlay.current = made;
    return () => {
      handle.olMap.removeOverlay(made);
      overlay.current = null;
    };
  }, [handle]);

  const look = useEffectEvent(() => {
    const position = overlay.current?.getPosition();
    const pixel = position && handle?.olMap.getPixelFromCoordinate(position);
    const found = handle && opened && pixel ? changeNear(handle, opened, pixel) : null;
    setUnder((before) => {
      if (!position) return undefined;
      return before && found && before.from === found.from && before.to === found.to ? before : found;
    });
  });
  const move = useEffectEvent(([right, down]: readonly [number, number], cellwise: boolean) => {
    const { olMap } = handle ?? {};
    const [size, view] = [olMap?.getSize(), olMap?.getView()];
    const [center, resolution] = [view?.getCenter(), view?.getResolution()];
    const cross = overlay.current;
    if (!olMap || !cross || !size || !view || !center || resolution === undefined) return;
    const position = cross.getPosition();
    const from = position && olMap.getPixelFromCoordinate(position);
    // The first key shows the cross, and one that was left behind by the map comes back.
    const isSeen = from && from.every((value, i) => value >= 0 && value <= size[i]);
    const cell = side / getPointResolution(view.getProjection(), resolution, position ?? center, 'm');
    const step = Math.max(1, cell, cellwise ? 0 : size[0] / steps);
    const to = isSeen ? [from[0] + right * step, from[1] + down * step] : [size[0] / 2, size[1] / 2];
    const coordinate = olMap.getCoordinateFromPixel(to);
    if (!coordinate) return;
    cross.setPosition(coordinate);
    const [x, y] = to.map((value, i) => value - inside(value, size[i]));
    if (x !== 0 || y !== 0) view.setCenter([center[0] + x * resolution, center[1] - y * resolution]);
    look();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const position = overlay.current?.getPosition();
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key in arrows) move(arrows[event.key], event.shiftKey);
    else if (event.key === 'Enter' && position) onPress(under ?? null);
    else if (event.key === 'Escape' && position) {
      overlay.current?.setPosition(undefined);
      look();
    } else return;
    event.preventDefault();
    // The map is not moved by the same key.
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const target = handle?.olMap.getTargetElement();
    if (!handle || !target) return;
    const hear = (event: KeyboardEvent) => press(event);
    // Cells that have come since.
    const seen = () => look();
    target.addEventListener('keydown', hear, { capture: true });
    handle.olMap.on('rendercomplete', seen);
    return () => {
      target.removeEventListener('keydown', hear, { capture: true });
      handle.olMap.un('rendercomplete', seen);
    };
  }, [handle]);
  return under;
}
