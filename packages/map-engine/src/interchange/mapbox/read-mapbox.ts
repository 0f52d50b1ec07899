import { GepDataError } from '@gep/raster';
import { labelSymbol } from '../../model';
import type { LabelSymbol, VectorGeometry, VectorScheme } from '../../model';
import { chosenFor, conditionsIn, unsaid } from '../expression/choice';
import type { Choice } from '../expression/choice';
import type { ExpressionContext } from '../expression/context';
import { readChoice } from '../expression/read-choice';
import { readCondition } from '../expression/read-condition';
import { checkedJson, foreignJson, isObject, objectsIn, own } from '../json/read-json';
import type { JsonCaps, JsonObject } from '../json/read-json';
import { lossNotes } from '../loss';
import type { Converted, Loss, LossNotes } from '../loss';
import { preferredGeometry } from '../read-options';
import type { ReadOptions } from '../read-options';
import type { Condition, Properties } from '../rules/condition';
import type { Look } from '../rules/look';
import { rulesFor } from '../rules/looks-of-rules';
import { readableRules } from '../rules/readable-rules';
import type { Unread } from '../rules/readable-rules';
import { schemeOfLooks } from '../rules/scheme-of-looks';
import { layerGeometries, readLayerSymbols } from './read-layers';
import { readText } from './read-text';

/**
 * The scheme of a style of Mapbox GL or MapLibre, of the first source layer that draws: fills, lines and circles with
 * their filters, expressions and functions; labels. What has no counterpart comes as the nearest thing that has, and is
 * named in `losses`, as are the layers of other sources.
 * @param style a parsed style; nothing of it is trusted
 * @throws GepDataError 'style-unsupported' for a style that draws no features, 'style-too-large', 'style-too-deep'
 * @example
 * const { result, losses } = schemeFromMapboxStyle(mapboxStyleOfScheme(scheme).result);
 * result.kind === scheme.kind; // true
 */
export function schemeFromMapboxStyle(style: unknown, options: ReadOptions = {}): Converted<VectorScheme> {
  return readMapbox(style, options, foreignJson);
}

interface LayerRule {
  readonly label: string | null;
  readonly condition: Condition;
  readonly isElse: false;
  readonly type: string;
  readonly isHidden: boolean;
  readonly properties: readonly (readonly [name: string, choice: Choice])[];
}

/** The same of a style that this program has written, which may be of any size. */
export function readMapbox(style: unknown, options: ReadOptions, caps: JsonCaps): Converted<VectorScheme> {
  const root = checkedJson(style, caps);
  const all = isObject(root) ? objectsIn(own(root, 'layers')) : [];
  const geometry = preferredGeometry(
    (one) => all.some((layer) => geometryOf(layer) === one),
    options.geometry,
  );
  const first = all.find((layer) => geometryOf(layer) === geometry);
  if (geometry === null || !first)
    throw new GepDataError('style-unsupported', 'layers', 'a fill, line or circle layer');
  const losses: Loss[] = [];
  const notes = lossNotes(losses).below('layers');
  const layers = all.filter((layer) => sourceOf(layer) === sourceOf(first));
  if (layers.length < all.length) notes.add('source-layer', 'unsupported', sourceOf(first));
  const rules = readableRules(
    layers.filter((layer) => isDrawn(layer, geometry, notes)).map((layer) => ruleOf(layer, geometry, notes)),
  );
  const looks = {
    ...{ geometry, asks: 'filter' },
    conditions: rules.flatMap(conditionsOf),
    of: (properties: Properties) => lookOf(rules, properties, geometry, notes),
  };
  const label = labelIn(layers, { geometry, notes: notes.below('symbol'), property: '' });
  return { result: { ...schemeOfLooks(looks, notes), label }, losses };
}

const textIn = (layer: JsonObject, name: string): string => {
  const value = own(layer, name);
  return typeof value === 'string' ? value : '';
};

const sourceOf = (layer: JsonObject): string =>
  [textIn(layer, 'source'), textIn(layer, 'source-layer')].filter(Boolean).join('/');

