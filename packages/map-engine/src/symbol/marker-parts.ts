import type { FontStyle, MarkerOutline, MarkerPlacement } from '../model';
import { dashLengths } from './dash';
import type { MarkerItem, Stroke } from './display-list';

/** The pen of a marker's outline, null where it has none. */
export function markerStroke(marker: MarkerOutline): Stroke | null {
  if (!marker.outline) return null;
  return {
    color: marker.strokeColor,
    width: marker.strokeWidth,
    dash: dashLengths(marker.strokeDash, marker.strokeWidth, 'butt'),
    join: 'miter',
    cap: 'butt',
  };
}

/** The part of a marker item that says where the drawing stands. */
export function placementOf(marker: MarkerPlacement): Omit<MarkerItem, 'drawing'> {
  const { anchorX, anchorY, offsetX, offsetY, rotation } = marker;
  return { anchorX, anchorY, offsetX, offsetY, rotation };
}

/** CSS font of a style, size in CSS pixels and family. */
export function cssFont(style: FontStyle, size: number, family: string): string {
  const generic = /^[a-z-]+$/.test(family);
  const prefix = style === 'normal' ? '' : `${style} `;
  return `${prefix}${size}px ${generic ? family : `"${family.replace(/["\\]/g, '')}"`}`;
}
