import { parseColor } from '../color';
import type { RasterDisplay } from '../model';
import { adjustChannel } from './adjust';
import { packBytes } from './pack';

/**
 * Packed pixels at even steps along a ramp, both ends included, as `interpolateColors` mixes them in rgb. Written out by
 * channel: a restyle makes thousands, and an object for each took longer than colouring a window.
 */
export function rampPixels(
  stops: readonly string[],
  count: number,
  display: Pick<RasterDisplay, 'brightness' | 'contrast' | 'gamma' | 'opacity'>,
): Uint32Array {
  const colors = stops.map(parseColor);
  const last = Math.max(1, colors.length - 1);
  const byte = (one: number, two: number, share: number): number =>
    Math.round(adjustChannel(one + (two - one) * share, display));
  const pixels = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const position = (last * i) / (count - 1);
    const index = Math.min(Math.floor(position), last - 1);
    const share = position - index;
    const [one, two] = [colors[index], colors[index + 1] ?? colors[index]];
    const alpha = (one.a + (two.a - one.a) * share) * display.opacity;
    pixels[i] = packBytes(
      byte(one.r, two.r, share),
      byte(one.g, two.g, share),
      byte(one.b, two.b, share),
      Math.round(alpha * 255),
    );
  }
  return pixels;
}
