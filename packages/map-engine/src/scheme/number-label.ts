import { isIntegerField } from '../model';
import type { FieldType } from '../model';

/**
 * A number as the specification shows it: two decimals; whole numbers of INT4 and INT8 fields unformatted;
 * numbers that two decimals would show as 0.00, and those of more than 21 digits, in exponential form.
 * @example
 * formatNumber(1234.567); // '1234.57'
 * formatNumber(0.00001234); // '1.23e-5'
 */
export function formatNumber(value: number, type: FieldType = 'REAL'): string {
  const size = Math.abs(value);
  if (size >= 1e21 || (size > 0 && size < 0.005)) return value.toExponential(2);
  if (isIntegerField(type) && Number.isInteger(value)) return String(value);
  return value.toFixed(2);
}

/**
 * Label of a class: 'lower - upper'.
 * @example
 * formatRange(0, 12.5); // '0.00 - 12.50'
 */
export function formatRange(lower: number, upper: number, type: FieldType = 'REAL'): string {
  return `${formatNumber(lower, type)} - ${formatNumber(upper, type)}`;
}
