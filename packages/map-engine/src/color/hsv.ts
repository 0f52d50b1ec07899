import { hsv2rgb, rgb2hsv } from './chroma';
import type { Rgba } from './parse';

/** Hue 0-360 degrees, saturation and brightness 0-1: what a colour picker moves in. */
export interface Hsv {
  readonly h: number;
  readonly s: number;
  readonly v: number;
}

type Rgb = Pick<Rgba, 'r' | 'g' | 'b'>;

/**
 * A colour of channels 0-255 as hue, saturation and brightness; greys have the hue 0. Method: Smith (1978).
 * @example
 * toHsv({ r: 0, g: 255, b: 0 }); // { h: 120, s: 1, v: 1 }
 */
export function toHsv({ r, g, b }: Rgb): Hsv {
  const [h, s, v] = rgb2hsv(r, g, b);
  return { h: h || 0, s, v };
}

/**
 * Whole channels 0-255 of hue, saturation and brightness.
 * @example
 * fromHsv({ h: 240, s: 1, v: 1 }); // { r: 0, g: 0, b: 255 }
 */
export function fromHsv({ h, s, v }: Hsv): Rgb {
  const [r, g, b] = hsv2rgb(h, s, v).map(Math.round);
  return { r, g, b };
}
