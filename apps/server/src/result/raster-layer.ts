import proj4 from 'proj4';
import { openGeoTiff } from '@gep/raster/node';
import { gridExtent, transformOfExtent, warp } from '@gep/raster';
import type { Extent, Grid, RasterSource } from '@gep/raster';
import { limits } from '@gep/api-client/contract';
import type { Services } from '../services';
import { fail } from '../error/gep-error';
import type { LayerPlace } from './vector-layer';
import { findPlace, shownRaster } from './model-results';
import type { ResultPlace } from './model-results';
import type { ResultRasterRow } from './queries';
import { phrase } from '../message/phrase';

/** The stored raster of a layer. @throws GepError NO_RESULT for a model without a spatial result */
export async function findRaster(
  services: Services,
  at: LayerPlace,
): Promise<{ place: ResultPlace; raster: ResultRasterRow; path: string }> {
  const { place, year } = await findPlace(services, at.projectId, at, at.compareFlag);
  const raster = shownRaster(place, year) ?? fail('NO_RESULT', { model: place.name });
  const [file] = await services.files.paths(services.database.db, [raster.fileId]);
  return { place, raster, path: (file ?? fail('NO_RESULT', { model: place.name })).path };
}

/** Opens a stored raster for the time of `work`. */
export async function withRaster<T>(path: string, work: (source: RasterSource) => Promise<T>): Promise<T> {
  const source = await openGeoTiff(path);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
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

/** Cells of the source beyond the window, for the bend of its edges. */
const margin = 2;

/**
 * A window of a stored raster, laid on EPSG:3857 by nearest neighbour (the values are those of the raster) from the
 * overview that fits the scale.
 * @throws GepError VALIDATION for an extent without area, WINDOW_TOO_LARGE past 2048 x 2048 cells
 */
export async function rasterBlock(
  path: string,
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
  return withRaster(path, async (source) => {
    const { info } = source;
    const toSource = proj4('EPSG:3857', info.crs);
    const place = sourceWindow(extent, [width, height], info, (x, y) => toSource.forward([x, y]));
    if (!place) return { extent, width, height, grid: null };
    const [cells] = await source.read({ ...place, bands: [0], signal });
    const grid = warp(cells, target, { transform: (x, y) => toSource.forward([x, y]), noData: -9999 });
    const exist = grid.data.some((value) => value !== -9999);
    return { extent, width, height, grid: exist ? grid : null };
  });
}

/** Cells of the source under an extent and the size to read them in; null where they do not meet. */
function sourceWindow(
  extent: Extent,
  [width, height]: readonly [number, number],
  info: RasterSource['info'],
  toSource: (x: number, y: number) => readonly number[],
): { window: [number, number, number, number]; width: number; height: number } | null {
  const [a, , c, , e, f] = info.transform;
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const steps = 16;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++) {
      const [x, y] = toSource(
        extent[0] + ((extent[2] - extent[0]) * i) / steps,
        extent[1] + ((extent[3] - extent[1]) * j) / steps,
      );
      if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
      const [column, row] = [(x - c) / a, (y - f) / e];
      box[0] = Math.min(box[0], column);
      box[1] = Math.min(box[1], row);
      box[2] = Math.max(box[2], column);
      box[3] = Math.max(box[3], row);
    }
  // Source cells per target cell: what the read may leave out.
  const across = Math.max(1, (box[2] - box[0]) / width);
  const down = Math.max(1, (box[3] - box[1]) / height);
  const left = Math.max(0, Math.floor(box[0] - margin * across));
  const top = Math.max(0, Math.floor(box[1] - margin * down));
  const right = Math.min(info.width, Math.ceil(box[2] + margin * across));
  const bottom = Math.min(info.height, Math.ceil(box[3] + margin * down));
  if (!(left < right && top < bottom)) return null;
  return {
    window: [left, top, right, bottom],
    width: Math.max(1, Math.ceil((right - left) / across)),
    height: Math.max(1, Math.ceil((bottom - top) / down)),
  };
}

/** Extent of a raster in EPSG:3857 metres, following its edges. */
export function webMercatorExtent({ info }: RasterSource): Extent {
  const [minX, minY, maxX, maxY] = gridExtent(info);
  const { forward } = proj4(info.crs, 'EPSG:3857');
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const steps = 20;
  for (let i = 0; i <= steps; i++) {
    const x = minX + ((maxX - minX) * i) / steps;
    const y = minY + ((maxY - minY) * i) / steps;
    for (const point of [
      [x, minY],
      [x, maxY],
      [minX, y],
      [maxX, y],
    ]) {
      const [east, north] = forward(point);
      box[0] = Math.min(box[0], east);
      box[1] = Math.min(box[1], north);
      box[2] = Math.max(box[2], east);
      box[3] = Math.max(box[3], north);
    }
  }
  return box;
}
