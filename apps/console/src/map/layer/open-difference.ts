import type { GepClient } from '@gep/api-client';
import type { LayerContext, Minus } from './layer-context';
import type { LayerPlace } from './layer-place';
import type { OpenedLayer } from './opened-layer';

/*
 * One result minus another of the same unit. Cells of one grid are subtracted as they are. Colours are not saved: they follow
 * from the differences.
 */

const openers = {
  polygons: async () => (await import('./difference/polygon-difference')).polygonDifference,
  raster: async () => (await import('./difference/raster-difference')).rasterDifference,
};

/**
 * @param minus what is taken away from the result of the place
 * @throws ConsoleFault where both are the same, or have nothing in common; ApiError, NetworkError, AbortError of the client
 */
export async function openDifference(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
  minus: Minus,
): Promise<OpenedLayer> {
  const open = await (place.layerType === 5 ? openers.raster() : openers.polygons());
  return open(client, place, signal, context, minus);
}
