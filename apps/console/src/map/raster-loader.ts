import type { GepClient, RasterWindow } from '@gep/api-client';
import type { LoadRaster, RasterBlock } from '@gep/map-engine/layer';
import { GepDataError, gridExtent, readGeoTiff } from '@gep/raster';
import type { LayerPlace } from './layer-place';

/**
 * Loader of a result raster: the window as GeoTIFF bytes, or as JSON where the bytes cannot be read.
 * @param place of the layer, `layerType` 5
 */
export function rasterLoader(client: GepClient, place: LayerPlace): LoadRaster {
  return async ([minX, minY, maxX, maxY], resolution, { signal }) => {
    const input = { ...place, scale: resolution, minX, minY, maxX, maxY };
    const bytes = await client.bytes('rasterData', input, { signal });
    if (bytes === null) return null;
    try {
      return await blockOfTiff(bytes, signal);
    } catch (error) {
      if (!(error instanceof GepDataError)) throw error;
      return blockOfJson(await client.rasterData(input, { signal }));
    }
  };
}

async function blockOfTiff(bytes: ArrayBuffer, signal: AbortSignal): Promise<RasterBlock> {
  const grids = await readGeoTiff(bytes, { signal });
  const [first] = grids;
  return {
    extent: gridExtent(first),
    width: first.width,
    height: first.height,
    bands: grids.map((grid) => grid.data),
    noData: first.noData ?? null,
  };
}

/** Null in the lists (no value) becomes NaN. */
export function blockOfJson(window: RasterWindow): RasterBlock | null {
  if (!window.exist) return null;
  return {
    extent: window.extent,
    width: window.width,
    height: window.height,
    bands: window.dataList.map((cells) => Float64Array.from(cells, (cell) => cell ?? NaN)),
    noData: window.noDataValue,
  };
}
