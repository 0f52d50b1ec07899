import { interpolateColors } from '../color';
import type { RasterDisplay, Ramp } from '../model';
import { adjustColor } from './adjust';
import { packColor } from './pack';
import type { StretchRange } from '../scheme';

/** Entries of the tables over a continuous range; neighbouring entries differ by less than one of 255. */
export const tableSize = 4096;

/**
 * Packed pixels for tableSize equal steps from the low to the high end of a stretch, with curve, ramp,
 * brightness, contrast, gamma and opacity folded in.
 */
export function rampTable(
  ramp: Ramp,
  reverse: boolean,
  range: StretchRange,
  display: RasterDisplay,
): Uint32Array {
  const colors = interpolateColors(reverse ? [...ramp.colors].reverse() : ramp.colors, tableSize);
  const pixels = colors.map((color) => packColor(adjustColor(color, display), display.opacity));
  return Uint32Array.from(shares(range), (share) => pixels[Math.round(share * (tableSize - 1))]);
}

/** Shares 0-1 of the ramp for tableSize equal steps of the value. */
export function shares({ curve }: StretchRange): Float64Array {
  return Float64Array.from({ length: tableSize }, (_, i) => {
    const share = i / (tableSize - 1);
    return curve ? Math.min(1, Math.max(0, curve(share))) : share;
  });
}

/** The step of a value: 0 below the range, tableSize - 1 above it. A range of no width has only its low end. */
export function stepScale({ low, high }: StretchRange): number {
  const scale = (tableSize - 1) / (high - low);
  return high > low && Number.isFinite(scale) ? scale : 0;
}
