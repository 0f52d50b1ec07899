import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { placeOf, placeText, readPlace, showPlace } from './view-address';
import { useAddressQuery } from '../../tab/address-query';
import type { MapPlace } from './view-address';

/** Name of the place in the address of a page. */
const placeKey = 'view';

/** A map on its way changes its place faster than an address may be written. */
const settleMs = 250;

/** The place that the page was opened for by its address, null for none; later ones are the map's own writing. */
export function useStartPlace(): MapPlace | null {
  const [query] = useSearchParams();
  const [start] = useState(() => readPlace(query.get(placeKey)));
  return start;
}

/**
 * Keeps where the map looks in the address of the page, so that it survives a reload.
 * @param settled the map has moved to its first layer: what it shows before is nobody's choice
 */
export function useViewAddress(handle: MapHandle | null, settled: boolean): void {
  const [query, changeQuery] = useAddressQuery();
  const write = useEffectEvent((place: string) => {
    if (query.get(placeKey) === place) return;
    changeQuery((before) => withPlace(before, place));
  });
  useEffect(() => {
    if (!handle || !settled) return;
    const { olMap } = handle;
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const place = placeOf(handle);
        if (place) write(placeText(place));
      }, settleMs);
    };
    olMap.on('moveend', moved);
    return () => {
      clearTimeout(timer);
      olMap.un('moveend', moved);
    };
  }, [handle, settled]);
}

/** Moves the map to the place that a query names, if it names one. */
export function goToQuery(handle: MapHandle, query: URLSearchParams): void {
  const place = readPlace(query.get(placeKey));
  if (place) showPlace(handle, place);
}

/** The address of the page with where the map looks now, even while it moves. */
export function queryHere(query: URLSearchParams, handle: MapHandle): URLSearchParams {
  const place = placeOf(handle);
  return place ? withPlace(query, placeText(place)) : query;
}

function withPlace(query: URLSearchParams, place: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(placeKey, place);
  return next;
}
