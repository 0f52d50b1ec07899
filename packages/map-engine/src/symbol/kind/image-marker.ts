import type { ImageMarker } from '../../model';
import type { MarkerItem } from '../display-list';
import { placementOf } from './marker-parts';

/** A picture stretched to the marker's width and height; nothing until a picture is chosen. */
export function compileImageMarker(marker: ImageMarker, opacity: number): MarkerItem[] {
  if (marker.source === '') return [];
  const { source, width, height } = marker;
  return [{ drawing: { kind: 'image', source, width, height, opacity }, ...placementOf(marker) }];
}
