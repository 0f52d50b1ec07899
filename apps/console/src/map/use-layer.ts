import type { MapHandle } from '@gep/map-engine/map';
import { isAbort } from '@gep/api-client';
import { useEffect, useRef, useState } from 'react';
import { client } from '../session/client';
import { fitLayer } from './fit-layer';
import type { LayerPlace } from './layer-place';
import { openLayer } from './open-layer';
import type { OpenedLayer } from './open-layer';

export interface ShownLayer {
  /** Null until the first one is there and after a failure. */
  readonly opened: OpenedLayer | null;
  /** A layer is being opened, or the first picture of a raster is on its way. */
  readonly opening: boolean;
  /** The raster fetches another window. */
  readonly reloading: boolean;
  readonly failure: unknown;
}

const nothing: ShownLayer = { opened: null, opening: false, reloading: false, failure: null };

/** Opens the layer of a place and keeps it on the map, in place of the one before it; fits the map to the first. */
export function useLayer(handle: MapHandle | null, place: LayerPlace | null): ShownLayer {
  const [shown, setShown] = useState<ShownLayer>(nothing);
  const fitted = useRef<MapHandle>(null);
  const key = place && JSON.stringify(place);

  useEffect(() => {
    if (!handle || key === null) return setShown(nothing);
    const controller = new AbortController();
    const change = (part: Partial<ShownLayer>) => setShown((before) => ({ ...before, ...part }));
    let opened: OpenedLayer | null = null;

    const open = async () => {
      opened = await openLayer(client, JSON.parse(key) as LayerPlace, controller.signal);
      const { layer } = opened;
      if (controller.signal.aborted) return layer.dispose();
      const isRaster = opened.kind === 'raster';
      layer.on('loading', (reloading) => change({ reloading }));
      layer.on('data-changed', () => change({ opening: false, failure: null }));
      layer.on('failed', (failure) => change({ opening: false, failure }));
      handle.addLayer(layer);
      if (fitted.current !== handle) {
        fitted.current = handle;
        fitLayer(handle, layer, 0, 0);
      }
      setShown({ opened, opening: isRaster, reloading: false, failure: null });
    };

    setShown((before) => ({ ...before, opening: true, failure: null }));
    open().catch((failure: unknown) => {
      if (!isAbort(failure) && !controller.signal.aborted) setShown({ ...nothing, failure });
    });
    return () => {
      controller.abort();
      if (!opened) return;
      handle.removeLayer(opened.layer);
      opened.layer.dispose();
    };
  }, [handle, key]);
  return shown;
}
