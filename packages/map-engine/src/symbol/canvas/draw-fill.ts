import { extentOf, intersectExtents, unionExtents } from '@gep/raster';
import type { Extent } from '../../model';
import type { FillItem } from '../display-list';
import type { Canvas2D, DrawContext, Paths } from './context';
import { drawLinePattern, drawPointPattern, pointPatternStyle } from './draw-pattern';
import { drawLines } from './draw-line';
import { tracePaths } from './draw-stroke';

/**
 * Draws a fill symbol's items on the rings of a polygon in CSS pixels (even-odd: inner rings are holes). The canvas is
 * scaled by the pixel ratio.
 * @example
 * const ring = [10, 10, 90, 10, 90, 60, 10, 60, 10, 10];
 * const place = { assets: new Map(), origin: [0, 0], view: [0, 0, 100, 70] } as const;
 * drawFills(context, compileSymbol(fillSymbol()).items, [ring], place);
 */
export function drawFills(
  canvas: Canvas2D,
  items: readonly FillItem[],
  rings: Paths,
  context: DrawContext,
): void {
  for (const item of items) drawFill(canvas, item, rings, context);
}

function drawFill(canvas: Canvas2D, item: FillItem, rings: Paths, context: DrawContext): void {
  if (item.kind === 'outline') {
    drawLines(canvas, item.lines, rings, context);
    return;
  }
  const box = rings.reduce<Extent | null>((all, ring) => unionExtents(all, extentOf(ring)), null);
  const seen = box && intersectExtents(box, context.view);
  if (box === null || seen === null) return;
  canvas.save();
  tracePaths(canvas, rings);
  const style = fillStyle(canvas, item, box, seen, context);
  if (style !== null) {
    canvas.fillStyle = style;
    canvas.fill('evenodd');
  } else {
    canvas.clip('evenodd');
    if (item.kind === 'line-pattern') drawLinePattern(canvas, item, seen, context);
    if (item.kind === 'point-pattern') drawPointPattern(canvas, item, seen, context);
  }
  canvas.restore();
}

/** What an item fills with, null where it has to be drawn piece by piece inside the polygon. */
function fillStyle(
  canvas: Canvas2D,
  item: Exclude<FillItem, { kind: 'outline' }>,
  box: Extent,
  seen: Extent,
  context: DrawContext,
): string | CanvasGradient | CanvasPattern | null {
  switch (item.kind) {
    case 'solid':
      return item.color;
    case 'gradient':
      return gradientStyle(canvas, item, box);
    case 'line-pattern':
      return null;
    case 'point-pattern':
      return pointPatternStyle(canvas, item, seen, context);
  }
}

function gradientStyle(
  canvas: Canvas2D,
  item: Extract<FillItem, { kind: 'gradient' }>,
  [minX, minY, maxX, maxY]: Extent,
): CanvasGradient | string {
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const [halfWidth, halfHeight] = [(maxX - minX) / 2, (maxY - minY) / 2];
  if (item.colors.length < 2) return item.colors[0] ?? 'transparent';
  const angle = (item.angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  // The gradient's ends touch the corners of the box that lie farthest in its direction.
  const reach = Math.abs(halfWidth * ux) + Math.abs(halfHeight * uy);
  const gradient =
    item.shape === 'linear'
      ? canvas.createLinearGradient(x - ux * reach, y - uy * reach, x + ux * reach, y + uy * reach)
      : canvas.createRadialGradient(x, y, 0, x, y, Math.hypot(halfWidth, halfHeight));
  item.colors.forEach((color, i) => gradient.addColorStop(i / (item.colors.length - 1), color));
  return gradient;
}
