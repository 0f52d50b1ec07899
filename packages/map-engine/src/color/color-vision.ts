import type { Rgba } from './parse';

/** Kinds of colour vision that lack one sort of cone: for red, green or blue light. */
export const colorVisions = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
/** One of {@link colorVisions}. */
export type ColorVision = (typeof colorVisions)[number];

/** Machado, Oliveira and Fernandes (2009), severity 1.0, rows for red, green, blue in linear light. */
const matrices = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const satisfies Record<ColorVision, readonly number[]>;

/**
 * How a colour looks to somebody who lacks one kind of cone (Machado 2009, severity 1.0). Channels 0-255, not rounded;
 * alpha is kept.
 * @example
 * formatColor(simulateColorVision(parseColor('#ff0000'), 'deuteranopia')); // '#a39000'
 */
export function simulateColorVision(color: Rgba, vision: ColorVision): Rgba {
  const m = matrices[vision];
  const [r, g, b] = [toLinear(color.r), toLinear(color.g), toLinear(color.b)];
  return {
    r: fromLinear(m[0] * r + m[1] * g + m[2] * b),
    g: fromLinear(m[3] * r + m[4] * g + m[5] * b),
    b: fromLinear(m[6] * r + m[7] * g + m[8] * b),
    a: color.a,
  };
}

/** sRGB channel 0-255 to linear light 0-1 (IEC 61966-2-1); chroma-js offers it only on the way to CIELAB. */
function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** Linear light to sRGB channel 0-255, clamped. */
function fromLinear(light: number): number {
  const c = Math.min(1, Math.max(0, light));
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
}
