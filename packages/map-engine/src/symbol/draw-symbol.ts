import type { MapSymbol, Problem } from '../model';
import { compileSymbol } from './compile-symbol';
import type { DisplayList } from './display-list';
import { contextOf } from './canvas/canvas';
import type { Assets, Canvas2D, Picture } from './canvas/context';
import { assetNeeds, loadAssets } from './canvas/load-assets';
import { drawFills } from './canvas/draw-fill';
import { drawLines } from './canvas/draw-line';
import { drawMarkers } from './canvas/draw-marker';
import { previewPlace } from './canvas/preview-place';
import type { PreviewSize } from './canvas/preview-place';

/** Size of a preview in CSS pixels and canvas pixels a CSS pixel (1 by default). */
export interface DrawSymbolOptions {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio?: number;
  /** Pictures kept from call to call; by default each call loads them again. */
  readonly assets?: Map<string, Picture | null>;
}

/** The canvas that a slow picture may still be drawn on; a later call wins. */
const latest = new WeakMap<object, number>();

/**
 * Draws a symbol on a separate canvas, as previews, thumbnails and legends show it: a marker in the middle, a
 * line from left to right, a fill as a rectangle. Sizes are those on the map; what would be cut off is moved inside,
 * and shrunk where that is not enough. The canvas gets `width * pixelRatio` x `height * pixelRatio` pixels and is
 * cleared. Draws at once when nothing has to be loaded, else as soon as pictures and fonts are loaded.
 *
 * @returns problems of pictures and fonts; the symbol is drawn with placeholders then
 * @throws RangeError for sizes that are not finite numbers above 0
 * @example
 * const canvas = document.createElement('canvas');
 * await drawSymbol(canvas, markerSymbol(simpleMarker({ shape: 'star', size: 20 })), { width: 66, height: 34 });
 */
export async function drawSymbol(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  symbol: MapSymbol,
  options: DrawSymbolOptions,
): Promise<Problem[]> {
  const { width, height, pixelRatio = 1, assets = new Map() } = options;
  const size = { width, height, pixelRatio };
  for (const [name, value] of Object.entries(size)) {
    if (!(value > 0 && Number.isFinite(value))) {
      throw new RangeError(`drawSymbol ${name}: got ${value}, allowed: finite numbers above 0`);
    }
  }
  const list = compileSymbol(symbol);
  const turn = (latest.get(canvas) ?? 0) + 1;
  latest.set(canvas, turn);
  const needs = assetNeeds(list);
  let problems: Problem[] = [];
  if (needs.images.length > 0 || needs.fonts.length > 0) {
    problems = await loadAssets(needs, assets);
    if (latest.get(canvas) !== turn) return problems;
  }
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  drawPreview(contextOf(canvas), list, size, assets);
  return problems;
}

function drawPreview(canvas: Canvas2D, list: DisplayList, size: PreviewSize, assets: Assets): void {
  const { scale, path, origin } = previewPlace(canvas, list, size, assets);
  const finest = size.pixelRatio * scale;
  const view = [0, 0, size.width / scale, size.height / scale] as const;
  canvas.setTransform(finest, 0, 0, finest, 0, 0);
  switch (list.kind) {
    case 'marker':
      return drawMarkers(canvas, list.items, path[0], path[1], 0, assets);
    case 'line':
      return drawLines(canvas, list.items, [path], { assets, view });
    case 'fill':
      return drawFills(canvas, list.items, [path], { assets, origin, view });
  }
}
