import type { RasterSource } from '@gep/raster';
import { openCells } from '../worker/open-cells';
import type { CellTerm } from '../worker/open-cells';

/** Opens the cells of a raster for the time of `work`. */
export async function withCells<T>(
  terms: readonly CellTerm[],
  work: (source: RasterSource) => Promise<T>,
): Promise<T> {
  const source = await openCells(terms);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}
