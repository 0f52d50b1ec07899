import { shownUnit } from '@gep/api-client';
import type { ShownUnit } from '@gep/api-client';
import { formatNumber, readableNumber } from '@gep/map-engine/scheme';

export { commonUnit, shownUnit } from '@gep/api-client';
export type { ShownUnit } from '@gep/api-client';

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

/**
 * A typed number with thin spaces between its thousands, and all digits as they were typed; any other text as it is.
 * @example
 * groupedDigits('1234567.50'); // '1\u2009234\u2009567.50'
 */
export function groupedDigits(text: string): string {
  const [, sign, whole, rest] = /^([+-]?)(\d{4,})(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '\u2009')}${rest ?? ''}`;
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
