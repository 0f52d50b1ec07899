import type { GepClient } from '@gep/api-client';
import type { LayerContext } from './layer-context';
import type { LayerPlace } from './layer-place';
import type { OpenedLayer } from './opened-layer';

/** A map begins with one of them: what the other needs comes with its first layer. */
const openers = {
  polygons: async () => (await import('./open-polygons')).openPolygons,
  raster: async () => (await import('./open-raster')).openRaster,
};

/**
 * Fetches what a result layer is and makes its map layer, in the saved style or in the default one.
 * @throws ApiError, NetworkError, AbortError of the client
 */
export async function openLayer(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
): Promise<OpenedLayer> {
  const open = await (place.layerType === 5 ? openers.raster() : openers.polygons());
  return open(client, place, signal, context);
}
