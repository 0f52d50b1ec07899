import { GepDataError } from '@gep/raster';
import { labelSymbol } from '../../model';
import type { LabelSymbol, VectorGeometry, VectorScheme } from '../../model';
import { chosenFor, conditionsIn } from '../expression/choice';
import type { Choice } from '../expression/choice';
import { readChoice } from '../expression/read-choice';
import { readCondition } from '../expression/read-condition';
import { checkedJson, foreignJson, isList, isObject, objectsIn, own } from '../json/read-json';
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
import { drawsIn, readFlatSymbols } from './read-symbols';
import { readFlatText } from './read-text';

/**
 * The scheme of a flat style of OpenLayers: an object, a list of them, or a list of rules with filters. Values that
 * `case`, `match` and the like choose by a column become rows; colours that `interpolate` mixes become classes. What has
 * no counterpart comes as the nearest thing that has, and is named in `losses`.
 * @param style a flat style; nothing of it is trusted
 * @throws GepDataError 'style-unsupported' for a style that draws nothing, 'style-too-large', 'style-too-deep'
 * @example
 * const { result, losses } = schemeFromFlatStyle({ 'fill-color': '#76986880', 'stroke-color': 'white', 'stroke-width': 2 });
 * result.kind; // 'single-symbol'
 */
export function schemeFromFlatStyle(style: unknown, options: ReadOptions = {}): Converted<VectorScheme> {
  return readFlatStyle(style, options, foreignJson);
}

interface FlatRule {
  readonly name: string | null;
  readonly condition: Condition;
  readonly isElse: boolean;
  readonly styles: readonly (readonly (readonly [name: string, choice: Choice])[])[];
}

/** The same of a style that this program has written, which may be of any size. */
export function readFlatStyle(style: unknown, options: ReadOptions, caps: JsonCaps): Converted<VectorScheme> {
  const root = checkedJson(style, caps);
  const losses: Loss[] = [];
  const notes = lossNotes(losses);
  const written = rulesIn(root);
  const styles = written.flatMap(stylesIn);
  const geometry = preferredGeometry((one) => styles.some((each) => drawsIn(each, one)), options.geometry);
  if (geometry === null)
    throw new GepDataError('style-unsupported', '', 'a fill, a stroke, a circle, a shape or an icon');
  const own = notes.below('rules');
  const rules = readableRules(written.flatMap((rule) => ruleOf(rule, geometry, own)));
  const label = labelIn(written, own);
  const looks = {
    ...{ geometry, asks: 'filter' },
    conditions: rules.flatMap(conditionsOf),
    of: (properties: Properties) => lookOf(rules, properties, geometry, own),
  };
  return { result: { ...schemeOfLooks(looks, own), label }, losses };
}

/** The rules of all three forms of a flat style. */
function rulesIn(root: JsonObject | readonly unknown[]): readonly JsonObject[] {
  const list = isList(root) ? root.filter(isObject) : [root];
  return list.some((one) => Object.hasOwn(one, 'style')) ? list : [{ style: list }];
}

function stylesIn(rule: JsonObject): readonly JsonObject[] {
  const style = own(rule, 'style');
  return isObject(style) ? [style] : objectsIn(style);
}

const geometries: readonly VectorGeometry[] = ['point', 'line', 'polygon'];
const isText = (style: JsonObject): boolean => Object.hasOwn(style, 'text-value');

function ruleOf(rule: JsonObject, geometry: VectorGeometry, notes: LossNotes): Unread<FlatRule>[] {
  const styles = stylesIn(rule).filter(
    (one) => !isText(one) || geometries.some((each) => drawsIn(one, each)),
  );
  // A rule of labels alone has no row.
  if (styles.length === 0 && stylesIn(rule).length > 0) return [];
  // Rules of other geometries are about other features.
  const isOther = !styles.some(
    (one) => drawsIn(one, geometry) || (geometry === 'polygon' && drawsIn(one, 'line')),
  );
  if (styles.length > 0 && isOther) return [];
  const condition = readCondition(own(rule, 'filter'), { geometry, notes, property: 'filter' });
  if (!condition) notes.add('filter', 'expression');
  const name = own(rule, 'name');
  return [
    {
      name: typeof name === 'string' ? name : null,
      condition,
      isElse: own(rule, 'else') === true,
      styles: styles.map((one) =>
        Object.entries(one)
          .filter(([property]) => property !== 'text-value')
          .map(([property, value]) => [property, readChoice(value, { geometry, notes, property })] as const),
      ),
    },
  ];
}

const conditionsOf = ({ condition, styles }: FlatRule): readonly Condition[] => [
  condition,
  ...styles.flat().flatMap(([, choice]) => conditionsIn(choice)),
];

function lookOf(
  rules: readonly FlatRule[],
  properties: Properties,
  geometry: VectorGeometry,
  notes: LossNotes,
): Look | null {
  const drawn = rulesFor(rules, properties);
  const [first] = drawn;
  if (!first) return null;
  const styles = drawn.flatMap((rule) =>
    rule.styles.map((style) =>
      Object.fromEntries(style.map(([name, choice]) => [name, chosenFor(choice, properties)])),
    ),
  );
  return { label: first.name, symbol: readFlatSymbols(styles, geometry, notes) };
}

function labelIn(written: readonly JsonObject[], notes: LossNotes): LabelSymbol {
  const rule = written.find((one) => stylesIn(one).some(isText));
  const style = rule && stylesIn(rule).find(isText);
  if (!rule || !style) return labelSymbol();
  if (own(rule, 'filter') !== undefined) notes.add('filter', 'unsupported', 'all features');
  return readFlatText(style, notes);
}