function geometryOf(layer: JsonObject): VectorGeometry | null {
  const type = textIn(layer, 'type');
  return Object.hasOwn(layerGeometries, type) ? layerGeometries[type] : null;
}

const isText = (layer: JsonObject): boolean => {
  const layout = own(layer, 'layout');
  return textIn(layer, 'type') === 'symbol' && isObject(layout) && Object.hasOwn(layout, 'text-field');
};

/** Lines of a style of polygons are their outlines; layers of other kinds are noted. */
function isDrawn(layer: JsonObject, geometry: VectorGeometry, notes: LossNotes): boolean {
  const own = geometryOf(layer);
  if (own === geometry || (own === 'line' && geometry === 'polygon')) return true;
  if (!isText(layer)) notes.add(textIn(layer, 'type') || 'type', 'unsupported');
  return false;
}

/** What is said of how a layer is drawn: the names of both parts differ. */
function propertiesOf(layer: JsonObject): readonly (readonly [string, unknown])[] {
  return ['layout', 'paint'].flatMap((part) => {
    const properties = own(layer, part);
    return isObject(properties) ? Object.entries(properties) : [];
  });
}

function ruleOf(layer: JsonObject, geometry: VectorGeometry, notes: LossNotes): Unread<LayerRule> {
  const type = textIn(layer, 'type');
  for (const name of ['minzoom', 'maxzoom'])
    if (own(layer, name) !== undefined) notes.add(name, 'unsupported', 'all scales');
  const condition = readCondition(own(layer, 'filter'), {
    geometry,
    notes,
    property: 'filter',
    isOldFilter: true,
  });
  if (!condition) notes.add('filter', 'expression');
  const written = propertiesOf(layer);
  const below = notes.below(type);
  const properties = written.map(
    ([property, value]) => [property, readChoice(value, { geometry, notes: below, property })] as const,
  );
  const metadata = own(layer, 'metadata');
  const label = isObject(metadata) ? own(metadata, 'gep:label') : undefined;
  const hasRows = properties.some(([, choice]) => conditionsIn(choice).length > 0);
  return {
    ...{ condition, isElse: false, type, properties },
    label: typeof label === 'string' ? label : hasRows ? null : textIn(layer, 'id'),
    isHidden: written.some(([name, value]) => name === 'visibility' && value === 'none'),
  };
}

const conditionsOf = ({ condition, properties }: LayerRule): readonly Condition[] => [
  condition,
  ...properties.flatMap(([, choice]) => conditionsIn(choice)),
];

function lookOf(
  rules: readonly LayerRule[],
  properties: Properties,
  geometry: VectorGeometry,
  notes: LossNotes,
): Look | null {
  const drawn = rulesFor(rules, properties);
  const [first] = drawn;
  if (!first) return null;
  const layers = drawn
    .filter(({ isHidden }) => !isHidden)
    .map((rule) => ({
      type: rule.type,
      properties: Object.fromEntries(
        rule.properties.map(([name, choice]) => [name, chosenFor(choice, properties)]),
      ),
    }));
  return { label: first.label, symbol: readLayerSymbols(layers, geometry, notes) };
}

/** The labels of the first layer that has some. */
function labelIn(layers: readonly JsonObject[], context: ExpressionContext): LabelSymbol {
  const layer = layers.find(isText);
  if (!layer) return labelSymbol();
  if (own(layer, 'filter') !== undefined) context.notes.add('filter', 'unsupported', 'all features');
  const written = propertiesOf(layer);
  const field = written.find(([name]) => name === 'text-field')?.[1];
  const properties = written
    .filter(([name]) => name !== 'text-field')
    .map(([property, value]) => {
      const choice = readChoice(value, { ...context, property });
      if (choice.kind === 'branches') context.notes.add(property, 'expression');
      return [property, chosenFor(choice.kind === 'branches' ? unsaid : choice, new Map())];
    });
  return readText(Object.fromEntries(properties), field, context.notes);
}
