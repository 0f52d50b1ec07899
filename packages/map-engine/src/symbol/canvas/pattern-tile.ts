import type { Extent } from '../../model';
import type { FillItem } from '../display-list';
import { contextOf, createCanvas } from './canvas';
import type { Assets } from './context';
import { toPixelEdge } from './marker-box';
import { drawMarkers } from './draw-marker';

type PointPattern = Extract<FillItem, { kind: 'point-pattern' }>;

/** Larger tiles than this many canvas pixels cost more than they save. */
const largestTile = 1024 * 1024;
/** Cells in a row of a tile, at most. */
const mostCells = 32;
/** Share by which a tile may differ from the intervals in it: a pixel on a whole screen. */
const slack = 1 / 2000;

const tiles = new WeakMap<PointPattern, Map<number, OffscreenCanvas | null>>();

/** Distances between the markers of a pattern in CSS pixels, at least 1. */
export function patternSteps({ intervalX, intervalY }: PointPattern): readonly [x: number, y: number] {
  return [Math.max(1, intervalX), Math.max(1, intervalY)];
}

/**
 * The repeating tile of a point pattern, its lattice point at the tile's top left corner, kept for each pixel ratio.
 * Null when no whole number of canvas pixels holds a whole number of intervals.
 */
export function patternTile(
  item: PointPattern,
  box: Extent,
  pixelRatio: number,
  assets: Assets,
): OffscreenCanvas | null {
  const ready = item.markers.every(({ drawing }) => drawing.kind !== 'image' || assets.has(drawing.source));
  if (!ready) return null;
  const known = tiles.get(item) ?? new Map<number, OffscreenCanvas | null>();
  tiles.set(item, known);
  let tile = known.get(pixelRatio);
  if (tile === undefined) {
    tile = drawTile(item, box, pixelRatio, assets);
    known.set(pixelRatio, tile);
  }
  return tile;
}

function drawTile(
  item: PointPattern,
  [minX, minY, maxX, maxY]: Extent,
  pixelRatio: number,
  assets: Assets,
): OffscreenCanvas | null {
  const [across, down] = patternSteps(item).map((step) => wholePixels(step * pixelRatio));
  if (!across || !down || across.pixels * down.pixels > largestTile) return null;
  const [width, height] = [across.pixels, down.pixels];
  const [stepX, stepY] = [width / across.cells / pixelRatio, height / down.cells / pixelRatio];
  const tile = createCanvas(width, height);
  const context = contextOf(tile);
  context.scale(pixelRatio, pixelRatio);
  const [right, bottom] = [width / pixelRatio, height / pixelRatio];
  // Markers of neighbouring tiles reach into this one.
  for (let row = Math.floor(-maxY / stepY); row * stepY <= bottom - minY; row++) {
    for (let col = Math.floor(-maxX / stepX); col * stepX <= right - minX; col++) {
      const [x, y] = [col * stepX, row * stepY];
      const dx = toPixelEdge(x + minX, pixelRatio);
      const dy = toPixelEdge(y + minY, pixelRatio);
      drawMarkers(context, item.markers, x + dx, y + dy, 0, assets);
    }
  }
  return tile;
}

/** The least multiple of a step that is a whole number of pixels, or all but; null when it takes too many steps. */
function wholePixels(step: number): { readonly pixels: number; readonly cells: number } | null {
  for (let cells = 1; cells <= mostCells; cells++) {
    const pixels = Math.round(cells * step);
    if (Math.abs(cells * step - pixels) <= pixels * slack) return { pixels, cells };
  }
  return null;
}
