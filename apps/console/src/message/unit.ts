import { formatNumber, readableNumber } from '@gep/map-engine/scheme';
import { countWordFactor, moneyUnit, moneyWords, quantityWords } from './unit-words';

/** How a unit is shown: values are divided by `factor` and carry `unit`. */
export interface ShownUnit {
  readonly factor: number;
  readonly unit: string;
}

/** The least size that two decimals show. */
const least = 0.005;

/** A unit in which values may be shown, and the size from which on it is used. */
interface OfferedUnit extends ShownUnit {
  readonly from: number;
}

/** What values may be shown in, the largest first: yuan, 万元 and 亿元, or a unit and large counts of it. */
function unitsFor(unit: string, language: string): readonly OfferedUnit[] {
  const spoken = language === 'en' ? 'en' : 'zh-CN';
  const match = moneyUnit.exec(unit.trim());
  if (match) {
    const given = countWordFactor[match[1]];
    return moneyWords[spoken].map(({ factor, word }) => ({
      factor: factor / given,
      unit: word + match[2],
      from: factor / given,
    }));
  }
  const plain = { factor: 1, unit, from: 0 };
  if (unit === '') return [plain];
  return [
    ...quantityWords[spoken].map(({ word, ...count }) => ({ ...count, unit: `${word} ${unit}` })),
    plain,
  ];
}

const shownIn = ({ factor, unit }: OfferedUnit): ShownUnit => ({ factor, unit });

/**
 * The unit in which values up to a size are read easily: yuan become 万元 and 亿元 (mn and bn in English),
 * tonnes 万 t and 亿 t.
 * @param unit as the server names it, e.g. `元`, `万元`, `元/hm²`, `t`; empty for none
 * @param largest absolute value of the largest number shown beside it
 */
export function shownUnit(unit: string, largest: number, language: string): ShownUnit {
  const units = unitsFor(unit, language);
  return shownIn(units.find(({ from }) => largest >= from) ?? units[units.length - 1]);
}

/**
 * The one unit of numbers that are compared with each other, such as those of a column or a legend: the largest in which
 * two decimals still show the smallest of them.
 */
export function commonUnit(unit: string, values: readonly (number | null)[], language: string): ShownUnit {
  const units = unitsFor(unit, language);
  const plain = units[units.length - 1];
  const shows = (size: number, { factor }: ShownUnit): boolean => size / factor >= least;
  const sizes = values.map((value) => Math.abs(value ?? 0)).filter((size) => shows(size, plain));
  const [largest, smallest] = [Math.max(0, ...sizes), Math.min(...sizes)];
  return shownIn(units.find((one) => largest >= one.from && shows(smallest, one)) ?? plain);
}

/** A number in the unit that was chosen for it, as tables and legends show it. */
export function inUnit(value: number | null, { factor }: ShownUnit): string {
  return screenNumber(value === null ? null : value / factor);
}

/** A number with all its digits in the unit of the server, for a tooltip; empty without a value. */
export function exactText(value: number | null, unit: string): string {
  return value === null ? '' : `${formatNumber(value, { decimals: 'all', group: true })} ${unit}`.trim();
}

/** A number as the console shows it: two decimals, thin spaces between thousands. */
export function screenNumber(value: number | null): string {
  return formatNumber(value, { group: true });
}

/** A number of things: districts, cells, rows. */
export function screenCount(value: number): string {
  return formatNumber(value, { type: 'INT8', group: true });
}

/** Square kilometres, wherever they are shown: as sentences of the server write them. */
export function screenArea(squareKilometres: number): string {
  return readableNumber(Number(squareKilometres.toPrecision(12)));
}

/** A value and its unit as tables show them. */
export interface Quantity {
  readonly value: string;
  readonly unit: string;
  /** The value with all its digits in the unit of the server, for a tooltip; empty without a value. */
  readonly exact: string;
}

/**
 * A value with its unit.
 * @param shown absent: the unit that suits the value
 */
export function quantity(
  value: number | null,
  unit: string,
  language: string,
  shown: ShownUnit = shownUnit(unit, Math.abs(value ?? 0), language),
): Quantity {
  return { value: inUnit(value, shown), unit: shown.unit, exact: exactText(value, unit) };
}

/** A value as the popups of the map show it: rounded to 2 decimals when it has more than 3. */
export function popupText(value: number, { factor, unit }: ShownUnit): string {
  const text = formatNumber(value / factor, { decimals: 'short', group: true });
  return unit === '' ? text : `${text} ${unit}`;
}
