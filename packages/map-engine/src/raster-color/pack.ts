import type { Rgba } from '../color';

const littleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Four bytes of a pixel as the number that a Uint32Array over RGBA bytes holds on this machine. */
export function packBytes(r: number, g: number, b: number, a: number): number {
  return littleEndian
    ? ((a << 24) | (b << 16) | (g << 8) | r) >>> 0
    : ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
}

/** A colour with the layer's opacity as a packed pixel; channels are rounded. */
export function packColor({ r, g, b, a }: Rgba, opacity: number): number {
  const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
  return packBytes(byte(r), byte(g), byte(b), byte(a * opacity * 255));
}

/** A fully transparent pixel. */
export const transparent = 0;
