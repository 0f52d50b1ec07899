import {
  applyScale,
  cellToMap,
  gridExtent,
  invertTransform,
  transformOfExtent,
  warp,
  windowOfExtent,
  windowTransform,
} from '@gep/raster';
import type { Grid, TypedArray } from '@gep/raster';
import { extentOf, intersectExtents, projector, transformFlat } from '../geometry';
import type { Extent, Resampling } from '../model';
import type { OpenFile } from './geotiff-file';
import type { RasterBlock } from './raster-block';

/** A window of a file on the map: see `LoadRaster`. */
export interface GeoTiffWindow {
  readonly extent: Extent;
  /** Units of the projection a cell. */
  readonly resolution: number;
  readonly projection: string;
  readonly resampling: Resampling;
}

/** A position of a projection. */
export interface GeoTiffPosition {
  readonly position: readonly [number, number];
  readonly projection: string;
}

/** Most cells that are read for a window in each direction, however a projection tears it apart. */
const largestSide = 4096;

/**
 * Cells of a window, in physical values, from the overview that fits: the file's own cells where the file has the
 * window's projection and finer ones are asked for, else a grid of the window's resolution. Null outside of the raster.
 */
export async function readWindow(
  file: OpenFile,
  { extent, resolution, projection, resampling }: GeoTiffWindow,
  signal?: AbortSignal,
): Promise<RasterBlock | null> {
  const crs = file.crs();
  if (crs === projection)
    return blockOf(await readCells(file, extent, [resolution, resolution], false, signal), projection);
  const whole = reach(gridExtent(file.source.info), crs, projection);
  const seen = whole === null ? extent : intersectExtents(extent, whole);
  if (seen === null) return null;
  const [minX, minY, maxX, maxY] = seen;
  const width = Math.max(1, Math.round((maxX - minX) / resolution));
  const height = Math.max(1, Math.round((maxY - minY) / resolution));
  const frame = { width, height, transform: transformOfExtent(seen, width, height), crs: projection };
  const project = projector(projection, crs);
  const steps = stepsUnder(seen, [width, height], project);
  const area = extentOf(transformFlat(edgeOf(seen), projection, crs));
  if (area === null || !steps.every(Number.isFinite)) return null;
  // A cell more on each side: values between cells are found from both.
  const [a, b, , d, e] = file.source.info.transform;
  const [roomX, roomY] = [2 * Math.max(steps[0], Math.hypot(a, b)), 2 * Math.max(steps[1], Math.hypot(d, e))];
  const around: Extent = [area[0] - roomX, area[1] - roomY, area[2] + roomX, area[3] + roomY];
  const grids = await readCells(file, around, steps, true, signal);
  const transform = (x: number, y: number) => project([x, y]);
  return blockOf(
    grids && grids.map((grid) => warp({ ...grid, crs }, frame, { transform, resampling })),
    projection,
  );
}

/** The cell at a position, one physical value a band, null for no data; null outside of the raster. */
export async function readValues(
  file: OpenFile,
  { position, projection }: GeoTiffPosition,
  signal?: AbortSignal,
): Promise<(number | null)[] | null> {
  const { info } = file.source;
  const place = projector(projection, file.crs())(position);
  const [column, row] = cellToMap(invertTransform(info.transform), ...place).map(Math.floor);
  if (!(column >= 0 && row >= 0 && column < info.width && row < info.height)) return null;
  const window = [column, row, column + 1, row + 1] as const;
  const grids = await file.source.read({ window, bands: file.bands, signal });
  return grids.map((grid) => {
    const [value] = applyScale(grid).data;
    return Number.isFinite(value) ? value : null;
  });
}

/**
 * North-up cells around an extent of the file's CRS, at most as fine as the file's own; null where there are none.
 * @param whole steps are cut to whole numbers of cells, so that a warp afterwards finds cells where the file has them
 */
