import type { GepClient, RasterWindow } from '@gep/api-client';
import { geoTiffWindowLoader } from '@gep/map-engine/layer';
import type { LoadRaster, RasterBlock } from '@gep/map-engine/layer';
import { GepDataError } from '@gep/raster';
import type { LayerPlace } from './layer-place';
import { serverProjection, windowForServer } from './server-window';

/** A window of the map, as the calls take it. */
type Window = Readonly<Record<'scale' | 'minX' | 'minY' | 'maxX' | 'maxY', number>>;
type Signal = { readonly signal?: AbortSignal | undefined };

/** The two forms in which the server gives a window. */
export interface WindowCalls {
  readonly bytes: (window: Window, options: Signal) => Promise<ArrayBuffer | null>;
  readonly json: (window: Window, options: Signal) => Promise<RasterWindow>;
}

/**
 * Loader of a result raster.
 * @param place of the layer, `layerType` 5
 */
export function rasterLoader(client: GepClient, place: LayerPlace): LoadRaster {
  return windowLoader({
    bytes: (window, options) => client.bytes('rasterData', { ...place, ...window }, options),
    json: (window, options) => client.rasterData({ ...place, ...window }, options),
  });
}

/** Loader of windows as GeoTIFF bytes, which a worker reads, or as JSON where they cannot be read. */
export function windowLoader({ bytes, json }: WindowCalls): LoadRaster {
  const windowOf = ([minX, minY, maxX, maxY]: readonly number[], scale: number): Window => ({
    ...{ scale, minX, minY, maxX, maxY },
  });
  const { load } = geoTiffWindowLoader((extent, resolution, { signal }) =>
    bytes(windowOf(extent, resolution), { signal }),
  );
  const loadOrJson: LoadRaster = async (extent, resolution, request) => {
    const window = windowForServer(extent, resolution, request.projection);
    if (!window) return null;
    try {
      // What comes is warped by the layer where the map has another projection.
      return await load(window.extent, window.resolution, { ...request, projection: serverProjection });
    } catch (error) {
      if (!(error instanceof GepDataError)) throw error;
      const block = blockOfJson(
        await json(windowOf(window.extent, window.resolution), { signal: request.signal }),
      );
      return block && { ...block, projection: serverProjection };
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
