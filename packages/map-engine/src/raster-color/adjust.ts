import type { Rgba } from '../color';
import type { RasterDisplay } from '../model';

/**
 * Brightness, contrast and gamma of one channel 0-255.
 * Contrast stretches about the middle by ((100 + contrast) / 100) squared, brightness adds that percent of 255,
 * gamma raises the result to 1 / gamma.
 */
export function adjustChannel(
  channel: number,
  { brightness, contrast, gamma }: Pick<RasterDisplay, 'brightness' | 'contrast' | 'gamma'>,
): number {
  if (brightness === 0 && contrast === 0 && gamma === 1) return channel;
  const factor = ((100 + contrast) / 100) ** 2;
  const bright = (channel - 127.5) * factor + 127.5 + (brightness / 100) * 255;
  const clamped = Math.min(255, Math.max(0, bright));
  return gamma === 1 ? clamped : 255 * (clamped / 255) ** (1 / gamma);
}

/** The three adjustments on a colour; alpha is kept. */
export function adjustColor(
  { r, g, b, a }: Rgba,
  display: Pick<RasterDisplay, 'brightness' | 'contrast' | 'gamma'>,
): Rgba {
  return {
    r: adjustChannel(r, display),
    g: adjustChannel(g, display),
    b: adjustChannel(b, display),
    a,
  };
}
