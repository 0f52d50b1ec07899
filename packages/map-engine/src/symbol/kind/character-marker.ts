import type { CharacterMarker } from '../../model';
import { defaults } from '../../model';
import type { MarkerItem } from '../display-list';
import { cssFont, markerStroke, placementOf } from './marker-parts';

/** A character of a font, filled and outlined. */
export function compileCharacterMarker(marker: CharacterMarker, opacity: number): MarkerItem[] {
  const drawing = {
    kind: 'text',
    text: marker.text || defaults.characterText,
    font: cssFont(marker.fontStyle, marker.size, marker.fontFamily),
    size: marker.size,
    fill: marker.fillColor,
    stroke: markerStroke(marker),
    opacity,
  } as const;
  return [{ drawing, ...placementOf(marker) }];
}
