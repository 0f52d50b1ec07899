import proj4 from 'proj4';
import { extentUnder, gridExtent, readWarped, transformOfExtent } from '@gep/raster';
import type { Extent, Grid, RasterSource } from '@gep/raster';
import { limits } from '@gep/api-client/contract';
import type { CellTerm } from '../worker/open-cells';
import { cellTerms, withCells } from './raster-cells';
import type { RasterTools } from './redraw';
import { fail } from '../error/gep-error';
import type { LayerPlace } from './vector-layer';
import { findPlace, shownRaster } from './model-results';
import type { ResultPlace } from './model-results';
import type { ResultRasterRow } from './queries';
import { phrase } from '../message/phrase';

/** The raster of a layer, and what its cells follow from. @throws GepError NO_RESULT for a model without a spatial result */
export async function findRaster(
  tools: RasterTools,
  at: LayerPlace,
): Promise<{ place: ResultPlace; raster: ResultRasterRow; cells: CellTerm[] }> {
  const { place, year } = await findPlace(tools.services, at.projectId, at, at.compareFlag);
  const raster = shownRaster(place, year) ?? fail('NO_RESULT', { model: place.name });
  return { place, raster, cells: await cellTerms(tools, raster) };
}

export interface WindowQuery {
  /** Metres of EPSG:3857 per pixel. */
  readonly scale: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A window of a raster in EPSG:3857, or only its size where it holds no value. */
export interface RasterBlock {
  readonly extent: Extent;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid | null;
}

/**
 * A window of a raster, laid on EPSG:3857 by nearest neighbour (the values are those of the raster) from the
 * overview that fits the scale.
 * @throws GepError VALIDATION for an extent without area, WINDOW_TOO_LARGE past 2048 x 2048 cells
 */
export async function rasterBlock(
  cells: readonly CellTerm[],
  query: WindowQuery,
  signal?: AbortSignal,
): Promise<RasterBlock> {
  const { scale, minX, minY, maxX, maxY } = query;
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
  const extent: Extent = [minX, minY, maxX, maxY];
  const target = { width, height, transform: transformOfExtent(extent, width, height), crs: 'EPSG:3857' };
  return withCells(cells, async (source) => {
    const { forward } = proj4('EPSG:3857', source.info.crs);
    const grids = await readWarped(source, target, (x, y) => forward([x, y]), {
      bands: [0],
      noData: -9999,
      signal,
    });
    const grid = grids?.[0];
    const exist = grid?.data.some((value) => value !== -9999) ?? false;
    return { extent, width, height, grid: grid && exist ? grid : null };
  });
}

/** Extent of a raster in EPSG:3857 metres. @throws RangeError for one that reaches a pole */
export function webMercatorExtent({ info }: RasterSource): Extent {
  const { forward } = proj4(info.crs, 'EPSG:3857');
  const extent = extentUnder(gridExtent(info), (x, y) => forward([x, y]));
  if (extent === null) throw new RangeError(`raster: got one of ${info.crs} at a pole, allowed: others`);
  return extent;
}
