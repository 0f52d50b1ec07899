import type { Canvas2D } from './context';

/**
 * A canvas outside the page, of whole pixels; a side of less than 1 is 1.
 * @example
 * const canvas = createCanvas(66, 34);
 * await drawSymbol(canvas, defaultSymbol('line'), { width: 66, height: 34 });
 */
export function createCanvas(width: number, height: number): OffscreenCanvas {
  return new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
}

/**
 * The context of a canvas in main memory: many small paths are cheapest there, with a graphics card or without, and
 * map, legend and thumbnail get the same smoothed edges.
 * @throws TypeError where the browser gives no 2d context, e.g. for a canvas that is used by WebGL.
 * @example
 * contextOf(createCanvas(66, 34)).fillRect(0, 0, 10, 10);
 */
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): Canvas2D {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Canvas2D | null;
  if (context === null) throw new TypeError('the canvas gives no 2d context');
  return context;
}

let measuring: Canvas2D | undefined;

/**
 * A context that only measures texts, one for all callers: set its font before measuring.
 * @example
 * const context = measuringContext();
 * context.font = '12px sans-serif';
 * const width = context.measureText('泰安市').width;
 */
export function measuringContext(): Canvas2D {
  measuring ??= contextOf(createCanvas(1, 1));
  return measuring;
}
