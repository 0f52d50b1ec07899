import { cellToMap, gridExtent, hull, windowOfExtent, windowTransform } from '../affine';
import type { RasterSource } from '../geotiff/raster-source';
import type { Extent, Grid, GridFrame } from '../grid';
import type { CoordinateTransform } from './approximate-transform';
import type { WarpOptions } from './warp';
import { warp } from './warp';

/** Map units from one cell that is read to the next. */
export type ReadSteps = readonly [across: number, down: number];

/** Bands and steps of a read. */
export interface ReadAreaOptions {
  /** 0-based; all bands unless said. */
  readonly bands?: readonly number[];
  /** Steps are cut to whole numbers of cells, so that a warp afterwards finds cells where the file has them. */
  readonly whole?: boolean;
  readonly signal?: AbortSignal;
}

/** Bands of a read, and how its cells are warped. */
export interface ReadWarpedOptions extends Omit<WarpOptions, 'transform'> {
  /** 0-based; all bands unless said. */
  readonly bands?: readonly number[];
  readonly signal?: AbortSignal;
}

/** Most cells that are read in each direction, however a projection tears a frame apart. */
const largestSide = 4096;

/**
 * A frame in another CRS filled from a file, from the overview that fits: one grid a band, null where the two do not meet.
 * @param toSource coordinates of the frame to those of the file; what has no image there stays empty
 * @example
 * const source = await openGeoTiff(await writeGeoTiff(heights));
 * const frame: GridFrame = { width: 2, height: 1, transform: [10, 0, 0, 0, -10, 0], crs: 'EPSG:4326' };
 * const grids = await readWarped(source, frame, (x, y) => [x + 500010, y + 4000000]);
 * grids?.[0].data; // [10, 20]
 */
export async function readWarped(
  source: RasterSource,
  frame: GridFrame,
  toSource: CoordinateTransform,
  { bands, signal, ...options }: ReadWarpedOptions = {},
): Promise<Grid[] | null> {
  const steps = stepsUnder(frame, toSource);
  const area = extentUnder(gridExtent(frame), toSource, 'partly');
  if (area === null || !steps.every(Number.isFinite)) return null;
  // Two cells more on each side: values between cells are found from both.
  const [a, b, , d, e] = source.info.transform;
  const [roomX, roomY] = [2 * Math.max(steps[0], Math.hypot(a, b)), 2 * Math.max(steps[1], Math.hypot(d, e))];
  const around: Extent = [area[0] - roomX, area[1] - roomY, area[2] + roomX, area[3] + roomY];
  const grids = await readArea(source, around, steps, { bands, whole: true, signal });
  return grids && grids.map((grid) => warp(grid, frame, { ...options, transform: toSource }));
}

/**
 * North-up cells around an extent of the file's CRS, at most as fine as the file's own; null where there are none.
 * @example
 * const source = await openGeoTiff(await writeGeoTiff(heights));
 * const grids = await readArea(source, [500020, 3999970, 500040, 4000000], [10, 10]);
 * grids?.[0].data; // [20, 30, 20, 30, 20, 30]
 */
export async function readArea(
  source: RasterSource,
  extent: Extent,
  steps: ReadSteps,
  { bands, whole = false, signal }: ReadAreaOptions = {},
): Promise<Grid[] | null> {
  const { info } = source;
  const [a, b, , d, e] = info.transform;
  const window = windowOfExtent(info, extent);
  if (!window) return null;
  const read = (area: Extent, width: number, height: number) =>
    hasArea(area) ? source.read({ extent: area, width, height, bands, signal }) : null;
  if (b !== 0 || d !== 0) {
    // Turned cells are laid on a north-up grid over all of them that are seen.
    const all = gridExtent(info);
    const area: Extent = [
      Math.max(extent[0], all[0]),
      Math.max(extent[1], all[1]),
      Math.min(extent[2], all[2]),
      Math.min(extent[3], all[3]),
    ];
    const side = (length: number, step: number) =>
      Math.min(largestSide, Math.max(1, Math.round(length / step)));
    return read(area, side(area[2] - area[0], steps[0]), side(area[3] - area[1], steps[1]));
  }
  const [left, top, right, bottom] = window;
  const columns = cellsAlong(left, right, steps[0] / Math.abs(a), whole);
  const rows = cellsAlong(top, bottom, steps[1] / Math.abs(e), whole);
  const area = gridExtent({
    width: columns.to - columns.from,
    height: rows.to - rows.from,
    transform: windowTransform(info.transform, [columns.from, rows.from, columns.to, rows.to]),
  });
  return read(area, columns.count, rows.count);
}

/**
 * The extent of an extent in another CRS, from 21 x 21 of its places. Null where one of them has no image there (the poles in
 * EPSG:3857), or with `partly` where none has.
 * @example
 * extentUnder([100, 30, 110, 40], (x, y) => [2 * x, y + 1]); // [200, 31, 220, 41]
 */
export function extentUnder(
  [minX, minY, maxX, maxY]: Extent,
  transform: CoordinateTransform,
  which: 'whole' | 'partly' = 'whole',
): Extent | null {
  const parts = Array.from({ length: 21 }, (_, i) => i / 20);
  const places = parts.flatMap((v) =>
    parts.map((u) => transform(minX + u * (maxX - minX), minY + v * (maxY - minY))),
  );
  const seen = places.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  if (seen.length === 0 || (which === 'whole' && seen.length < places.length)) return null;
  return hull(seen);
}

/** Not so where cells are smaller or larger than numbers can say, as in damaged files. */
function hasArea([minX, minY, maxX, maxY]: Extent): boolean {
  return minX < maxX && minY < maxY && Number.isFinite(maxX - minX) && Number.isFinite(maxY - minY);
}

/** Cells of the file from one to another, and into how many they are read. */
function cellsAlong(from: number, to: number, step: number, whole: boolean) {
  if (!whole) {
    const count = Math.min(to - from, largestSide, Math.max(1, Math.round((to - from) / step)));
    return { from, to, count };
  }
  const each = Math.max(1, Math.floor(step + 0.01), Math.ceil((to - from) / largestSide));
  const [first, last] = [Math.floor(from / each), Math.ceil(to / each)];
  return { from: first * each, to: last * each, count: last - first };
}

/**
 * Steps in another CRS that move by one cell of a frame at most, at its corners, sides and middle: from the inverse of the
 * Jacobian. Infinite where the frame has no image there.
 */
function stepsUnder({ width, height, transform }: GridFrame, project: CoordinateTransform): ReadSteps {
  const steps: [number, number] = [Infinity, Infinity];
  for (const u of [0, 0.5, 1]) {
    for (const v of [0, 0.5, 1]) {
      const [column, row] = [u * (width - 1), v * (height - 1)];
      const place = (right: number, down: number) =>
        project(...cellToMap(transform, column + right, row + down));
      const [from, right, down] = [place(0, 0), place(1, 0), place(0, 1)];
      const [rightX, rightY] = [right[0] - from[0], right[1] - from[1]];
      const [downX, downY] = [down[0] - from[0], down[1] - from[1]];
      const area = Math.abs(rightX * downY - rightY * downX);
      if (!(area > 0 && area < Infinity)) continue;
      steps[0] = Math.min(steps[0], area / Math.hypot(rightY, downY));
      steps[1] = Math.min(steps[1], area / Math.hypot(rightX, downX));
    }
  }
  return steps;
}
