import type { MapSymbol, Problem } from '../model';
import { compileSymbol } from './compile-symbol';
import type { DisplayList } from './display-list';
import type { Canvas2D, Picture } from './paint/context';
import { assetNeeds, loadAssets } from './paint/load-assets';
import { paintFills } from './paint/paint-fill';
import { paintLines } from './paint/paint-line';
import { paintMarkers } from './paint/paint-marker';

/** Size of a preview in CSS pixels and canvas pixels a CSS pixel. */
export interface DrawSymbolOptions {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio?: number;
  /** Pictures kept from call to call; the default loads them anew. */
  readonly assets?: Map<string, Picture | null>;
}

/** The canvas that a slow picture may still be painted on; a later call wins. */
const latest = new WeakMap<object, number>();

/**
 * Paints a symbol on a canvas of its own, as previews, thumbnails and legends show it: a marker in the middle, a
 * line from left to right, a fill as a rectangle. The canvas gets `width * pixelRatio` x `height * pixelRatio`
 * pixels and is cleared. Paints at once when nothing has to be loaded, else as soon as pictures and fonts are there.
 *
 * @returns problems of pictures and fonts; the symbol is drawn with placeholders then
 */
export async function drawSymbol(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  symbol: MapSymbol,
  options: DrawSymbolOptions,
): Promise<Problem[]> {
  const { width, height, pixelRatio = 1, assets = new Map() } = options;
  for (const [name, value] of Object.entries({ width, height, pixelRatio })) {
    if (!(value > 0 && Number.isFinite(value))) {
      throw new RangeError(`drawSymbol ${name} is ${value}, allowed are finite numbers above 0`);
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
  const context = canvas.getContext('2d') as Canvas2D | null;
  if (context === null) throw new TypeError('drawSymbol needs a canvas with a 2d context');
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  paintPreview(context, list, width, height, assets);
  return problems;
}

function paintPreview(
  canvas: Canvas2D,
  list: DisplayList,
  width: number,
  height: number,
  assets: ReadonlyMap<string, Picture | null>,
): void {
  switch (list.kind) {
    case 'marker':
      return paintMarkers(canvas, list.items, width / 2, height / 2, 0, assets);
    case 'line': {
      const y = height / 2;
      return paintLines(canvas, list.items, [[3, y, width - 3, y]], assets);
    }
    case 'fill': {
      const inset = 2;
      const [right, bottom] = [width - inset, height - inset];
      const ring = [inset, inset, right, inset, right, bottom, inset, bottom, inset, inset];
      const view = [0, 0, width, height] as const;
      return paintFills(canvas, list.items, [ring], { assets, origin: [inset, inset], view });
    }
  }
}
