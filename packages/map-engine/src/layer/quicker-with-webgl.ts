import { createCanvas } from '../symbol';
import type { RenderTimes } from './race-renderers';

/** What the graphics card of a device draws sooner than its processor. */
export interface WebglGains {
  /** Layers of features: give them `webglRenderer`. */
  readonly features: boolean;
  /** Rasters: give them `webgl: true`. */
  readonly rasters: boolean;
}

let measured: Promise<WebglGains> | undefined;

/**
 * Measures once whether a graphics card pays on this device: 5,000 points and a raster of 1024 x 1024 cells are drawn
 * both ways, without being shown, in a fraction of a second. Where the browser has no WebGL, or calls it slow, both
 * answers are false at once, and nothing is loaded.
 * @example
 * const quicker = await quickerWithWebgl();
 * const renderer = quicker.features ? webglRenderer : undefined;
 * const spots = createPointLayer({ scheme: singleSymbolScheme('point'), features, renderer });
 * const relief = createRasterLayer({ scheme: stretchScheme(), webgl: quicker.rasters });
 */
export function quickerWithWebgl(): Promise<WebglGains> {
  return (measured ??= measure());
}

async function measure(): Promise<WebglGains> {
  if (!hasGraphicsCard()) return { features: false, rasters: false };
  const { raceFeatures, raceRasters } = await import('./race-renderers');
  const features = await raceFeatures();
  const rasters = await raceRasters();
  return { features: wins(features), rasters: wins(rasters) };
}

/** A card that is hardly quicker is not worth its memory. */
const worthwhile = 0.8;

/** Whether the card is quicker by a fifth at least. */
export function wins({ canvas, webgl }: RenderTimes): boolean {
  return webgl !== null && webgl < worthwhile * canvas;
}

function hasGraphicsCard(): boolean {
  const context = createCanvas(1, 1).getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!(context instanceof WebGL2RenderingContext)) return false;
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return true;
}
