import { limits } from '../model';
import { styleCaps } from './caps';
import { bool, code, color, invalid, list, number, text, words } from './wire';
import type { WireCodec } from './wire';
import { fontStyles, lineCaps, lineJoins } from '../model';
import type { HorizontalAnchor, MarkerShape, StrokeDash, VerticalAnchor } from '../model';

export const shortText = text(styleCaps.text);
export const imageText = text(styleCaps.imageText);
/** Sizes, angles and offsets: finite; the bounds of the editors are checked by `checkScheme`. */
export const size = number({ min: 0, max: styleCaps.length });
export const offset = number({ min: -styleCaps.length, max: styleCaps.length });
export const opacity = number(limits.opacity);

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

/** Exactly so many finite numbers. */
export function numbers(count: number): WireCodec<readonly number[]> {
  const inner = list(number(), count);
  return {
    ...inner,
    decode: (value, at) => {
      const made = inner.decode(value, at);
      if (made.length !== count) throw invalid(at, `${count} numbers`);
      return made;
    },
  };
}
