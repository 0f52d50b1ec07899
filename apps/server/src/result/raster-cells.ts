import type { RasterSource } from '@gep/raster';
import { openCells } from '../worker/open-cells';
import type { CellTerm } from '../worker/open-cells';
import type { ResultRasterRow } from './queries';
import { currentRaster } from './redraw';
import type { RasterTools } from './redraw';
import { followsByClass, storedTerms } from './stored-terms';

/** The cells of a raster as windows are read from them: what follows by class is drawn into a file first. */
export async function cellTerms(tools: RasterTools, raster: ResultRasterRow): Promise<CellTerm[]> {
  if (!followsByClass(raster)) return storedTerms(tools.services, raster);
  const { drawnFileId, fileId } = await currentRaster(tools, raster);
  return storedTerms(tools.services, { fileId: drawnFileId ?? fileId, terms: null });
}

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
