import type { GepClient, RasterWindow } from '@gep/api-client';
import { geoTiffWindowLoader } from '@gep/map-engine/layer';
import type { LoadRaster, RasterBlock } from '@gep/map-engine/layer';
import { GepDataError } from '@gep/raster';
import type { LayerPlace } from './layer-place';

/**
 * Loader of a result raster: the window as GeoTIFF bytes, which a worker reads, or as JSON where they cannot be read.
 * @param place of the layer, `layerType` 5
 */
export function rasterLoader(client: GepClient, place: LayerPlace): LoadRaster {
  const inputOf = ([minX, minY, maxX, maxY]: readonly number[], scale: number) => ({
    ...place,
    ...{ scale, minX, minY, maxX, maxY },
  });
  const { load } = geoTiffWindowLoader((extent, resolution, { signal }) =>
    client.bytes('rasterData', inputOf(extent, resolution), { signal }),
  );
  const loadOrJson: LoadRaster = async (extent, resolution, request) => {
    try {
      return await load(extent, resolution, request);
    } catch (error) {
      if (!(error instanceof GepDataError)) throw error;
      return blockOfJson(await client.rasterData(inputOf(extent, resolution), { signal: request.signal }));
    }
  };
  return Object.assign(loadOrJson, { worker: load.worker });
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
