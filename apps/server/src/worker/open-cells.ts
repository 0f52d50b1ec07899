import type { Grid, RasterInfo, RasterSource, ReadOptions } from '@gep/raster';
import { openGeoTiff } from '@gep/raster/node';
import { classFactors } from './class-factors';
import type { ClassTerm } from './class-factors';

/** A part of a raster: the cells of a GeoTIFF times a factor, and where that differs, times those of their classes. */
export interface CellTerm {
  readonly path: string;
  readonly factor: number;
  readonly by?: readonly ClassTerm[];
}

/** NoData of stored results. */
const noData = -9999;

/**
 * Opens the sum of rasters of one band on the same grid as if it were one file.
 * @param terms at least one; the first says which cells have a value
 */
export async function openCells(terms: readonly CellTerm[]): Promise<RasterSource> {
  const paths = [...new Set(terms.map(({ path }) => path))];
  const opened = await Promise.allSettled(paths.map((path) => openGeoTiff(path)));
  const sources = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const close = async (): Promise<void> => {
    for (const source of sources) await source.close();
  };
  for (const one of opened)
    if (one.status === 'rejected') {
      await close();
      throw one.reason;
    }
  const [{ info }] = sources;
  const [{ factor, by }] = terms;
  if (terms.length === 1 && factor === 1 && by === undefined) return sources[0];
  return {
    info,
    async read(options?: ReadOptions) {
      const grids = new Map<string, Grid>();
      for (const [i, source] of sources.entries())
        grids.set(paths[i], (await source.read({ ...options, bands: [0] }))[0]);
      return [sumOf(terms, grids, info)];
    },
    close,
  };
}

/** Whole rows of a raster of one band. */
export async function rowsOf(source: RasterSource, top: number, bottom: number): Promise<Float32Array> {
  const [{ data }] = await source.read({ window: [0, top, source.info.width, bottom], bands: [0] });
  return data as Float32Array;
}

/** The sum of terms, cell by cell. What the first one has no value for stays NoData; the others count what there is. */
function sumOf(terms: readonly CellTerm[], grids: ReadonlyMap<string, Grid>, whole: RasterInfo): Grid {
  const [grid] = grids.values();
  const sum = new Float64Array(grid.data.length);
  for (const [index, { path, factor, by }] of terms.entries()) {
    const cells = grids.get(path)?.data as Float32Array;
    if (by) addClasses(sum, cells, classFactors(grid, whole, by), factor);
    else addCells(sum, cells, factor);
    if (index === 0) for (let i = 0; i < sum.length; i++) if (cells[i] === noData) sum[i] = NaN;
  }
  // Cells of stored results are of 32 bits.
  const data = new Float32Array(sum.length);
  for (let i = 0; i < data.length; i++) data[i] = Number.isNaN(sum[i]) ? noData : sum[i];
  return { ...grid, data };
}

function addCells(sum: Float64Array, cells: Float32Array, factor: number): void {
  for (let i = 0; i < sum.length; i++) if (cells[i] !== noData) sum[i] += cells[i] * factor;
}

function addClasses(sum: Float64Array, cells: Float32Array, factors: Float64Array, factor: number): void {
  for (let i = 0; i < sum.length; i++) if (cells[i] !== noData) sum[i] += cells[i] * factor * factors[i];
}
