import { displayValue } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect, useState } from 'react';
import type { DrawnLayer } from '../layer/drawn-layer';

/** What the pointer rests on: a district or a cell. */
export interface PopupInfo {
  readonly name: string;
  readonly value: number | null;
  /** CSS pixels from the map's top left. */
  readonly pixel: readonly [number, number];
}

/** Follows the pointer over a layer; null while it is over nothing or the popup is off. */
export function useHoverPopup(handle: MapHandle, opened: DrawnLayer, on: boolean): PopupInfo | null {
  const [found, setFound] = useState<{ readonly layer: object; readonly info: PopupInfo | null } | null>(
    null,
  );
  useEffect(() => {
    if (!on) return;
    const setInfo = (info: PopupInfo | null) => setFound({ layer: opened.layer, info });
    if (opened.kind !== 'raster') {
      const end = handle.onHover((hover) =>
        setInfo(
          // The result, whichever field the style shows.
          hover?.layer === opened.layer
            ? { name: hover.name, value: displayValue(hover.properties), pixel: hover.pixel }
            : null,
        ),
      );
      return () => {
        end();
        setInfo(null);
      };
    }
    return followCells(handle, opened.layer.valueAt, setInfo);
  }, [handle, opened, on]);
  return on && found?.layer === opened.layer ? (found?.info ?? null) : null;
}

function followCells(
  handle: MapHandle,
  valueAt: (coordinate: readonly number[]) => (number | null)[] | null,
  tell: (info: PopupInfo | null) => void,
): () => void {
  let frame = 0;
  const move = ({ pixel, coordinate, dragging }: MapBrowserEvent) => {
    cancelAnimationFrame(frame);
    if (dragging) return tell(null);
    frame = requestAnimationFrame(() => {
      const value = valueAt(coordinate)?.[0] ?? null;
      tell(value === null ? null : { name: '', value, pixel: [pixel[0], pixel[1]] });
    });
  };
  const leave = () => {
    cancelAnimationFrame(frame);
    tell(null);
  };
  const viewport = handle.olMap.getViewport();
  handle.olMap.on('pointermove', move);
  viewport?.addEventListener('pointerleave', leave);
  return () => {
    leave();
    handle.olMap.un('pointermove', move);
    viewport?.removeEventListener('pointerleave', leave);
  };
}
