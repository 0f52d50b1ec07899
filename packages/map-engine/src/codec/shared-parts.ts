import { limits } from '../model';
import { bool, code, color, number, text, words } from './wire';
import { fontStyles, lineCaps, lineJoins } from '../model';
import type { HorizontalAnchor, MarkerShape, StrokeDash, VerticalAnchor } from '../model';

/** Longest texts: an image or SVG (2 MB as base64), anything else. */
export const maxImageText = 3_000_000;
export const maxText = 2_000;

export const shortText = text(maxText);
export const imageText = text(maxImageText);
/** Sizes, angles and offsets: finite; the bounds of the editors are checked by `checkScheme`. */
export const size = number({ min: 0, max: 100_000 });
export const offset = number({ min: -100_000, max: 100_000 });
export const opacity = number({ min: limits.opacity.min, max: limits.opacity.max });

export const strokeType = code<StrokeDash>({ solid: 0, dash: 1, dot: 2, 'dash-dot': 3, 'dash-dot-dot': 4 });
export const pointType = code<MarkerShape>({
  circle: 0,
  triangle: 1,
  square: 2,
  pentagon: 3,
  star: 4,
  hexagon: 5,
  cross: 6,
});
export const anchorH = code<HorizontalAnchor>({ center: 'Hcenter', left: 'Left', right: 'Right' });
export const anchorV = code<VerticalAnchor>({ center: 'Vcenter', top: 'Top', bottom: 'Bottom' });
export const joinType = words(lineJoins);
export const capType = words(lineCaps);
export const fontStyle = words(fontStyles);

/** Entries that every symbol layer has. */
export const layerEntries = { visible: ['show', bool], opacity: ['opacity', opacity] } as const;

/** Entries of everything that is placed on a point. */
export const placementEntries = {
  rotation: ['rotation', offset],
  offsetX: ['offsetX', offset],
  offsetY: ['offsetY', offset],
  anchorX: ['anchorH', anchorH],
  anchorY: ['anchorV', anchorV],
} as const;

/** Entries of a marker's outline. */
export const outlineEntries = {
  outline: ['useOutline', bool],
  strokeColor: ['strokeColor', color],
  strokeWidth: ['strokeWidth', size],
  strokeDash: ['strokeType', strokeType],
} as const;
