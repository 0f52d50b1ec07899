import type { Extent } from '../../model';
import type { DisplayList, LineItem } from '../display-list';
import type { Assets, Canvas2D } from './context';
import { markerBox, toPixelEdge } from './marker-box';

/** Size of a preview in CSS pixels and canvas pixels a CSS pixel. */
export interface PreviewSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/**
 * What a preview shows: the symbol on a path, in CSS pixels that are `scale` (at most 1) of those of the map: 1 for
 * all symbols that fit, smaller for those that would be cut off.
 */
export interface PreviewPlace {
  readonly scale: number;
  /** A point, a line of two points or a closed ring, `[x, y, …]`, before scaling. */
  readonly path: readonly number[];
  /** Point that patterns hang on, before scaling. */
  readonly origin: readonly [number, number];
}

/** Room that stays free round a symbol. */
const margin = 1;
const lineEnd = 3;
const fillEdge = 2;
/** Stacks of markers that lie far from one another are rather cut off than shrunk to specks. */
const smallestScale = 0.3;

/**
 * Where a preview puts a symbol: a marker with its point in the middle, a line from left to right, a fill as a
 * rectangle. All is moved a little where that keeps a marker inside or edges on whole canvas pixels.
 */
export function previewPlace(
  canvas: Canvas2D,
  list: DisplayList,
  size: PreviewSize,
  assets: Assets,
): PreviewPlace {
  switch (list.kind) {
    case 'marker':
      return markerPlace(markerBox(canvas, list.items, assets) ?? [0, 0, 0, 0], size);
    case 'line':
      return linePlace(lineReach(canvas, list.items, assets), size);
    case 'fill': {
      const outlines = list.items.flatMap((item) => (item.kind === 'outline' ? item.lines : []));
      return fillPlace(lineReach(canvas, outlines, assets), size);
    }
  }
}

function markerPlace(
  [minX, minY, maxX, maxY]: Extent,
  { width, height, pixelRatio }: PreviewSize,
): PreviewPlace {
  const fit = Math.min((width - 2 * margin) / (maxX - minX), (height - 2 * margin) / (maxY - minY));
  const scale = Math.min(1, Math.max(fit, smallestScale));
  const x = placed(minX, maxX, width / scale, margin / scale, pixelRatio * scale);
  const y = placed(minY, maxY, height / scale, margin / scale, pixelRatio * scale);
  return { scale, path: [x, y], origin: [x, y] };
}

/** The middle of a side, or as near to it as keeps `low` to `high` inside; `low` on a pixel's edge. */
function placed(low: number, high: number, side: number, free: number, pixelRatio: number): number {
  const fits = high - low <= side - 2 * free + 1e-9;
  const middle = fits ? Math.max(free - low, Math.min(side / 2, side - free - high)) : side / 2;
  return middle + toPixelEdge(middle + low, pixelRatio);
}

interface Reach {
  /** How far it stands out to the left (up), to the right (down) and beyond its ends, in CSS pixels. */
  readonly up: number;
  readonly down: number;
  readonly ends: number;
}

function lineReach(canvas: Canvas2D, items: readonly LineItem[], assets: Assets): Reach {
  let [up, down, ends] = [0, 0, 0];
  for (const item of items) {
    if (item.kind === 'stroke') {
      const half = item.stroke.width / 2;
      [up, down] = [Math.max(up, half), Math.max(down, half)];
      if (item.stroke.cap !== 'butt') ends = Math.max(ends, half);
      continue;
    }
    const [minX, minY, maxX, maxY] = markerBox(canvas, item.markers, assets) ?? [0, 0, 0, 0];
    [up, down, ends] = [Math.max(up, -minY), Math.max(down, maxY), Math.max(ends, -minX, maxX)];
  }
  return { up, down, ends };
}

function linePlace({ up, down, ends }: Reach, { width, height, pixelRatio }: PreviewSize): PreviewPlace {
  const scale = Math.min(1, (height - 2 * margin) / (up + down));
  const inset = Math.min(width / scale / 4, Math.max(lineEnd, ends + margin));
  const y = placed(-up, down, height / scale, margin / scale, pixelRatio * scale);
  return { scale, path: [inset, y, width / scale - inset, y], origin: [inset, y] };
}

function fillPlace({ up, down, ends }: Reach, { width, height, pixelRatio }: PreviewSize): PreviewPlace {
  // A third of the height stays for the fill between outlines that reach in and out on both sides.
  const reach = Math.max(up, down, ends);
  const scale = Math.min(1, height / 6 / reach);
  const edge = Math.max(fillEdge, Math.min(reach, height / scale / 4));
  const inset = edge + toPixelEdge(edge - up, pixelRatio * scale);
  const [right, bottom] = [width / scale - inset, height / scale - inset];
  const path = [inset, inset, right, inset, right, bottom, inset, bottom, inset, inset];
  const corner = Math.floor(edge);
  const origin = corner + toPixelEdge(corner, pixelRatio * scale);
  return { scale, path, origin: [origin, origin] };
}
