import { createGeoTiffReader } from './geotiff-reader';
import type { GeoTiffOptions } from './geotiff-reader';
import type { LoadRaster } from './raster-block';
import { sentProjections } from './sent-projections';

/**
 * Loads a raster from a server that answers every window with a separate GeoTIFF, which is read in a worker.
 * @param request the window's file, null where there is nothing; an ArrayBuffer is handed to the worker, which leaves it empty
 * @example
 * const { load } = geoTiffWindowLoader(async (extent, resolution, { signal }) => {
 *   const answer = await fetch(`/window?extent=${extent}&resolution=${resolution}`, { signal });
 *   return answer.blob();
 * });
 * map.addLayer(createRasterLayer({ scheme: stretchScheme({ min: 0, max: 3000 }), load }));
 */
export function geoTiffWindowLoader(
  request: (...window: Parameters<LoadRaster>) => Promise<Blob | ArrayBuffer | null>,
  options: GeoTiffOptions = {},
): { readonly load: LoadRaster; readonly dispose: () => void } {
  const reader = createGeoTiffReader(options);
  const load: LoadRaster = async (extent, resolution, asked) => {
    reader.worker.warm();
    const answer = await request(extent, resolution, asked);
    if (answer === null) return null;
    const { projection, resampling, signal } = asked;
    const held = answer instanceof ArrayBuffer;
    const size = held ? answer.byteLength : answer.size;
    const file = { ...reader.file(size), projections: sentProjections([projection]) };
    const transfer = held ? [answer] : [];
    return reader.window(
      { ...file, bytes: answer, extent, resolution, projection, resampling },
      { signal, transfer },
    );
  };
  return { load: Object.assign(load, { worker: reader.worker }), dispose: reader.dispose };
}
