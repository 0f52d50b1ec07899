import type { MapHandle } from '@gep/map-engine/map';
import { isAbort } from '@gep/api-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../../session/client';
import { fitLayer } from '../view/fit-layer';
import type { DrawnLayer } from './drawn-layer';
import type { LayerContext } from './layer-context';
import type { LayerPlace } from './layer-place';
import { openDifference } from './open-difference';
import { openLayer } from './open-layer';
import type { OpenedLayer } from './opened-layer';

export interface ShownLayer<T extends DrawnLayer = OpenedLayer> {
  /** Null until the first one is there. */
  readonly opened: T | null;
  /** It is of an earlier place: the one that is wanted is being opened, or could not be. */
  readonly stale: boolean;
  /** A layer is being opened. */
  readonly opening: boolean;
  /** The raster fetches a window. */
  readonly reloading: boolean;
  readonly failure: unknown;
  /** Opens it again. */
  readonly retry: () => void;
}

type Known<T extends DrawnLayer> = Omit<ShownLayer<T>, 'retry'>;

const nothing = { opened: null, stale: false, opening: false, reloading: false, failure: null } as const;

/** What is known of the layer of one place on one map. */
interface State<T extends DrawnLayer> extends Known<T> {
  readonly of: object | null;
}

/**
 * Opens the layer of a place and keeps it on the map, in place of the one before it, which stays until then; fits the map
 * to the first. What failed is opened again when the network is back.
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
  const { minus } = context;
  if (minus) return openDifference(client, place, signal, context, minus);
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
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const fitted = useRef<MapHandle>(null);
  const shown = useRef<{ readonly handle: MapHandle; readonly opened: T } | null>(null);
  // One object a place, map and attempt: what belongs to another one is out of date.
  const turn = useMemo(
    () => (handle && key !== null ? { handle, key, attempt } : null),
    [handle, key, attempt],
  );

  useEffect(() => {
    if (!turn) return;
    const controller = new AbortController();
    const { signal } = controller;
    const change = (part: Partial<Known<T>>) =>
      setState((before) => (before.of === turn ? { ...before, ...part } : before));

    const begin = async () => {
      const opened = await open(turn.key, signal);
      const { layer } = opened;
      if (signal.aborted) return layer.dispose();
      layer.on('loading', (reloading) => change({ reloading }));
      layer.on('data-changed', () => change({ failure: null }));
      layer.on('failed', (failure) => change({ failure }));
      setState({ ...nothing, of: turn, opened });
      turn.handle.addLayer(layer);
      takeAway(shown.current);
      shown.current = { handle: turn.handle, opened };
      if (!fit || fitted.current === turn.handle) return;
      fitted.current = turn.handle;
      fitLayer(turn.handle, layer, 0, 0);
    };
    begin().catch((failure: unknown) => {
      if (isAbort(failure) || signal.aborted) return;
      const opened = shown.current?.opened ?? null;
      setState({ ...nothing, of: turn, opened, stale: opened !== null, failure });
    });
    return () => controller.abort();
  }, [turn, open, fit]);

  // The last layer goes with its map, and where none is wanted any more.
  const on = turn !== null;
  useEffect(() => {
    if (!on) return;
    return () => {
      takeAway(shown.current);
      shown.current = null;
    };
  }, [handle, on]);

  const failed = state.of === turn && state.failure !== null;
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  if (!turn) return { ...nothing, retry };
  const { opened } = state;
  const known = state.of === turn ? state : { ...nothing, opened, stale: opened !== null, opening: true };
  return { ...known, retry };
}

function takeAway(shown: { readonly handle: MapHandle; readonly opened: DrawnLayer } | null): void {
  if (!shown) return;
  shown.handle.removeLayer(shown.opened.layer);
  shown.opened.layer.dispose();
}
