import type { MapSymbol, VectorGeometry } from '../../model';
import { fillSymbol, lineSymbol, markerSymbol } from '../../model';
import { holds } from './condition';
import type { Condition, Properties } from './condition';
import type { Look, Looks } from './look';

/** A rule of a style. */
export interface StyleRule extends Look {
  readonly condition: Condition;
  /** Whether it is about features that no rule before it is about. */
  readonly isElse: boolean;
}

/** The rules that draw a feature, one over the other: all that are about it, and the rest where none is. */
export function rulesFor<R extends Pick<StyleRule, 'condition' | 'isElse'>>(
  rules: readonly R[],
  properties: Properties,
): readonly R[] {
  const drawn: R[] = [];
  for (const rule of rules)
    if (!(rule.isElse && drawn.length > 0) && holds(rule.condition, properties)) drawn.push(rule);
  return drawn;
}

/** How rules draw; the first one of a feature names it. */
export function looksOfRules(rules: readonly StyleRule[], geometry: VectorGeometry, asks = 'filter'): Looks {
  const of = (properties: Properties): Look | null => {
    const drawn = rulesFor(rules, properties);
    const [first] = drawn;
    if (!first) return null;
    const symbols = drawn.flatMap(({ symbol }) => (symbol ? [symbol] : []));
    return { label: first.label, symbol: symbols.length > 1 ? stacked(symbols) : (symbols[0] ?? null) };
  };
  return { geometry, asks, conditions: rules.map(({ condition }) => condition), of };
}

/** Symbols of one kind, one over the other. */
export function stacked(symbols: readonly MapSymbol[]): MapSymbol {
  const [{ kind }] = symbols;
  switch (kind) {
    case 'marker':
      return markerSymbol(...symbols.flatMap((one) => (one.kind === 'marker' ? one.layers : [])));
    case 'line':
      return lineSymbol(...symbols.flatMap((one) => (one.kind === 'line' ? one.layers : [])));
    case 'fill':
      return fillSymbol(...symbols.flatMap((one) => (one.kind === 'fill' ? one.layers : [])));
  }
}
