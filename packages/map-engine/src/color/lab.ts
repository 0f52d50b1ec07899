import type { Rgba } from './parse';

/** CIELAB under D65: `l` 0-100, `a` green to red and `b` blue to yellow, about -128 to 127. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** White point D65 of sRGB (IEC 61966-2-1). */
const white = { x: 0.95047, y: 1, z: 1.08883 } as const;
const epsilon = 216 / 24389;
const kappa = 24389 / 27;

/** sRGB channel 0-255 to linear light 0-1. */
export function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** Linear light to sRGB channel 0-255, clamped. */
export function fromLinear(light: number): number {
  const c = Math.min(1, Math.max(0, light));
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
}

/**
 * CIELAB under D65 of an sRGB colour, channels 0-255; alpha is ignored.
 * @example
 * toLab({ r: 255, g: 0, b: 0 }); // { l: 53.24, a: 80.09, b: 67.20 }
 */
export function toLab({ r, g, b }: Pick<Rgba, 'r' | 'g' | 'b'>): Lab {
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)];
  const f = (t: number): number => (t > epsilon ? Math.cbrt(t) : (kappa * t + 16) / 116);
  const fx = f((0.4124564 * lr + 0.3575761 * lg + 0.1804375 * lb) / white.x);
  const fy = f((0.2126729 * lr + 0.7151522 * lg + 0.072175 * lb) / white.y);
  const fz = f((0.0193339 * lr + 0.119192 * lg + 0.9503041 * lb) / white.z);
  return { l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz) };
}

/**
 * The sRGB colour of CIELAB coordinates under D65, channels 0-255, clamped to what a screen shows.
 * @example
 * fromLab({ l: 100, a: 0, b: 0 }); // { r: 255.0, g: 255.0, b: 255.0 }
 */
export function fromLab({ l, a, b }: Lab): { r: number; g: number; b: number } {
  const fy = (l + 16) / 116;
  const inverse = (t: number): number => (t ** 3 > epsilon ? t ** 3 : (116 * t - 16) / kappa);
  const x = white.x * inverse(fy + a / 500);
  const y = white.y * inverse(fy);
  const z = white.z * inverse(fy - b / 200);
  return {
    r: fromLinear(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    g: fromLinear(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    b: fromLinear(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  };
}
