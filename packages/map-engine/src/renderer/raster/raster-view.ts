import type { FrameState } from 'ol/Map.js';
import ViewHint from 'ol/ViewHint.js';
import type { Extent } from '../../model';

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
