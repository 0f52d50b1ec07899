import { popupNumber } from '@gep/map-engine/layer';
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

/** Thin spaces between thousands of the whole part: `1 234 567.89`. */
export function groupThousands(digits: string): string {
  // An exponent has nothing to group.
  if (digits.includes('e')) return digits;
  const [whole, rest] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u2009');
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}

/** Two decimals; exponential where two decimals would show 0.00; `--` for what is no number. */
export function fixedNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '--';
  if (value !== 0 && Math.abs(value) < 0.005) return value.toExponential(2);
  return groupThousands(value.toFixed(2));
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
  const exact = value === null ? '' : `${groupThousands(String(value))} ${unit}`.trim();
  return { value: fixedNumber(value === null ? null : value / shown.factor), unit: shown.unit, exact };
}

/** A value as the hover popup shows it: rounded to 2 decimals when it has more than 3. */
export function popupQuantity(value: number, unit: string, language: string): string {
  const shown = shownUnit(unit, Math.abs(value), language);
  const number = value / shown.factor;
  const small = number !== 0 && Math.abs(number) < 0.005;
  const text = small ? number.toExponential(2) : groupThousands(popupNumber(number));
  return shown.unit === '' ? text : `${text} ${shown.unit}`;
}
