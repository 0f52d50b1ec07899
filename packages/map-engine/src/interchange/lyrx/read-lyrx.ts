import { GepDataError } from '@gep/raster';
import type { Scheme, VectorGeometry } from '../../model';
import { checkedJson, foreignJson, isObject, objectsIn, own, parseJson } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import { lossNotes } from '../loss';
import type { Converted, Loss, LossNotes } from '../loss';
import type { ReadOptions } from '../read-options';
import { number, part, text, typeOf } from './cim';
import { readColorizer } from './read-colorizer';
import { readLabels } from './read-label';
import { readRenderer, rendererGeometry } from './read-renderer';
import { noteUnreadParts } from './unread';

/** Which layer of a file to read. */
export interface LyrxOptions extends ReadOptions {
  /** Its name; without it the first that draws the geometry, else the first of all. */
  readonly layer?: string;
}

/**
 * The scheme of a layer file of ArcGIS Pro (`.lyrx`): single symbols, unique values, graduated colours and sizes, and
 * labels; of rasters classes, values, stretches and composites. Points become CSS pixels of 1/96 inch. What has no
 * counterpart here comes as the nearest thing that has, and is named in `losses`.
 * @throws GepDataError 'style-syntax' for a text that is not JSON, 'style-unsupported' for a file without a layer that
 *   can be drawn, 'style-too-large', 'style-too-deep'
 * @example
 * const color = { type: 'CIMRGBColor', values: [46, 125, 50, 100] };
 * const symbol = { type: 'CIMPolygonSymbol', symbolLayers: [{ type: 'CIMSolidFill', enable: true, color }] };
 * const renderer = { type: 'CIMSimpleRenderer', symbol: { type: 'CIMSymbolReference', symbol } };
 * const layerDefinitions = [{ type: 'CIMFeatureLayer', name: 'Forest', renderer }];
 * const { result, losses } = schemeFromLyrx(JSON.stringify({ type: 'CIMLayerDocument', layerDefinitions }));
 * result.kind; // 'single-symbol'
 * losses; // []
 */
export function schemeFromLyrx(content: string, options: LyrxOptions = {}): Converted<Scheme> {
  return readLyrx(parseJson(content), options);
}

/** Whether a parsed text is a layer file. */
export function isLyrx(document: unknown): boolean {
  return isObject(document) && typeOf(document) === 'CIMLayerDocument';
}

/** The same of a parsed text. */
export function readLyrx(document: unknown, options: LyrxOptions): Converted<Scheme> {
  const root = checkedJson(document, foreignJson);
  if (!isObject(root) || !isLyrx(root))
    throw new GepDataError('style-unsupported', '', 'a layer file of ArcGIS Pro');
  const losses: Loss[] = [];
  const notes = lossNotes(losses);
  const layer = chosenLayer(objectsIn(own(root, 'layerDefinitions')), options, notes);
  const transparency = Math.min(100, Math.max(0, number(layer, 'transparency')));
  const inside = notes.below(typeOf(layer));
  if (number(layer, 'minScale') > 0 || number(layer, 'maxScale') > 0)
    inside.add('scales', 'unsupported', 'all scales');
  noteUnreadParts(layer, inside);
  const opacity = Math.round(100 - transparency) / 100;
  const colorizer = part(layer, 'colorizer');
  if (colorizer) {
    return { result: readColorizer(colorizer, opacity, inside.below('colorizer')), losses };
  }
  const renderer = part(layer, 'renderer') ?? {};
  const query = part(layer, 'featureTable');
  if (query && text(query, 'definitionExpression') !== '')
    inside.add('definitionExpression', 'unsupported', 'all features');
  // A layer fades as a whole there, and what overlaps is seen through here.
  if (opacity < 1) inside.add('transparency', 'unsupported', 'of each symbol');
  const scheme = readRenderer(renderer, opacity, inside.below('renderer'));
  const label = readLabels(layer, scheme.geometry, inside);
  return { result: { ...scheme, label }, losses };
}

/** The layer to read; those that are left out are a loss. */
function chosenLayer(
  layers: readonly JsonObject[],
  { geometry, layer: name }: LyrxOptions,
  notes: LossNotes,
): JsonObject {
  const drawn = layers.filter((one) => part(one, 'renderer') ?? part(one, 'colorizer'));
  const named = name === undefined ? drawn : drawn.filter((one) => text(one, 'name') === name);
  const fitting = geometry && named.find((one) => geometryOf(one) === geometry);
  const chosen = fitting ?? named.at(0);
  if (!chosen)
    throw new GepDataError(
      'style-unsupported',
      name ?? 'layerDefinitions',
      'a layer of features or of cells',
    );
  if (name === undefined && drawn.length > 1)
    notes.add('layerDefinitions', 'unsupported', text(chosen, 'name'));
  return chosen;
}

function geometryOf(layer: JsonObject): VectorGeometry | null {
  const renderer = part(layer, 'renderer');
  return renderer ? rendererGeometry(renderer) : null;
}
