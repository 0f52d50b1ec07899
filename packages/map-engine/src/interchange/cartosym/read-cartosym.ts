import type { VectorGeometry, VectorScheme } from '../../model';
import { objectsIn, own, isObject } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import { lossNotes } from '../loss';
import type { Loss } from '../loss';
import { holds } from '../rules/condition';
import type { Condition, Properties } from '../rules/condition';
import type { Look, Looks } from '../rules/look';
import { schemeOfLooks } from '../rules/scheme-of-looks';
import type { CartoSymStyle } from './cartosym-style';
import { readSelector } from './read-selector';
import { readLabel, readSymbolizer } from './read-symbolizer';

interface Rule {
  readonly condition: Condition;
  /** Undefined for a rule that says how all rows are labelled. */
  readonly name: unknown;
  readonly symbolizer: JsonObject;
}

/** What a written style draws, as another program reads it: of each feature what the last rule about it says. */
export function readCartoSym(style: CartoSymStyle, geometry: VectorGeometry, losses: Loss[]): VectorScheme {
  const notes = lossNotes(losses).below('stylingRules');
  const rules = objectsIn(style.stylingRules).flatMap((rule): Rule[] => {
    const condition = readSelector(own(rule, 'selector'));
    const symbolizer = own(rule, 'symbolizer');
    if (!condition) notes.add('selector', 'expression');
    return condition && isObject(symbolizer) ? [{ condition, name: own(rule, 'name'), symbolizer }] : [];
  });
  const rows = rules.filter(({ name }) => name !== undefined);
  const of = (properties: Properties): Look | null => {
    const about = rows.filter(({ condition }) => holds(condition, properties));
    const last = about.at(-1);
    if (!last) return null;
    const drawn = Object.assign({}, ...about.map(({ symbolizer }) => symbolizer)) as JsonObject;
    const symbol = own(drawn, 'visibility') === false ? null : readSymbolizer(drawn, geometry, notes);
    return { label: String(last.name), symbol };
  };
  const looks: Looks = { geometry, asks: 'selector', conditions: rows.map(({ condition }) => condition), of };
  const labelled = rules.find(({ symbolizer }) => Object.hasOwn(symbolizer, 'label'));
  return {
    ...schemeOfLooks(looks, notes),
    label: readLabel(labelled && own(labelled.symbolizer, 'label'), notes.below('label')),
  };
}
