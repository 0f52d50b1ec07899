import { GepDataError } from '@gep/raster';
import type { Scheme, VectorGeometry, VectorScheme } from '../../model';
import { lossNotes } from '../loss';
import type { Converted, Loss, LossNotes } from '../loss';
import { find, readXml } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { looksOfRules } from '../rules/looks-of-rules';
import type { StyleRule } from '../rules/looks-of-rules';
import { readableRules } from '../rules/readable-rules';
import type { Unread } from '../rules/readable-rules';
import { schemeOfLooks } from '../rules/scheme-of-looks';
import { typedConditions } from '../rules/typed-conditions';
import { allBelow, literal, localNames } from './local-names';
import { readColorMap } from './read-color-map';
import { readFilter } from './read-filter';
import { readSymbol, readText, symbolizerGeometries } from './read-symbolizer';
import { noteUnreadElements } from './unread';

/**
 * The scheme of a Styled Layer Descriptor 1.0.0 or 1.1.0: rules of one symbol, of one value each, or of classes of a
 * column; labels; of rasters a colour map or three bands. What has no counterpart comes as the nearest thing that has, and
 * is named in `losses`. Sizes are pixels in both.
 * @throws GepDataError 'style-not-xml' for a text that is not XML, 'style-unsupported' for one without a symbolizer that
 *   can be drawn, 'style-too-large', 'style-too-deep'
 * @example
 * const { result, losses } = schemeFromSld(sldOfScheme(scheme).result);
 * result.kind === scheme.kind; // true
 */
export function schemeFromSld(text: string): Converted<Scheme> {
  const root = localNames(readXml(text));
  const losses: Loss[] = [];
  const notes = lossNotes(losses);
  const layers = allBelow(root, 'FeatureTypeStyle');
  const written = layers.flatMap((layer) => layer.children.filter(({ name }) => name === 'Rule'));
  if (allBelow(root, 'UserStyle').length > 1) notes.add('UserStyle', 'unsupported', 'the first');
  for (const layer of layers) noteUnreadElements(layer, notes);
  const raster = allBelow(root, 'RasterSymbolizer')[0];
  const result = raster ? readColorMap(raster, notes.below('RasterSymbolizer')) : readRules(written, notes);
  return { result, losses };
}

function readRules(written: readonly XmlElement[], notes: LossNotes): VectorScheme {
  const geometry = geometryOf(written);
  const texts = written.flatMap((rule) => rule.children.filter(({ name }) => name === 'TextSymbolizer'));
  const label = readText(texts[0], notes);
  // A rule of labels alone has no row.
  const drawn = written.filter(
    (rule) => !(rule.children.some(({ name }) => name === 'TextSymbolizer') && !hasSymbolizer(rule)),
  );
  const own = notes.below('Rule');
  const rules = readableRules(drawn.flatMap((rule) => ruleOf(rule, geometry, own)));
  const conditions = typedConditions(rules.map(({ condition }) => condition));
  const typed = rules.map((rule, i) => ({ ...rule, condition: conditions[i] }));
  return { ...schemeOfLooks(looksOfRules(typed, geometry, 'Filter'), own), label };
}

const hasSymbolizer = (rule: XmlElement): boolean =>
  rule.children.some(({ name }) => Object.hasOwn(symbolizerGeometries, name));

/** Polygons where anything fills, then lines, then points. */
function geometryOf(written: readonly XmlElement[]): VectorGeometry {
  const drawn = new Set(
    written.flatMap((rule) => rule.children.flatMap(({ name }) => symbolizerGeometries[name] ?? [])),
  );
  const geometry = (['polygon', 'line', 'point'] as const).find((one) => drawn.has(one));
  if (!geometry)
    throw new GepDataError('style-unsupported', 'Rule', 'a symbolizer of points, lines, polygons or rasters');
  return geometry;
}

function ruleOf(rule: XmlElement, geometry: VectorGeometry, notes: LossNotes): Unread<StyleRule>[] {
  for (const name of ['MinScaleDenominator', 'MaxScaleDenominator'])
    if (find(rule, name)) notes.add(name, 'unsupported', 'all scales');
  const condition = readFilter(rule);
  if (!condition) notes.add('Filter', 'expression');
  const label = literal(find(rule, 'Description', 'Title')) ?? literal(find(rule, 'Title')) ?? '';
  const isElse = find(rule, 'ElseFilter') !== undefined;
  const symbol = readSymbol(rule, geometry, notes);
  // Rules of other geometries are about other features.
  return symbol === null && hasSymbolizer(rule) ? [] : [{ condition, isElse, label, symbol }];
}
