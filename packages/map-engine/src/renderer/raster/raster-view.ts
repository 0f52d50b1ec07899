import { transformOfExtent } from '@gep/raster';
import type { FrameState } from 'ol/Map.js';
import ViewHint from 'ol/ViewHint.js';
import { intersectExtents, projector, transformExtent } from '../../geometry';
import type { Extent } from '../../model';
import type { PlacedBlock } from '../../source/raster-block';

/** What a frame of the map shows. */
export interface RasterView {
  /** Around all that is in sight, also on a turned map. */
  readonly extent: Extent;
  /** CRS units a CSS pixel. */
  readonly resolution: number;
  /** Canvas pixels a CSS pixel. */
  readonly pixelRatio: number;
}

/** Null while the map has no size. */
export function viewOf({ extent, viewState, pixelRatio }: FrameState): RasterView | null {
  const [minX, minY, maxX, maxY] = extent ?? [0, 0, 0, 0];
  if (!(minX < maxX && minY < maxY)) return null;
  return { extent: [minX, minY, maxX, maxY], resolution: viewState.resolution, pixelRatio };
}

/** Whether the view is being dragged or zoomed. */
export function isMoving({ viewHints }: FrameState): boolean {
  return viewHints[ViewHint.ANIMATING] + viewHints[ViewHint.INTERACTING] > 0;
}

/** Whether both show the same at the same scale. */
export function sameView(a: RasterView | null, b: RasterView | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.resolution === b.resolution &&
    a.pixelRatio === b.pixelRatio &&
    a.extent.every((value, index) => value === b.extent[index])
  );
}

/** The cells of a picture: north-up over an extent of a projection. */
export interface PictureFrame {
  readonly extent: Extent;
  readonly width: number;
  readonly height: number;
  readonly projection: string;
}

/** The block's own cells. */
export function ownFrame({ extent, width, height, projection }: PlacedBlock): PictureFrame {
  return { extent, width, height, projection };
}

/** Most cells of a picture that is made for a view, in each direction. */
const largestSide = 4096;

/**
 * The canvas pixels of a view over a block, in the view's projection; null where the block is out of sight.
 * @param ring pixels more on each side: relief needs one to reach the border of what is seen
 */
export function frameOfView(
  block: PlacedBlock,
  view: RasterView,
  projection: string,
  ring: number,
): PictureFrame | null {
  const [minX, , , maxY] = view.extent;
  const whole = transformExtent(block.extent, block.projection, projection);
  const seen = whole && intersectExtents(view.extent, whole);
  if (whole === null || seen === null) return null;
  const longest = Math.max(seen[2] - seen[0], seen[3] - seen[1]);
  const cell = Math.max(view.resolution / view.pixelRatio, longest / (largestSide - 4));
  // Whole pixels of the view, so that the picture fits the canvas and keeps its colours.
  const left = Math.floor((seen[0] - minX) / cell) - ring;
  const right = Math.ceil((seen[2] - minX) / cell) + ring;
  const top = Math.floor((maxY - seen[3]) / cell) - ring;
  const bottom = Math.ceil((maxY - seen[1]) / cell) + ring;
  return {
    extent: [minX + left * cell, maxY - bottom * cell, minX + right * cell, maxY - top * cell],
    width: right - left,
    height: bottom - top,
    projection,
  };
}

/** Where the cells of a frame are: x = a·col + b·row + c, y = d·col + e·row + f. */
export function transformOfFrame({ extent, width, height }: PictureFrame) {
  return transformOfExtent(extent, width, height);
}

/** GRS 80. */
const semiMajor = 6_378_137;
const eccentricitySquared = 0.006_694_380_022_9;

/**
 * Metres of ground across and down one cell in the middle of a frame, which relief needs of any projection: a cell of
 * EPSG:3857 is smaller than it says, one of EPSG:4490 is in degrees and narrower than high.
 */
export function groundCell({
  extent,
  width,
  height,
  projection,
}: PictureFrame): [across: number, down: number] {
  const [minX, minY, maxX, maxY] = extent;
  const middle = [(minX + maxX) / 2, (minY + maxY) / 2] as const;
  const toDegrees = projector(projection, 'EPSG:4326');
  const [lon, lat] = toDegrees(middle);
  const sine = Math.sin((lat * Math.PI) / 180);
  const root = Math.sqrt(1 - eccentricitySquared * sine * sine);
  const north = (semiMajor * (1 - eccentricitySquared)) / root ** 3;
  const east = (semiMajor / root) * Math.cos((lat * Math.PI) / 180);
  const metres = ([x, y]: [number, number]) =>
    (Math.hypot((x - lon) * east, (y - lat) * north) * Math.PI) / 180;
  return [
    metres(toDegrees([middle[0] + (maxX - minX) / width, middle[1]])),
    metres(toDegrees([middle[0], middle[1] + (maxY - minY) / height])),
  ];
}