async function readCells(
  { source, bands }: OpenFile,
  extent: Extent,
  steps: readonly [across: number, down: number],
  whole: boolean,
  signal: AbortSignal | undefined,
): Promise<Grid[] | null> {
  const { info } = source;
  const [a, b, , d, e] = info.transform;
  const window = windowOfExtent(info, extent);
  if (!window) return null;
  const read = (area: Extent, width: number, height: number) =>
    hasArea(area) ? source.read({ extent: area, width, height, bands, signal }) : null;
  const side = (length: number, step: number) =>
    Math.min(largestSide, Math.max(1, Math.round(length / step)));
  if (b !== 0 || d !== 0) {
    // Turned cells are laid on a north-up grid over all of them that are seen.
    const area = intersectExtents(extent, gridExtent(info));
    return area && read(area, side(area[2] - area[0], steps[0]), side(area[3] - area[1], steps[1]));
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

/** Grids as a block of physical values; cells that a mask takes out become NaN. */
function blockOf(grids: readonly Grid[] | null, projection: string): RasterBlock | null {
  if (grids === null || grids.length === 0) return null;
  const [{ width, height, noData }] = grids;
  const scaled = grids.some(({ scale, offset }) => scale !== undefined || offset !== undefined);
  return {
    extent: gridExtent(grids[0]),
    width,
    height,
    bands: grids.map((grid) => (scaled ? applyScale(grid).data : maskedCells(grid))),
    noData: scaled ? null : (noData ?? null),
    projection,
  };
}

function maskedCells({ data, mask }: Grid): TypedArray {
  if (mask === undefined || !mask.includes(0)) return data;
  const wide = data instanceof Float32Array || data.BYTES_PER_ELEMENT <= 2;
  const cells = wide ? Float32Array.from(data) : Float64Array.from(data);
  mask.forEach((valid, cell) => valid === 0 && (cells[cell] = NaN));
  return cells;
}

/** Extent of an extent in another CRS; null where it has no end there (the poles of EPSG:3857). */
function reach(extent: Extent, from: string, to: string): Extent | null {
  const edge = transformFlat(edgeOf(extent), from, to);
  return edge.every(Number.isFinite) ? extentOf(edge) : null;
}

/** Flat coordinates of 21 x 21 places of an extent, the edges among them. */
function edgeOf([minX, minY, maxX, maxY]: Extent): number[] {
  const steps = Array.from({ length: 21 }, (_, i) => i / 20);
  return steps.flatMap((v) => steps.flatMap((u) => [minX + u * (maxX - minX), minY + v * (maxY - minY)]));
}

/**
 * Steps across and down in another CRS that move by one cell of a frame at most, at its corners, sides and middle: from
 * the inverse of the Jacobian. Infinite where the frame has no image there.
 */
function stepsUnder(
  [minX, minY, maxX, maxY]: Extent,
  [width, height]: readonly [number, number],
  project: (position: readonly [number, number]) => [number, number],
): readonly [across: number, down: number] {
  const [cellX, cellY] = [(maxX - minX) / width, (maxY - minY) / height];
  const steps: [number, number] = [Infinity, Infinity];
  for (const u of [0, 0.5, 1]) {
    for (const v of [0, 0.5, 1]) {
      const [x, y] = [minX + u * (maxX - minX - cellX), minY + v * (maxY - minY - cellY)];
      const [from, right, up] = [project([x, y]), project([x + cellX, y]), project([x, y + cellY])];
      const [rightX, rightY] = [right[0] - from[0], right[1] - from[1]];
      const [upX, upY] = [up[0] - from[0], up[1] - from[1]];
      const area = Math.abs(rightX * upY - rightY * upX);
      if (!(area > 0 && area < Infinity)) continue;
      steps[0] = Math.min(steps[0], area / Math.hypot(rightY, upY));
      steps[1] = Math.min(steps[1], area / Math.hypot(rightX, upX));
    }
  }
  return steps;
}
