import { parseColor } from '../color';
import type { RasterDisplay } from '../model';
import { adjustChannel } from './adjust';
import { packBytes } from './pack';

type Display = Pick<RasterDisplay, 'brightness' | 'contrast' | 'gamma' | 'opacity'>;

let kept: { readonly key: string; readonly pixels: Uint32Array } | null = null;

/**
 * Packed pixels at even steps along a ramp, both ends included, as `interpolateColors` mixes them in rgb; to be read
 * only. Those of the last ramp are kept: its colours stay the same while the ends of a stretch are dragged.
 */
export function rampPixels(stops: readonly string[], count: number, display: Display): Uint32Array {
  const { brightness, contrast, gamma, opacity } = display;
  const key = JSON.stringify([stops, count, brightness, contrast, gamma, opacity]);
  if (kept?.key !== key) kept = { key, pixels: makePixels(stops, count, display) };
  return kept.pixels;
}

/** Written out by channel: an object for each of thousands of colours took longer than colouring a window. */
function makePixels(stops: readonly string[], count: number, display: Display): Uint32Array {
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
