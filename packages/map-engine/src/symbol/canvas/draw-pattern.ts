import type { Extent } from '../../model';
import type { FillItem, LineItem } from '../display-list';
import type { Canvas2D, DrawContext } from './context';
import { markerBox, toPixelEdge } from './marker-box';
import { drawLines } from './draw-line';
import { drawMarkers } from './draw-marker';
import { patternSteps, patternTile } from './pattern-tile';

type LinePattern = Extract<FillItem, { kind: 'line-pattern' }>;
type PointPattern = Extract<FillItem, { kind: 'point-pattern' }>;

/** Parallel lines over a box of the canvas, clipped by the caller; they hang on the context's origin. */
export function drawLinePattern(
  canvas: Canvas2D,
  item: LinePattern,
  box: Extent,
  { origin, assets }: DrawContext,
): void {
  const angle = (item.angle * Math.PI) / 180;
  const step = Math.max(1, item.interval);
  const [minU, minV, maxU, maxV] = turnedBox(box, origin, angle);
  const margin = Math.max(...item.lines.map((line) => breadth(canvas, line, assets)), 0);
  const first = Math.ceil((minV - margin - item.offset) / step);
  const last = Math.floor((maxV + margin - item.offset) / step);
  // Canvas matrices are single precision and the origin may be millions of pixels away: draw from a place near the
  // box, whole pixels from the origin so that lines along the canvas stay crisp.
  const near = [
    origin[0] + Math.round(box[0] - origin[0]),
    origin[1] + Math.round(box[1] - origin[1]),
  ] as const;
  const [nearU, nearV] = turnedBox([...near, ...near], origin, angle);
  const straight = item.angle % 90 === 0;
  const pixelRatio = Math.abs(canvas.getTransform().a);
  const view = [
    minU - margin - nearU,
    minV - margin - nearV,
    maxU + margin - nearU,
    maxV + margin - nearV,
  ] as const;
  canvas.translate(near[0], near[1]);
  canvas.rotate(angle);
  for (const line of item.lines) {
    // Beginning at a whole period keeps dashes and markers in place while the box changes.
    const period =
      line.kind === 'along' ? Math.max(1, line.interval) : line.stroke.dash.reduce((a, b) => a + b, 0);
    const start = period > 0 ? Math.floor((minU - margin) / period) * period : minU - margin;
    for (let k = first; k <= last; k++) {
      const v = k * step + item.offset - nearV;
      const crisp =
        straight && line.kind === 'stroke' ? toPixelEdge(v - line.stroke.width / 2, pixelRatio) : 0;
      drawLines(canvas, [line], [[start - nearU, v + crisp, maxU + margin - nearU, v + crisp]], {
        assets,
        view,
      });
    }
  }
}

/**
 * What fills a polygon with markers on a lattice that hangs on the context's origin: a canvas pattern of one tile,
 * which costs the same for any number of markers; null where the lattice fits no tile.
 */
export function pointPatternStyle(
  canvas: Canvas2D,
  item: PointPattern,
  [minX, minY]: Extent,
  { origin, assets }: DrawContext,
): CanvasPattern | null {
  const { a, b, c, d } = canvas.getTransform();
  if (b !== 0 || c !== 0 || a !== d || a <= 0) return null;
  const box = markerBox(canvas, item.markers, assets);
  const tile = box && patternTile(item, box, a, assets);
  const pattern = tile && canvas.createPattern(tile, 'repeat');
  if (!tile || !pattern) return null;
  // The tile nearest to the box: matrices of patterns are single precision.
  const near = (start: number, from: number, size: number) =>
    start + Math.floor((from - start) / size) * size;
  const x = near(origin[0] + item.offsetX, minX, tile.width / a);
  const y = near(origin[1] + item.offsetY, minY, tile.height / a);
  pattern.setTransform(new DOMMatrix([1 / a, 0, 0, 1 / a, x, y]));
  return pattern;
}

/** Markers on a lattice over a box of the canvas one by one, clipped by the caller. */
export function drawPointPattern(
  canvas: Canvas2D,
  item: PointPattern,
  [minX, minY, maxX, maxY]: Extent,
  { origin, assets }: DrawContext,
): void {
  const ink = markerBox(canvas, item.markers, assets);
  if (ink === null) return;
  const [stepX, stepY] = patternSteps(item);
  const startX = origin[0] + item.offsetX;
  const startY = origin[1] + item.offsetY;
  const pixelRatio = Math.abs(canvas.getTransform().a) || 1;
  const lastRow = Math.floor((maxY - ink[1] - startY) / stepY);
  const lastCol = Math.floor((maxX - ink[0] - startX) / stepX);
  for (let row = Math.ceil((minY - ink[3] - startY) / stepY); row <= lastRow; row++) {
    for (let col = Math.ceil((minX - ink[2] - startX) / stepX); col <= lastCol; col++) {
      const [x, y] = [startX + col * stepX, startY + row * stepY];
      const dx = toPixelEdge(x + ink[0], pixelRatio);
      const dy = toPixelEdge(y + ink[1], pixelRatio);
      drawMarkers(canvas, item.markers, x + dx, y + dy, 0, assets);
    }
  }
}

/** How far a line reaches to its sides, in CSS pixels. */
function breadth(canvas: Canvas2D, line: LineItem, assets: DrawContext['assets']): number {
  if (line.kind === 'stroke') return line.stroke.width;
  const box = markerBox(canvas, line.markers, assets);
  return box === null ? 0 : Math.hypot(...box.map(Math.abs));
}
/** Box around the corners of a box, seen in axes turned clockwise by `angle` about the origin. */
function turnedBox(box: Extent, origin: readonly [number, number], angle: number): Extent {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us: number[] = [];
  const vs: number[] = [];
  for (const x of [box[0] - origin[0], box[2] - origin[0]]) {
    for (const y of [box[1] - origin[1], box[3] - origin[1]]) {
      us.push(x * cos + y * sin);
      vs.push(y * cos - x * sin);
    }
  }
  return [Math.min(...us), Math.min(...vs), Math.max(...us), Math.max(...vs)];
}
