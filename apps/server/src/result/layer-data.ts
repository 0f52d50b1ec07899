import type { Language, LayerInfo } from '@gep/api-client/contract';
import type { BinaryAnswer, CallRequest, noContent, notModified } from '../call/call-request';
import { fail } from '../error/gep-error';
import { findPlace, shownRaster } from './model-results';
import { findRaster, windowSize } from './raster-layer';
import type { WindowQuery } from './raster-layer';
import { windowAnswer } from './window-answer';
import type { WindowAsked } from './window-answer';
import { rasterInfo } from './raster-layer-info';
import type { RasterTools } from './redraw';
import { vectorInfo, vectorLayer } from './vector-layer';
import type { LayerPlace } from './vector-layer';

/** A layer as a path of the API names it. */
type TypedPlace = LayerPlace & { readonly layerType: number };

/** The layers of a model: its partition statistics, and its raster where it has one. */
export async function layersOf(tools: RasterTools, at: LayerPlace, language: Language): Promise<LayerInfo[]> {
  const { services } = tools;
  const layers = [await vectorInfo(tools, at, language)];
  const { place, year } = await findPlace(services, at.projectId, at, at.compareFlag);
  if (shownRaster(place, year)) layers.push(await rasterInfo(tools, at, language));
  return layers;
}

/** @throws GepError NO_RESULT for a layer that holds no polygons */
export async function vectorData(
  tools: RasterTools,
  at: TypedPlace,
  request: CallRequest,
  part?: 'info' | 'features',
): Promise<BinaryAnswer | typeof notModified> {
  if (at.layerType !== 3) fail('NO_RESULT', { model: at.name });
  return vectorLayer(tools, at, request, part);
}

/**
 * A window of a raster as numbers, or as a GeoTIFF, which has no content where nothing is inside the window. A thread
 * makes either: millions of numbers would hold up all other calls.
 * @throws GepError NO_RESULT for a layer without cells; those of `windowSize`
 */
export async function rasterData(
  tools: RasterTools,
  at: TypedPlace,
  query: WindowQuery,
  asked: WindowAsked,
): Promise<BinaryAnswer | typeof noContent> {
  if (at.layerType !== 5) fail('NO_RESULT', { model: at.name });
  // A window that is too large is refused before a file is looked for.
  windowSize(query);
  const { cells } = await findRaster(tools, at);
  return windowAnswer(tools.workers, cells, query, asked);
}
