import type { SimpleMarker } from '../../model';
import type { MarkerItem } from '../display-list';
import { shapeOf } from '../shape';
import { markerStroke, placementOf } from './marker-parts';

/** A regular shape, filled and outlined. */
export function compileSimpleMarker(marker: SimpleMarker, opacity: number): MarkerItem[] {
  const { shape, size, fillColor } = marker;
  const drawing = {
    kind: 'shape',
    shape: shapeOf(shape, size),
    width: size,
    height: size,
    fill: fillColor,
    stroke: markerStroke(marker),
    opacity,
  } as const;
  return [{ drawing, ...placementOf(marker) }];
}
