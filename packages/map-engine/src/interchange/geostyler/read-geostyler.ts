import { GepDataError } from '@gep/raster';
import { labelSymbol } from '../../model';
import type { Scheme, VectorGeometry } from '../../model';
import { checkedJson, foreignJson, isObject, objectsIn, own } from '../json/read-json';
import type { JsonCaps, JsonObject } from '../json/read-json';
import { lossNotes } from '../loss';
import type { Converted, Loss, LossNotes } from '../loss';
import { preferredGeometry } from '../read-options';
import type { ReadOptions } from '../read-options';
import { looksOfRules } from '../rules/looks-of-rules';
import type { StyleRule } from '../rules/looks-of-rules';
import { readableRules } from '../rules/readable-rules';
import type { Unread } from '../rules/readable-rules';
import { schemeOfLooks } from '../rules/scheme-of-looks';
import { readFilter } from './read-filter';
import { readRaster } from './read-raster';
import { draws, geometryOf, readSymbolizers } from './read-symbolizers';
import { readText } from './read-text';

/**
 * The scheme of a style of GeoStyler: rules of one symbol, of values, or of classes of a column; labels; of rasters a
 * colour map or three bands. What has no counterpart comes as the nearest thing that has, and is named in `losses`.
 * @param style a parsed style of `geostyler-style`; nothing of it is trusted
 * @throws GepDataError 'style-unsupported' for a style without a symbolizer that can be drawn, 'style-too-large',
 *   'style-too-deep'
 * @example
 * const { result, losses } = schemeFromGeoStyler(geoStylerOfScheme(scheme).result);
 * result.kind === scheme.kind; // true
 */
export function schemeFromGeoStyler(style: unknown, options: ReadOptions = {}): Converted<Scheme> {
  return readGeoStyler(style, options, foreignJson);
}

/** The same of a style that this program has written, which may be of any size. */
export function readGeoStyler(style: unknown, options: ReadOptions, caps: JsonCaps): Converted<Scheme> {
  const root = checkedJson(style, caps);
  const rules = isObject(root) ? objectsIn(own(root, 'rules')) : [];
  const losses: Loss[] = [];
  const notes = lossNotes(losses).below('rules');
  const symbolizers = rules.flatMap(symbolizersIn);
  const raster = symbolizers.find((one) => own(one, 'kind') === 'Raster');
  const geometry = geometryIn(symbolizers, options);
  if (raster && geometry === null) return { result: readRaster(raster, notes.below('Raster')), losses };
  if (geometry === null)
    throw new GepDataError('style-unsupported', 'rules', 'symbolizers of points, lines, polygons or rasters');
  const looks = looksOfRules(readableRules(rules.flatMap((rule) => ruleOf(rule, geometry, notes))), geometry);
  const label = labelIn(rules, notes);
  return { result: { ...schemeOfLooks(looks, notes), label }, losses };
}

const symbolizersIn = (rule: JsonObject): readonly JsonObject[] => objectsIn(own(rule, 'symbolizers'));
const isText = (symbolizer: JsonObject): boolean => own(symbolizer, 'kind') === 'Text';

/** Polygons where anything fills, then lines, then points; null where nothing of it is drawn. */
function geometryIn(symbolizers: readonly JsonObject[], { geometry }: ReadOptions): VectorGeometry | null {
  const drawn = new Set(symbolizers.map(geometryOf));
  return preferredGeometry((one) => drawn.has(one), geometry);
}

function ruleOf(rule: JsonObject, geometry: VectorGeometry, notes: LossNotes): Unread<StyleRule>[] {
  const symbolizers = symbolizersIn(rule);
  // A rule of labels alone has no row.
  if (symbolizers.length > 0 && symbolizers.every(isText)) return [];
  // Rules of other geometries are about other features.
  if (symbolizers.length > 0 && !symbolizers.some((one) => draws(one, geometry))) {
    readSymbolizers(symbolizers, geometry, notes);
    return [];
  }
  if (own(rule, 'scaleDenominator') !== undefined) notes.add('scaleDenominator', 'unsupported', 'all scales');
  const condition = readFilter(own(rule, 'filter'));
  if (!condition) notes.add('filter', 'expression');
  const name = own(rule, 'name');
  return [
    {
      condition,
      isElse: own(rule, 'elseRule') === true,
      label: typeof name === 'string' ? name : '',
      symbol: readSymbolizers(symbolizers, geometry, notes),
    },
  ];
}

/** The labels of the first rule that has some. */
function labelIn(rules: readonly JsonObject[], notes: LossNotes) {
  const rule = rules.find((one) => symbolizersIn(one).some(isText));
  const text = rule && symbolizersIn(rule).find(isText);
  if (!rule || !text) return labelSymbol();
  if (own(rule, 'filter') !== undefined) notes.below('Text').add('filter', 'unsupported', 'all features');
  return readText(text, rule, notes.below('Text'));
}
