import type { Neutral } from '../unread';

/** Defaults of the style specification, and what is about tilted maps, other properties or the change of a style. */
const common: Neutral = { visibility: null };

/** What layers that fill say without changing their picture. */
export const neutralFill: Neutral = {
  ...common,
  ...{ 'fill-antialias': [true], 'fill-translate-anchor': null },
  ...{ 'fill-extrusion-translate-anchor': null, 'fill-extrusion-vertical-gradient': null },
};

/** The same of lines. */
export const neutralLine: Neutral = {
  ...common,
  ...{ 'line-miter-limit': null, 'line-round-limit': null, 'line-translate-anchor': null },
};

/** The same of circles. */
export const neutralCircle: Neutral = {
  ...common,
  ...{ 'circle-pitch-alignment': null, 'circle-translate-anchor': null },
};

/** The same of labels. */
export const neutralText: Neutral = {
  ...common,
  ...{ 'text-line-height': null, 'text-justify': null, 'text-padding': [2], 'text-max-angle': null },
  ...{ 'text-pitch-alignment': null, 'text-rotation-alignment': null, 'text-keep-upright': [true] },
  ...{ 'text-optional': null, 'text-translate': [[0, 0]], 'text-translate-anchor': null },
  ...{ 'text-overlap': ['never'], 'symbol-spacing': [250], 'symbol-z-order': null, 'text-max-width': [10] },
  'text-letter-spacing': [0],
};

/** What changes only how a style appears, and what is about icons, whose picture is named. */
export const isBeside = (name: string): boolean => name.endsWith('-transition') || name.startsWith('icon-');
