import type { Extent } from '../../model';
import type { FillItem, LineItem } from '../display-list';
import type { Canvas2D, PaintContext } from './context';
import { paintLines } from './paint-line';
import { markerReach, paintMarkers } from './paint-marker';

/** Parallel lines over a box of the canvas, clipped by the caller; they hang on the context's origin. */
export function paintLinePattern(
  canvas: Canvas2D,
  item: Extract<FillItem, { kind: 'line-pattern' }>,
  box: Extent,
  { origin, assets }: PaintContext,
): void {
  const angle = (item.angle * Math.PI) / 180;
  const step = Math.max(1, item.interval);
  const [minU, minV, maxU, maxV] = turnedBox(box, origin, angle);
  const margin = Math.max(...item.lines.map((line) => breadth(canvas, line, assets)), 0);
  const first = Math.ceil((minV - margin - item.offset) / step);
  const last = Math.floor((maxV + margin - item.offset) / step);
  // Canvas matrices are single precision and the origin may be millions of pixels away: paint from the box's middle.
  const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const;
  const [middleU, middleV] = turnedBox([...middle, ...middle], origin, angle);
  canvas.translate(middle[0], middle[1]);
  canvas.rotate(angle);
  for (const line of item.lines) {
    // Beginning at a whole period keeps dashes and markers in place while the box changes.
    const period =
      line.kind === 'along' ? Math.max(1, line.interval) : line.stroke.dash.reduce((a, b) => a + b, 0);
    const start = period > 0 ? Math.floor((minU - margin) / period) * period : minU - margin;
    for (let k = first; k <= last; k++) {
      const v = k * step + item.offset - middleV;
      paintLines(canvas, [line], [[start - middleU, v, maxU + margin - middleU, v]], assets);
    }
  }
}

/** Markers on a lattice over a box of the canvas, clipped by the caller; it hangs on the context's origin. */
export function paintPointPattern(
  canvas: Canvas2D,
  item: Extract<FillItem, { kind: 'point-pattern' }>,
  [minX, minY, maxX, maxY]: Extent,
  { origin, assets }: PaintContext,
): void {
  const stepX = Math.max(1, item.intervalX);
  const stepY = Math.max(1, item.intervalY);
  const reach = markerReach(canvas, item.markers, assets);
  const startX = origin[0] + item.offsetX;
  const startY = origin[1] + item.offsetY;
  for (let row = Math.ceil((minY - reach - startY) / stepY); startY + row * stepY <= maxY + reach; row++) {
    for (let col = Math.ceil((minX - reach - startX) / stepX); startX + col * stepX <= maxX + reach; col++) {
      paintMarkers(canvas, item.markers, startX + col * stepX, startY + row * stepY, 0, assets);
    }
  }
}

function breadth(canvas: Canvas2D, line: LineItem, assets: PaintContext['assets']): number {
  return line.kind === 'stroke' ? line.stroke.width : markerReach(canvas, line.markers, assets);
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
