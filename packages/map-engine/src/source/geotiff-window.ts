import {
  applyScale,
  cellToMap,
  extentUnder,
  gridExtent,
  invertTransform,
  readArea,
  readWarped,
  transformOfExtent,
} from '@gep/raster';
import type { CoordinateTransform, Grid, TypedArray } from '@gep/raster';
import { intersectExtents, projector } from '../geometry';
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

/**
 * Cells of a window, in physical values, from the overview that fits: the file's own cells where the file has the
 * window's projection and finer ones are asked for, else a grid of the window's resolution. Null outside of the raster.
 */
export async function readWindow(
  file: OpenFile,
  { extent, resolution, projection, resampling }: GeoTiffWindow,
  signal?: AbortSignal,
): Promise<RasterBlock | null> {
  const { source, bands } = file;
  const crs = file.crs();
  if (crs === projection) {
    return blockOf(await readArea(source, extent, [resolution, resolution], { bands, signal }), projection);
  }
  const whole = extentUnder(gridExtent(source.info), under(crs, projection));
  const seen = whole === null ? extent : intersectExtents(extent, whole);
  if (seen === null) return null;
  const [minX, minY, maxX, maxY] = seen;
  const width = Math.max(1, Math.round((maxX - minX) / resolution));
  const height = Math.max(1, Math.round((maxY - minY) / resolution));
  const frame = { width, height, transform: transformOfExtent(seen, width, height), crs: projection };
  const options = { bands, resampling, signal };
  return blockOf(await readWarped(source, frame, under(projection, crs), options), projection);
}

function under(from: string, to: string): CoordinateTransform {
  const project = projector(from, to);
  return (x, y) => project([x, y]);
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
