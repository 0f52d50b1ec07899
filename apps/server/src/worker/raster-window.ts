import proj4 from 'proj4';
import { readWarped, transformOfExtent } from '@gep/raster';
import type { Extent, Grid, GridFrame } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';
import type { ChangedCells } from './change-match';
import { changeWindow } from './change-window';
import { openCells } from './open-cells';
import type { CellTerm } from './open-cells';

/** A window of a raster in EPSG:3857. */
export interface RasterWindowTask {
  readonly kind: 'raster-window';
  readonly cells: readonly CellTerm[] | ChangedCells;
  readonly extent: Extent;
  readonly width: number;
  readonly height: number;
  /** As a GeoTIFF, or as a JSON list of numbers with null for NoData. */
  readonly form: 'tiff' | 'json';
}

/** The bytes of the form; null where the window holds no value. */
export type RasterWindowResult = Uint8Array | null;

const noData = -9999;

/**
 * Lays a raster on EPSG:3857 by nearest neighbour (the values are those of the raster) from the overview that fits the
 * scale.
 */
export async function rasterWindow(task: RasterWindowTask): Promise<RasterWindowResult> {
  const { extent, width, height, form } = task;
  const target = { width, height, transform: transformOfExtent(extent, width, height), crs: 'EPSG:3857' };
  const grid = await gridOf(task.cells, target);
  if (!grid || !grid.data.some((value) => value !== noData)) return null;
  if (form === 'tiff') return writeGeoTiff([grid], { quick: true });
  return new TextEncoder().encode(
    JSON.stringify(Array.from(grid.data, (value) => (value === noData ? null : value))),
  );
}

async function gridOf(cells: RasterWindowTask['cells'], target: GridFrame): Promise<Grid | null> {
  const toSource = (crs: string) => {
    const { forward } = proj4('EPSG:3857', crs);
    return (x: number, y: number): [number, number] => forward([x, y]);
  };
  if ('frame' in cells) return changeWindow(cells, target, toSource(cells.frame.crs), noData);
  const source = await openCells(cells);
  try {
    const options = { bands: [0], noData };
    return (await readWarped(source, target, toSource(source.info.crs), options))?.[0] ?? null;
  } finally {
    await source.close();
  }
}
