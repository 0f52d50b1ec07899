import { changeOf } from '@gep/api-client';
import type { MapHandle } from '@gep/map-engine/map';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect, useEffectEvent } from 'react';
import type { OpenedChanges } from './open-changes';

/** What was pressed: a change of a cell; null: a place without one. */
export type PressedChange = ReturnType<typeof changeOf> | null;

/** CSS pixels by which a press may miss a cell: far out a cell is one. */
const reach = 4;
const around = [0, -1, 1, -2, 2, -3, 3, -reach, reach];
const offsets = around
  .flatMap((x) => around.map((y) => [x, y] as const))
  .filter(([x, y]) => Math.hypot(x, y) <= reach)
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** The change at a pixel of the map, or near it. */
export function changeNear(
  { olMap }: MapHandle,
  { layer }: OpenedChanges,
  [x, y]: readonly number[],
): PressedChange {
  for (const [right, down] of offsets) {
    const coordinate = olMap.getCoordinateFromPixel([x + right, y + down]);
    const value = coordinate && layer.valueAt(coordinate)?.[0];
    if (value !== null && value !== undefined) return changeOf(value);
  }
  return null;
}

/** Reports the change that is pressed on the map; over one, the pointer says that it can be. */
export function usePressedChange(
  handle: MapHandle | null,
  opened: OpenedChanges | null,
  onPress: (change: PressedChange) => void,
): void {
  const tell = useEffectEvent(onPress);
  useEffect(() => {
    if (!handle || !opened) return;
    const { olMap } = handle;
    const pointer = (cursor: string) => {
      const viewport = olMap.getViewport();
      if (viewport) viewport.style.cursor = cursor;
    };
    const press = ({ pixel }: MapBrowserEvent) => tell(changeNear(handle, opened, pixel));
    const point = ({ pixel, dragging }: MapBrowserEvent) => {
      if (!dragging) pointer(changeNear(handle, opened, pixel) ? 'pointer' : '');
    };
    olMap.on('click', press);
    olMap.on('pointermove', point);
    return () => {
      olMap.un('click', press);
      olMap.un('pointermove', point);
      pointer('');
    };
  }, [handle, opened]);
}
