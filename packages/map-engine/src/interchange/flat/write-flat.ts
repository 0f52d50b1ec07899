import type { VectorScheme } from '../../model';
import { lossesBetween } from '../compare-schemes';
import { filterOf } from '../expression/write-condition';
import type { Expression } from '../expression/write-condition';
import { ownJson } from '../json/read-json';
import type { Converted } from '../loss';
import { rulesOfScheme } from '../rules/rules-of-scheme';
import type { FlatStyleRule } from './flat-style';
import { readFlatStyle } from './read-flat';
import { flatStylesOf, flatTextOf } from './write-symbols';

/**
 * A scheme of features as flat style of OpenLayers, for `new VectorLayer({ source, style })` on a page without this
 * engine: a rule a row with its filter, and a style a layer of its symbol. The losses are what is otherwise when the style
 * is read again.
 * @example
 * const { result, losses } = flatStyleOfScheme(scheme);
 * result[0].style[0]['stroke-width']; // 1
 */
export function flatStyleOfScheme(scheme: VectorScheme): Converted<FlatStyleRule[]> {
  const { rows, rest } = rulesOfScheme(scheme);
  const texts = flatTextOf(scheme.label);
  const result: FlatStyleRule[] = [
    ...rows.map(({ condition, label, symbol }) => {
      const filter = filterOf(condition, isMissing);
      // A rule without a style draws nothing, and its features are not among the rest.
      return { name: label, ...(filter && { filter }), style: symbol ? flatStylesOf(symbol) : [] };
    }),
    ...(rest ? [{ name: rest.label, else: true, style: rest.symbol ? flatStylesOf(rest.symbol) : [] }] : []),
    ...(texts.length > 0 ? [{ style: texts }] : []),
  ];
  const read = readFlatStyle(result, { geometry: scheme.geometry }, ownJson);
  return { result, losses: [...lossesBetween(scheme, read.result), ...read.losses] };
}

/** Expressions of OpenLayers have no null: what has no value is given this text. */
function isMissing(field: string): Expression {
  return ['==', ['coalesce', ['get', field], 'null'], 'null'];
}
