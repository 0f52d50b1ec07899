import type { Extent } from '../../model';
import type { LineItem, Stroke } from '../display-list';
import { stationsAlong } from './along-path';
import type { Canvas2D, DrawContext, Paths } from './context';
import { markerBox } from './marker-box';
import { drawMarkers } from './draw-marker';
import { applyStroke, tracePaths } from './draw-stroke';
import { cumulativeLengths, seenStretches } from './path-length';

/** Canvases give up on paths of very many dashes; longer ones are cut to what is seen. */
const manyDashes = 2000;

/**
 * Draws a line symbol's items along paths in CSS pixels.
 * @param context pictures, and the part of the canvas that is seen
 * @example
 * drawLines(context, compileSymbol(lineSymbol()).items, [[0, 10, 60, 10]], { assets: new Map(), view: [0, 0, 60, 20] });
 */
export function drawLines(
  canvas: Canvas2D,
  items: readonly LineItem[],
  paths: Paths,
  context: Pick<DrawContext, 'assets' | 'view'>,
): void {
  for (const item of items) {
    if (item.kind === 'stroke') drawStroke(canvas, item.stroke, paths, context.view);
    else drawAlong(canvas, item, paths, context);
  }
}

function drawStroke(canvas: Canvas2D, stroke: Stroke, paths: Paths, view: Extent): void {
  canvas.save();
  applyStroke(canvas, stroke);
  const period = stroke.dash.reduce((sum, length) => sum + length, 0);
  const long = (path: readonly number[]) =>
    period > 0 && (cumulativeLengths(path).at(-1) ?? 0) > period * manyDashes;
  tracePaths(
    canvas,
    paths.filter((path) => !long(path)),
  );
  canvas.stroke();
  for (const path of paths.filter(long)) {
    for (const stretch of seenStretches(path, grown(view, stroke.width * 2))) {
      canvas.lineDashOffset = stretch.start % period;
      tracePaths(canvas, [stretch.path]);
      canvas.stroke();
    }
  }
  canvas.restore();
}

function drawAlong(
  canvas: Canvas2D,
  item: Extract<LineItem, { kind: 'along' }>,
  paths: Paths,
  { assets, view }: Pick<DrawContext, 'assets' | 'view'>,
): void {
  const box = markerBox(canvas, item.markers, assets);
  if (box === null) return;
  const seen = grown(view, Math.hypot(...box.map(Math.abs)));
  for (const path of paths) {
    for (const { x, y, angle } of stationsAlong(path, item.position, item.interval, item.offset, seen)) {
      drawMarkers(canvas, item.markers, x, y, item.followLine ? angle : 0, assets);
    }
  }
}

function grown([minX, minY, maxX, maxY]: Extent, by: number): Extent {
  return [minX - by, minY - by, maxX + by, maxY + by];
}
