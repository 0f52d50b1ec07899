import proj4 from 'proj4';
import { readWarped, transformOfExtent } from '@gep/raster';
import type { Extent } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';
import { openCells } from './open-cells';
import type { CellTerm } from './open-cells';

/** A window of a raster in EPSG:3857. */
export interface RasterWindowTask {
  readonly kind: 'raster-window';
  readonly cells: readonly CellTerm[];
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
  const source = await openCells(task.cells);
  try {
    const { forward } = proj4('EPSG:3857', source.info.crs);
    const options = { bands: [0], noData };
    const grid = (await readWarped(source, target, (x, y) => forward([x, y]), options))?.[0];
    if (!grid || !grid.data.some((value) => value !== noData)) return null;
    if (form === 'tiff') return await writeGeoTiff([grid], { quick: true });
    return new TextEncoder().encode(
      JSON.stringify(Array.from(grid.data, (value) => (value === noData ? null : value))),
    );
  } finally {
    await source.close();
  }
}
