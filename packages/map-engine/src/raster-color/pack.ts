import type { Rgba } from '../color';

const littleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Bit positions of red, green, blue and alpha in an element of a Uint32Array over RGBA bytes on this machine. */
export const byteShifts = littleEndian ? ([0, 8, 16, 24] as const) : ([24, 16, 8, 0] as const);
const [red, green, blue, alpha] = byteShifts;

/** Four bytes of a pixel as one number. */
export function packBytes(r: number, g: number, b: number, a: number): number {
  return ((r << red) | (g << green) | (b << blue) | (a << alpha)) >>> 0;
}

/** A colour with the layer's opacity as a packed pixel; channels are rounded. */
export function packColor({ r, g, b, a }: Rgba, opacity: number): number {
  const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
  return packBytes(byte(r), byte(g), byte(b), byte(a * opacity * 255));
}

/** A fully transparent pixel. */
export const transparent = 0;
