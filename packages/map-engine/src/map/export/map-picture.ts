import { GepDataError } from '@gep/raster';
import type OlMap from 'ol/Map.js';
import { clipOf } from '../clip-layer';

/** Size of a picture: CSS pixels, and canvas pixels for each. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/**
 * What the map's layers drew last, stacked on one canvas as the browser shows them: with their opacity, turned and clipped
 * as they are.
 * @throws GepDataError `export-tainted` naming the layer that holds pictures of a server which gives no permission
 */
export function mapPicture(olMap: OlMap, size: PictureSize, background: string): HTMLCanvasElement {
  const { pixelRatio } = size;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * pixelRatio);
  canvas.height = Math.round(size.height * pixelRatio);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('the browser gives no 2d canvas');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const layer of layerCanvases(olMap)) {
    const { from, to } = clipOf(layer);
    const [left, right] = [from, to].map((share) => Math.round(share * canvas.width));
    if (left >= right) continue;
    const opacity = layer.parentElement?.style.opacity || layer.style.opacity;
    context.save();
    context.beginPath();
    context.rect(left, 0, right - left, canvas.height);
    context.clip();
    context.globalAlpha = opacity === '' ? 1 : Number(opacity);
    // Style sizes are CSS pixels; the picture has the map's own.
    const [a, b, c, d, e, f] = placeOf(layer, pixelRatio).map((value) => value * pixelRatio);
    context.setTransform(a, b, c, d, e, f);
    context.drawImage(layer, 0, 0);
    context.restore();
  }
  if (isTainted(canvas)) throw taintedError(olMap);
  return canvas;
}

function layerCanvases(olMap: OlMap): HTMLCanvasElement[] {
  const viewport = olMap.getViewport();
  const found = viewport?.querySelectorAll<HTMLCanvasElement>('.ol-layer canvas, canvas.ol-layer') ?? [];
  return [...found].filter(({ width, height }) => width > 0 && height > 0);
}

/** From pixels of a layer's canvas to CSS pixels of the map. */
function placeOf({ style, width }: HTMLCanvasElement, pixelRatio: number): number[] {
  const matrix = /^matrix\(([^)]*)\)$/.exec(style.transform)?.[1]?.split(',').map(Number);
  if (matrix) return matrix;
  const scale = (parseFloat(style.width) || width / pixelRatio) / width;
  return [scale, 0, 0, scale, 0, 0];
}

/** Browsers keep a canvas to themselves that holds pictures of servers which did not permit it. */
function isTainted(canvas: HTMLCanvasElement): boolean {
  const [probe, width] = [document.createElement('canvas'), canvas.width];
  [probe.width, probe.height] = [1, 1];
  const context = probe.getContext('2d');
  context?.drawImage(canvas, 0, 0, width, canvas.height, 0, 0, 1, 1);
  try {
    context?.getImageData(0, 0, 1, 1);
    return false;
  } catch {
    return true;
  }
}

function taintedError(olMap: OlMap): GepDataError {
  const tainted = new Set(layerCanvases(olMap).filter(isTainted));
  const names = olMap.getAllLayers().flatMap((layer, index) => {
    const { context } = layer.getRenderer() as { context?: CanvasRenderingContext2D | null };
    if (!context || !tainted.has(context.canvas)) return [];
    return [String(layer.get('name') ?? layer.get('title') ?? `layer ${index + 1}`)];
  });
  const expected = 'pictures that their server lets other pages use (CORS), requested with crossOrigin';
  return new GepDataError('export-tainted', names.join(', '), expected);
}
