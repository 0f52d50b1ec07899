import proj4 from 'proj4';
import { extentUnder, gridExtent } from '@gep/raster';
import type { Extent, GridFrame } from '@gep/raster';
import { limits } from '@gep/api-client/contract';
import type { CellTerm } from '../worker/open-cells';
import type { RasterTools } from './redraw';
import { fail } from '../error/gep-error';
import type { LayerPlace } from './vector-layer';
import { findPlace, shownRaster } from './model-results';
import type { ResultPlace, ResultYear } from './model-results';
import type { ResultRasterRow } from './queries';
import { storedTerms } from './stored-terms';
import { phrase } from '../message/phrase';

/** The raster of a layer, and what its cells follow from. @throws GepError NO_RESULT for a model without a spatial result */
export async function findRaster(
  tools: RasterTools,
  at: LayerPlace,
): Promise<{ place: ResultPlace; year: ResultYear; raster: ResultRasterRow; cells: CellTerm[] }> {
  const { place, year } = await findPlace(tools.services, at.projectId, at, at.compareFlag);
  const raster = shownRaster(place, year) ?? fail('NO_RESULT', { model: place.name });
  return { place, year, raster, cells: await storedTerms(tools.services, raster) };
}

export interface WindowQuery {
  /** Metres of EPSG:3857 per pixel. */
  readonly scale: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * The size of a window in pixels.
 * @throws GepError VALIDATION for an extent without area, WINDOW_TOO_LARGE past 2048 x 2048 cells
 */
export function windowSize({ scale, minX, minY, maxX, maxY }: WindowQuery): {
  width: number;
  height: number;
} {
  if (!(minX < maxX && minY < maxY)) {
    fail('VALIDATION', {
      field: 'minX, minY, maxX, maxY',
      rule: phrase('rule.extent-area'),
    });
  }
  const width = Math.max(1, Math.round((maxX - minX) / scale));
  const height = Math.max(1, Math.round((maxY - minY) / scale));
  const limit = limits.rasterWindow;
  if (width > limit || height > limit)
    fail('WINDOW_TOO_LARGE', { size: `${width} x ${height}`, limit: `${limit} x ${limit}` });
  return { width, height };
}

/** Extent of a grid in EPSG:3857 metres. @throws RangeError for one that reaches a pole */
export function webMercatorExtent(frame: GridFrame): Extent {
  const { forward } = proj4(frame.crs, 'EPSG:3857');
  const extent = extentUnder(gridExtent(frame), (x, y) => forward([x, y]));
  if (extent === null) throw new RangeError(`raster: got one of ${frame.crs} at a pole, allowed: others`);
  return extent;
}
