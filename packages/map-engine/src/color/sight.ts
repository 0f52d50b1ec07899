import { colorVisions, simulateColorVision } from './color-vision';
import type { ColorVision } from './color-vision';
import { fromLab, toLab } from './lab';
import type { Rgba } from './parse';

/** Whose eyes look at a map: those with all kinds of cones, or those that lack one. */
export type Eyes = 'normal' | ColorVision;
/**
 * All of them.
 * @example
 * allEyes[0]; // 'normal'
 */
export const allEyes: readonly Eyes[] = ['normal', ...colorVisions];

/** How a map is seen: by some eyes, or printed in grey. */
export type Sight = Eyes | 'grey';
/**
 * All of them.
 * @example
 * allSights.at(-1); // 'grey'
 */
export const allSights: readonly Sight[] = [...allEyes, 'grey'];

/**
 * How a colour is seen: Machado (2009) for eyes that lack a kind of cone, the grey of the same lightness (CIELAB) for a
 * print in grey. Alpha is kept.
 * @example
 * formatColor(seeColor(parseColor('#ff0000'), 'grey')); // '#7f7f7f'
 */
export function seeColor(color: Rgba, sight: Sight): Rgba {
  if (sight === 'normal') return color;
  if (sight === 'grey') return { ...fromLab({ l: toLab(color).l, a: 0, b: 0 }), a: color.a };
  return simulateColorVision(color, sight);
}
