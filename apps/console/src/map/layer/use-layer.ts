import type { MapHandle } from '@gep/map-engine/map';
import { isAbort } from '@gep/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../../session/client';
import { fitLayer } from '../view/fit-layer';
import type { DrawnLayer } from './drawn-layer';
import type { LayerContext } from './layer-context';
import type { LayerPlace } from './layer-place';
import { openLayer } from './open-layer';
import type { OpenedLayer } from './open-layer';

export interface ShownLayer<T extends DrawnLayer = OpenedLayer> {
  /** Null until the first one is there and after a failure; while another one is opening, the one before it. */
  readonly opened: T | null;
  /** A layer is being opened. */
  readonly opening: boolean;
  /** The raster fetches a window. */
  readonly reloading: boolean;
  readonly failure: unknown;
}

const nothing = { opened: null, opening: false, reloading: false, failure: null } as const;

/** What is known of the layer of one place on one map. */
interface State<T extends DrawnLayer> extends ShownLayer<T> {
  readonly of: object | null;
}

/**
 * Opens the layer of a place and keeps it on the map, in place of the one before it; fits the map to the first.
 * @param context plain data; null opens nothing
 * @param fit whether the map moves to the first layer
 */
export function useLayer(
  handle: MapHandle | null,
  place: LayerPlace | null,
  context: LayerContext | null,
  fit = true,
): ShownLayer {
  return useOpenedLayer(handle, place && context && JSON.stringify([place, context]), openPlace, fit);
}

function openPlace(key: string, signal: AbortSignal): Promise<OpenedLayer> {
  const [place, context] = JSON.parse(key) as [LayerPlace, LayerContext];
  return openLayer(client, place, signal, context);
}

/**
 * As `useLayer`, for a layer that a text names.
 * @param key null opens nothing
 * @param open must be stable
 */
export function useOpenedLayer<T extends DrawnLayer>(
  handle: MapHandle | null,
  key: string | null,
  open: (key: string, signal: AbortSignal) => Promise<T>,
  fit = true,
): ShownLayer<T> {
  const [state, setState] = useState<State<T>>({ ...nothing, of: null });
  const fitted = useRef<MapHandle>(null);
  // One object a place and map: what belongs to another one is out of date.
  const turn = useMemo(() => (handle && key !== null ? { handle, key } : null), [handle, key]);

  useEffect(() => {
    if (!turn) return;
    const controller = new AbortController();
    const { signal } = controller;
    const change = (part: Partial<ShownLayer<T>>) =>
      setState((before) => (before.of === turn ? { ...before, ...part } : before));
    let opened: T | null = null;

    const begin = async () => {
      opened = await open(turn.key, signal);
      const { layer } = opened;
      if (signal.aborted) return layer.dispose();
      layer.on('loading', (reloading) => change({ reloading }));
      layer.on('data-changed', () => change({ failure: null }));
      layer.on('failed', (failure) => change({ failure }));
      setState({ ...nothing, of: turn, opened });
      turn.handle.addLayer(layer);
      if (!fit || fitted.current === turn.handle) return;
      fitted.current = turn.handle;
      fitLayer(turn.handle, layer, 0, 0);
    };
    begin().catch((failure: unknown) => {
      if (!isAbort(failure) && !signal.aborted) setState({ ...nothing, of: turn, failure });
    });
    return () => {
      controller.abort();
      if (!opened) return;
      turn.handle.removeLayer(opened.layer);
      opened.layer.dispose();
    };
  }, [turn, open, fit]);

  if (!turn) return nothing;
  return state.of === turn ? state : { ...nothing, opened: state.opened, opening: true };
}
