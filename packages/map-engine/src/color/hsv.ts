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
  const v = Math.max(r, g, b);
  const range = v - Math.min(r, g, b);
  if (range === 0) return { h: 0, s: 0, v: v / 255 };
  const sixth = v === r ? (g - b) / range : v === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { h: (sixth * 60 + 360) % 360, s: range / v, v: v / 255 };
}

/**
 * Whole channels 0-255 of hue, saturation and brightness.
 * @example
 * fromHsv({ h: 240, s: 1, v: 1 }); // { r: 0, g: 0, b: 255 }
 */
export function fromHsv({ h, s, v }: Hsv): Rgb {
  const channel = (shift: number): number => {
    const k = (shift + h / 60) % 6;
    return Math.round(255 * v * (1 - s * Math.max(0, Math.min(k, 4 - k, 1))));
  };
  return { r: channel(5), g: channel(3), b: channel(1) };
}
