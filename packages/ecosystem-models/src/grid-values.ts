import type { Grid } from '@gep/raster';

/** One grid or number, or several, as a list. */
export function gridsOf<Item extends Grid | number>(
  entry: Item | readonly Item[] | undefined,
): readonly Item[] {
  if (entry === undefined) return [];
  return Array.isArray(entry) ? (entry as readonly Item[]) : [entry as Item];
}

/** The cells of a grid with scale and offset applied; NaN where they are not valid. */
export function gridValues(grid: Grid): Float64Array {
  const { data, mask, noData, scale = 1, offset = 0 } = grid;
  // A float32 array holds the rounded NoData value.
  const stored = noData !== undefined && data instanceof Float32Array ? Math.fround(noData) : noData;
  return Float64Array.from(data, (cell, i) =>
    !Number.isFinite(cell) || cell === stored || mask?.[i] === 0 ? NaN : cell * scale + offset,
  );
}

/**
 * Side of a square cell in metres.
 * @throws RangeError for cells that are not square and for geographic coordinates
 */
export function gridCellSize(grid: Grid): number {
  const [a, b, , d, e] = grid.transform;
  const width = Math.hypot(a, d);
  const height = Math.hypot(b, e);
  if (Math.abs(width - height) > 1e-6 * width)
    throw new RangeError(`cells: got ${width} x ${height}, allowed: square ones`);
  if (/^(GEOGCS|GEOGCRS|GEODCRS)|^EPSG:(4326|4490|4214|4610)$/.test(grid.crs))
    throw new RangeError(`crs: got ${grid.crs}, allowed: projected ones in metres`);
  return width;
}

/** A layer as a grid on the frame of another one, with NaN replaced by a NoData number. */
export function layerGrid(frame: Grid, layer: Float64Array, noData: number): Grid {
  const { width, height, transform, crs } = frame;
  return {
    width,
    height,
    transform,
    crs,
    noData,
    data: layer.map((cell) => (Number.isNaN(cell) ? noData : cell)),
  };
}
