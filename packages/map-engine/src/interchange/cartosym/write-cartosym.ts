import type { VectorScheme } from '../../model';
import { lossesBetween } from '../compare-schemes';
import type { Converted, Loss } from '../loss';
import { rulesOfScheme } from '../rules/rules-of-scheme';
import type { CartoSymRule, CartoSymStyle } from './cartosym-style';
import { readCartoSym } from './read-cartosym';
import { selectorOf } from './write-selector';
import { labelOf, symbolizerOf } from './write-symbolizer';

/** How a style is written. */
export interface CartoSymOptions {
  /** Title of the style. */
  readonly name?: string;
}

/**
 * A scheme of features as CartoSym-JSON, as in the draft of 19 July 2024 of OGC Cartographic Symbology, Part 1: Core Model
 * & Encodings (18-067r4, draft 2.0): a rule for the rest, then a rule a row, which takes its place. The losses are what is
 * otherwise when the style is read again.
 * @example
 * const { result, losses } = cartoSymOfScheme(scheme, { name: 'districts' });
 * result.stylingRules[1].selector?.op; // 'and'
 */
export function cartoSymOfScheme(
  scheme: VectorScheme,
  { name = 'layer' }: CartoSymOptions = {},
): Converted<CartoSymStyle> {
  const { rows } = rulesOfScheme(scheme);
  const label = labelOf(scheme.label);
  const { other } = scheme;
  const result: CartoSymStyle = {
    metadata: { title: name },
    stylingRules: [
      ...(scheme.kind === 'single-symbol' ? [] : [ruleOf(other.label, other.visible ? other.symbol : null)]),
      ...rows.map((row) => {
        const selector = selectorOf(row.condition);
        return { ...ruleOf(row.label, row.symbol), ...(selector && { selector }) };
      }),
      ...(label ? [{ symbolizer: { label } }] : []),
    ],
  };
  const losses: Loss[] = [];
  const read = readCartoSym(result, scheme.geometry, losses);
  return { result, losses: [...lossesBetween(scheme, read), ...losses] };
}

const ruleOf = (name: string, symbol: VectorScheme['other']['symbol']): CartoSymRule => ({
  name,
  symbolizer: symbol ? { visibility: true, ...symbolizerOf(symbol) } : { visibility: false },
});
