import type { RasterScheme, VectorScheme } from '../../model';
import { isRasterLayer } from '../layer-guards';
import type { RasterMapLayer } from '../raster/raster-layer';
import type { VectorMapLayer } from '../vector/vector-layer';
import type { DrawThumbnail } from './draw-thumbnail';
import { rasterThumbnails } from './raster-thumbnails';
import { vectorThumbnails } from './vector-thumbnails';

/**
 * Small pictures of a whole layer by several schemes, e.g. side by side: the map is shrunk with its lines and symbols, and
 * labels are left out. What is read or simplified for one serves the next; drawing leaves the page responsive. A raster
 * asks its loader once for a window as coarse as the picture.
 * @returns draws one
 * @example
 * const draw = createThumbnails(layer);
 * const picture = await draw(scheme, { width: 320, height: 180 });
 * if (picture) context.drawImage(picture, 0, 0);
 */
export function createThumbnails(layer: VectorMapLayer): DrawThumbnail<VectorScheme>;
export function createThumbnails(layer: RasterMapLayer): DrawThumbnail<RasterScheme>;
export function createThumbnails(layer: VectorMapLayer | RasterMapLayer) {
  return isRasterLayer(layer) ? rasterThumbnails(layer) : vectorThumbnails(layer);
}
