import { fromLab, toLab } from './lab';
import { formatColor, parseColor } from './parse';
import type { Rgba } from './parse';

/** Space in which colours between two stops are mixed: screen values, or CIELAB for even steps to the eye. */
export type MixSpace = 'rgb' | 'lab';

/**
 * The colour at share t (0-1) of the way from one to two.
 * @example
 * formatColor(mixColors(parseColor('#000000'), parseColor('#ffffff'), 0.5)); // '#808080'
 */
export function mixColors(one: Rgba, two: Rgba, t: number, space: MixSpace = 'rgb'): Rgba {
  // chroma.mix makes an object a colour: half as fast for the 65,536 colours of a table.
  const mix = (x: number, y: number): number => x + (y - x) * t;
  const a = mix(one.a, two.a);
  if (space === 'rgb') return { r: mix(one.r, two.r), g: mix(one.g, two.g), b: mix(one.b, two.b), a };
  const [from, to] = [toLab(one), toLab(two)];
  return { ...fromLab({ l: mix(from.l, to.l), a: mix(from.a, to.a), b: mix(from.b, to.b) }), a };
}

/**
 * `count` colours at equal steps along evenly spaced stops, both ends included; one colour is the middle.
 * @throws RangeError for a stop that is not a colour.
 * @example
 * interpolateColors(['#000000', '#ffffff'], 3)[1]; // { r: 127.5, g: 127.5, b: 127.5, a: 1 }
 */
export function interpolateColors(stops: readonly string[], count: number, space: MixSpace = 'rgb'): Rgba[] {
  const parsed = stops.map(parseColor);
  const last = parsed.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const position = last * (count === 1 ? 0.5 : i / (count - 1));
    const index = Math.min(Math.floor(position), last - 1);
    if (last === 0) return parsed[0];
    if (position === index) return parsed[index];
    return mixColors(parsed[index], parsed[index + 1], position - index, space);
  });
}

/**
 * The colours of {@link interpolateColors} as texts '#rrggbb', '#rrggbbaa' where one is translucent.
 * @throws RangeError for a stop that is not a colour.
 * @example
 * interpolateHex(['#ffffcc', '#006837'], 3); // ['#ffffcc', '#80b482', '#006837']
 */
export function interpolateHex(stops: readonly string[], count: number, space: MixSpace = 'rgb'): string[] {
  return interpolateColors(stops, count, space).map(formatColor);
}
