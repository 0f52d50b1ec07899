import { formatNumber } from '@gep/map-engine/scheme';
import { countWordFactor, hugeWord, moneyUnit, moneyWords } from './unit-words';

/** How a unit is shown: values are divided by `factor` and carry `unit`. */
export interface ShownUnit {
  readonly factor: number;
  readonly unit: string;
}

/** From here on other units are counted in 亿 (mn in English) too. */
const huge = 1e8;

/**
 * The unit in which values up to a size are read easily: yuan become 万元 and 亿元 (mn and bn in English),
 * other units stay as they are below 100 million.
 * @param unit as the server names it, e.g. `元`, `万元`, `元/hm²`, `t`; empty for none
 * @param largest absolute value of the largest number shown beside it
 */
export function shownUnit(unit: string, largest: number, language: string): ShownUnit {
  const spoken = language === 'en' ? 'en' : 'zh-CN';
  const match = moneyUnit.exec(unit.trim());
  if (!match) {
    if (unit === '' || !(largest >= huge)) return { factor: 1, unit };
    const { factor, word } = hugeWord[spoken];
    return { factor, unit: `${word} ${unit}` };
  }
  const given = countWordFactor[match[1]];
  const words = moneyWords[spoken];
  const { factor, word } = words.find((scale) => largest * given >= scale.factor) ?? words[2];
  return { factor: factor / given, unit: word + match[2] };
}

/** A number as the console shows it: two decimals, thin spaces between thousands. */
export function screenNumber(value: number | null): string {
  return formatNumber(value, { group: true });
}

/** A number of things: districts, cells, rows. */
export function screenCount(value: number): string {
  return formatNumber(value, { type: 'INT8', group: true });
}

/** A value and its unit as tables show them. */
export interface Quantity {
  readonly value: string;
  readonly unit: string;
  /** The value with all its digits in the unit of the server, for a tooltip; empty without a value. */
  readonly exact: string;
}

/** A value with its unit, each value in the unit that suits it. */
export function quantity(value: number | null, unit: string, language: string): Quantity {
  const shown = shownUnit(unit, Math.abs(value ?? 0), language);
  const exact =
    value === null ? '' : `${formatNumber(value, { decimals: 'all', group: true })} ${unit}`.trim();
  return { value: screenNumber(value === null ? null : value / shown.factor), unit: shown.unit, exact };
}

/** A value as the hover popup shows it: rounded to 2 decimals when it has more than 3. */
export function popupQuantity(value: number, unit: string, language: string): string {
  const shown = shownUnit(unit, Math.abs(value), language);
  const text = formatNumber(value / shown.factor, { decimals: 'short', group: true });
  return shown.unit === '' ? text : `${text} ${shown.unit}`;
}
