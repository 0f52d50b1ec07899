import type { Transform } from '@gep/raster';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { FoundCrs, WarpRasterTask } from '../task';
import type { RasterBands } from '../series/raster-bands';

/** Throws TypeError or RangeError for a task that no caller should send, `grid-too-many-cells` for a grid that is too big. */
export function checkWarpTask(task: WarpRasterTask): void {
  const { target, scale, offset, bands } = task;
  for (const [key, value] of Object.entries({ scale, offset }))
    if (!Number.isFinite(value)) throw new RangeError(`task.${key}: got ${value}, allowed: a finite number`);
  if (bands.length === 0 || !bands.every((band) => Number.isInteger(band) && band >= 1))
    throw new RangeError(`task.bands: got [${bands.join(', ')}], allowed: 1-based band numbers`);
  checkNorthUp(target);
  const [top, bottom] = task.rows ?? [0, target.height];
  if (
    !Number.isInteger(top) ||
    !Number.isInteger(bottom) ||
    top < 0 ||
    bottom > target.height ||
    top >= bottom
  )
    throw new RangeError(`task.rows: got ${top} to ${bottom}, allowed: rows of the ${target.height}`);
}

/** Throws RangeError unless the grid has whole sizes and is north up; `grid-too-many-cells` past the limit. */
export function checkNorthUp(grid: { transform: Transform; width: number; height: number }): void {
  const { transform, width, height } = grid;
  const [a, b, , d, e] = transform;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new RangeError(`grid: got ${width} x ${height} cells, allowed: positive whole numbers`);
  if (!transform.every(Number.isFinite) || b !== 0 || d !== 0 || !(a > 0) || !(e < 0))
    throw new RangeError(
      `grid.transform: got [${transform.join(', ')}], allowed: north up (a > 0, e < 0, b = d = 0)`,
    );
  if (width * height > geodataLimits.raster.cells)
    refuse('grid-too-many-cells', '', `${geodataLimits.raster.cells} cells at most`, {
      args: { cells: width * height, limit: geodataLimits.raster.cells },
    });
}

/** What the warp needs of the file. Throws `raster-crs-missing`, `raster-georeference-missing` or `raster-band-missing`. */
export function checkTarget(
  task: WarpRasterTask,
  { count, first: source }: Pick<RasterBands, 'count' | 'first'>,
): { crs: FoundCrs; transform: Transform } {
  const missing = task.bands.find((band) => band > count);
  if (missing !== undefined)
    refuse('raster-band-missing', task.name, `bands 1 to ${count}`, {
      args: { band: missing, bands: count },
    });
  if (!source.crs) return refuse('raster-crs-missing', task.name, 'a coordinate system in the file');
  if (!source.transform)
    return refuse('raster-georeference-missing', task.name, 'position and cell size in the file');
  return { crs: source.crs, transform: source.transform };
}
