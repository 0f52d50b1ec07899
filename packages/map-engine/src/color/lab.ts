import { lab2rgb, rgb2lab } from './chroma';
import type { Rgba } from './parse';

/** CIELAB under D65: `l` 0-100, `a` green to red and `b` blue to yellow, about -128 to 127. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/**
 * CIELAB under D65 of an sRGB colour, channels 0-255; alpha is ignored.
 * @example
 * toLab({ r: 255, g: 0, b: 0 }); // { l: 53.24, a: 80.09, b: 67.20 }
 */
export function toLab({ r, g, b }: Pick<Rgba, 'r' | 'g' | 'b'>): Lab {
  const [l, greenRed, blueYellow] = rgb2lab(r, g, b);
  return { l, a: greenRed, b: blueYellow };
}

/**
 * The sRGB colour of CIELAB coordinates under D65, channels 0-255, clamped to what a screen shows.
 * @example
 * fromLab({ l: 100, a: 0, b: 0 }); // { r: 255.0, g: 255.0, b: 255.0 }
 */
export function fromLab({ l, a, b }: Lab): { r: number; g: number; b: number } {
  const [red, green, blue] = lab2rgb(l, a, b).map((channel) => Math.min(255, Math.max(0, channel)));
  return { r: red, g: green, b: blue };
}
