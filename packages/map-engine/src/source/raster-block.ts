import { storedNoData } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import { projector } from '../geometry';
import type { Extent, Resampling } from '../model';
import type { WorkerQueue } from '../worker/queue';

/** A window of a raster: north-up `width` x `height` cells over an extent. */
export interface RasterBlock {
  readonly extent: Extent;
  readonly width: number;
  readonly height: number;
  /** One array a band, row-major from the top left. */
  readonly bands: readonly TypedArray[];
  /** Cells of this value have no data, as NaN has none; null or absent: as the scheme's bands say. */
  readonly noData?: number | null;
  /** Projection of the extent; the one that was asked for, or the map's where the host sets the block, unless said. */
  readonly projection?: string;
}

/** A block that says its projection. */
export type PlacedBlock = RasterBlock & { readonly projection: string };

/** What a raster loader receives. */
export interface RasterRequest {
  /** Aborted as soon as the answer would come too late. */
  readonly signal: AbortSignal;
  /** Projection of the extent, e.g. `EPSG:3857`. */
  readonly projection: string;
  /** How the layer's scheme wants cells between the raster's own. */
  readonly resampling: Resampling;
}

/**
 * Fetches the cells of an extent at a resolution (CRS units a cell). Null: there is nothing there. A block of another
 * projection than the one asked for is warped by the layer.
 */
export interface LoadRaster {
  (extent: Extent, resolution: number, request: RasterRequest): Promise<RasterBlock | null>;
  /** The worker that decodes the cells: a layer has its pictures rendered there, where the cells are. */
  readonly worker?: WorkerQueue;
}

/**
 * Cells of the block at a position of a projection, one a band; null outside. Cells that are rendered as empty give null.
 * @param noDataOf the no-data value of a band, where the block itself says none
 */
export function valuesAt(
  block: PlacedBlock,
  position: readonly [number, number],
  projection: string,
  noDataOf: (band: number) => number | null = () => null,
): (number | null)[] | null {
  const [minX, minY, maxX, maxY] = block.extent;
  const [x, y] = projector(projection, block.projection)(position);
  const col = Math.floor(((x - minX) / (maxX - minX)) * block.width);
  const row = Math.floor(((maxY - y) / (maxY - minY)) * block.height);
  if (!(col >= 0 && row >= 0 && col < block.width && row < block.height)) return null;
  return block.bands.map((cells, band) => {
    const value = cells[row * block.width + col];
    const noData = storedNoData(cells, block.noData ?? noDataOf(band) ?? undefined);
    return Number.isFinite(value) && value !== noData ? value : null;
  });
}

/** @throws TypeError unless sizes and arrays of a loader's block fit together. */
export function checkBlock(block: RasterBlock): void {
  const cells = block.width * block.height;
  const wrong = block.bands.findIndex((band) => band.length !== cells);
  if (block.bands.length === 0 || wrong >= 0 || !(cells > 0)) {
    const got = block.bands.map((band) => band.length).join(', ');
    throw new TypeError(
      `bands of a block of ${block.width} x ${block.height}: got [${got}] cells, allowed: ${cells} in each`,
    );
  }
}
