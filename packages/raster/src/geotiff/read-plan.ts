import { windowOfExtent, transformOfExtent, windowTransform } from '../affine';
import { GepDataError } from '../gep-data-error';
import type { CellWindow, Extent, Transform } from '../grid';
import type { RasterInfo } from './raster-info';

/** How cells are found between those of the file. */
export type Resampling = 'nearest' | 'bilinear';

/** Which part of a file is read, into how many cells. */
export interface ReadOptions {
  /** `[minX, minY, maxX, maxY]` in the file's CRS. Without width and height: the cells that it touches. */
  readonly extent?: Extent;
  /** Cells `[left, top, right, bottom]` of the full image, right and bottom outside. */
  readonly window?: CellWindow;
  /** Size of the result; the other side follows the shape when only one is given. */
  readonly width?: number;
  readonly height?: number;
  /** 0-based; all bands unless said. */
  readonly bands?: readonly number[];
  /**
   * Whether the opacity of a file with an alpha band masks its other bands: cells of opacity 0 hold nothing. False unless
   * said; pictures draw with the opacity itself.
   */
  readonly maskByAlpha?: boolean;
  /** `nearest` unless said. Only matters where the size of the result differs from the cells read. */
  readonly resampling?: Resampling;
  /**
   * Bytes that the read may take for its cells and for the blocks that it unpacks, 256 MiB unless said. What needs more
   * is refused with `tiff-size-limit`: a small file may claim to be a huge one.
   */
  readonly memory?: number;
  readonly signal?: AbortSignal;
}

/** What a read returns: its place, and the cells of the full image (fractional, may stick out) under it. */
export interface ReadPlan {
  readonly width: number;
  readonly height: number;
  readonly transform: Transform;
  /** Edges in full-image cells at the first and behind the last output column and row; may run backwards. */
  readonly source: readonly [left: number, top: number, right: number, bottom: number];
  /** For an extent over a rotated image the source is its bounding window and must be turned afterwards. */
  readonly turned?: { readonly width: number; readonly height: number; readonly transform: Transform };
}

/**
 * Turns options into a plan. Throws RangeError naming the option that does not fit the image, GepDataError
 * `tiff-control-points` for an extent where the file has no grid.
 */
export function planRead(info: RasterInfo, options: ReadOptions): ReadPlan {
  const { extent, window } = options;
  if (extent && window) throw new TypeError('extent, window: got both, allowed: one of them');
  if (
    extent &&
    !(extent.length === 4 && extent.every(Number.isFinite) && extent[0] < extent[2] && extent[1] < extent[3])
  )
    throw new RangeError(
      `extent: got [${extent.join(', ')}], allowed: [minX, minY, maxX, maxY] with an area`,
    );
  if (extent && info.controlPoints)
    throw new GepDataError(
      'tiff-control-points',
      'tag ModelTiepoint',
      `a grid, got ${info.controlPoints} ground control points: fit one to them first, e.g. with gdalwarp`,
    );
  const sized = options.width !== undefined || options.height !== undefined;
  if (extent && sized) return planExtent(info, extent, options);
  const cells =
    window ?? (extent ? windowOfExtent(info, extent) : ([0, 0, info.width, info.height] as const));
  if (!cells)
    throw new RangeError(`extent: got [${extent?.join(', ')}], allowed: an extent that touches the image`);
  const [left, top, right, bottom] = cells;
  if (!(
    cells.every(Number.isInteger) &&
    0 <= left &&
    left < right &&
    right <= info.width &&
    0 <= top &&
    top < bottom &&
    bottom <= info.height
  ))
    throw new RangeError(
      `window: got [${cells.join(', ')}], allowed: whole cells inside ${info.width} x ${info.height}`,
    );
  const { width, height } = sizeOf(options, right - left, bottom - top);
  const [a, b, c, d, e, f] = windowTransform(info.transform, cells);
  const [across, down] = [(right - left) / width, (bottom - top) / height];
  return { width, height, transform: [a * across, b * down, c, d * across, e * down, f], source: cells };
}

function planExtent(info: RasterInfo, extent: Extent, options: ReadOptions): ReadPlan {
  const { width, height } = sizeOf(options, extent[2] - extent[0], extent[3] - extent[1]);
  const transform = transformOfExtent(extent, width, height);
  const [a, b, c, d, e, f] = info.transform;
  if (b === 0 && d === 0) {
    const source = [
      (extent[0] - c) / a,
      (extent[3] - f) / e,
      (extent[2] - c) / a,
      (extent[1] - f) / e,
    ] as const;
    return { width, height, transform, source };
  }
  const cells = windowOfExtent(info, extent) ?? ([0, 0, 1, 1] as const);
  // About as many cells as the result has: the longer side of the result for each side of the window.
  const side = Math.max(width, height) * 2;
  const [across, down] = [cells[2] - cells[0], cells[3] - cells[1]];
  const turned = planRead(info, {
    window: cells,
    width: Math.min(across, side),
    height: Math.min(down, side),
  });
  return { ...turned, turned: { width, height, transform } };
}

function sizeOf(options: ReadOptions, across: number, down: number): { width: number; height: number } {
  const { width, height } = options;
  for (const [name, size] of Object.entries({ width, height }))
    if (size !== undefined && !(Number.isInteger(size) && size >= 1))
      throw new RangeError(`${name}: got ${size}, allowed: a positive integer`);
  return {
    width: width ?? (height === undefined ? across : Math.max(1, Math.round((across * height) / down))),
    height: height ?? (width === undefined ? down : Math.max(1, Math.round((down * width) / across))),
  };
}
