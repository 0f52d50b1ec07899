import { contrast, deltaE, rgb } from './chroma';
import { toLab } from './lab';
import type { Lab } from './lab';
import { parseColor } from './parse';

/**
 * CIEDE2000 difference of two CIELAB colours: about 1 is just noticeable, 100 is black against white.
 * Method: Sharma, Wu and Dalal (2005).
 * @example
 * labDifference({ l: 50, a: 2.6772, b: -79.7751 }, { l: 50, a: 0, b: -82.7485 }); // 2.0425
 */
export function labDifference(one: Lab, two: Lab): number {
  return deltaE(colorOf(one), colorOf(two));
}

/** A colour of chroma-js that gives its coordinates as they are: `chroma.lab` cuts them to what a screen shows. */
function colorOf({ l, a, b }: Lab) {
  return Object.assign(rgb(0, 0, 0), { lab: (): [number, number, number] => [l, a, b] });
}

/**
 * CIEDE2000 difference of two colour texts: about 1 is just noticeable, 100 is black against white; alpha is ignored.
 * @throws RangeError for a text that is not a colour.
 * @example
 * colorDifference('#000000', '#ffffff'); // 100.00
 */
export function colorDifference(one: string, two: string): number {
  return labDifference(toLab(parseColor(one)), toLab(parseColor(two)));
}

/**
 * WCAG 2.2 contrast ratio of two opaque colours, 1 to 21; text on a page needs 4.5.
 * @throws RangeError for a text that is not a colour.
 * @example
 * contrastRatio('#767676', '#ffffff'); // 4.54
 */
export function contrastRatio(one: string, two: string): number {
  const [first, second] = [parseColor(one), parseColor(two)];
  return contrast(rgb(first.r, first.g, first.b), rgb(second.r, second.g, second.b));
}
