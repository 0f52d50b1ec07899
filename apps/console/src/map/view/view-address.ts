import type { MapHandle } from '@gep/map-engine/map';
import { projector } from '@gep/map-engine/geometry';

/** Where a map looks: the start of `createMap`. */
export interface MapPlace {
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
}

/** Finest zoom of a map. */
const mostZoom = 28;

/** A place as `lon_lat_zoom`, to about a metre; no address has to write these characters otherwise. */
export function placeText({ center: [longitude, latitude], zoom }: MapPlace): string {
  return `${longitude.toFixed(5)}_${latitude.toFixed(5)}_${zoom.toFixed(2)}`;
}

/** The place that a text of an address names; null for a text that names none. */
export function readPlace(text: string | null): MapPlace | null {
  const parts = text?.split('_') ?? [];
  const [longitude, latitude, zoom] = parts.map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isPlace =
    parts.length === 3 &&
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) <= 85 &&
    zoom >= 0 &&
    zoom <= mostZoom;
  return isPlace ? { center: [longitude, latitude], zoom } : null;
}

/** Moves the map to a place, at once. */
export function showPlace({ view, projection }: MapHandle, { center, zoom }: MapPlace): void {
  view.cancelAnimations();
  view.setCenter([...projector('EPSG:4326', projection)([center[0], center[1]])]);
  view.setZoom(zoom);
}

/** Where the map looks now; null before it has a view. */
export function placeOf({ view, projection }: MapHandle): MapPlace | null {
  const center = view.getCenter();
  const zoom = view.getZoom();
  if (!center || zoom === undefined) return null;
  const [longitude, latitude] = projector(projection, 'EPSG:4326')([center[0], center[1]]);
  // A map that was moved around the world is at the same place.
  return { center: [longitude - 360 * Math.round(longitude / 360), latitude], zoom };
}
