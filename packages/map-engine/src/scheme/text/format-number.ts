import { isIntegerField } from '../../model';
import type { FieldType } from '../../model';

/** How a number is written. */
export interface NumberFormat {
  /** Whole numbers of INT4 and INT8 fields have no decimals. Default REAL. */
  readonly type?: FieldType;
  /**
   * A number: always so many, from 0 to 20. `fixed` (default): always two. `short`: as many as the number has, two where
   * these are more than three. `all`: as many as the number has.
   */
  readonly decimals?: number | 'fixed' | 'short' | 'all';
  /**
   * With `all`: at most so many significant digits, which leaves out the dust of binary numbers; below 0.0001 and from
   * 1e15 in exponential form.
   */
  readonly digits?: number;
  /** For the screen: thin spaces between thousands and a true minus sign, `1 234 567.89`. Default false. */
  readonly group?: boolean;
}

/**
 * A number as text: two decimals unless the format says otherwise; numbers that these decimals would show as 0, and
 * those of more than 21 digits, in exponential form; `--` if it is not a number.
 * @example
 * formatNumber(1234.567); // '1234.57'
 * formatNumber(1234.567, { decimals: 1 }); // '1234.6'
 * formatNumber(0.00001234); // '1.23e-5'
 * formatNumber(-1234.5, { decimals: 'short', group: true }); // '\u22121\u2009234.5'
 * formatNumber(0.1 + 0.2, { decimals: 'all', digits: 12 }); // '0.3'
 */
export function formatNumber(value: number | null | undefined, format: NumberFormat = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '--';
  const digits = digitsOf(value, format);
  return format.group ? grouped(digits) : digits;
}

/**
 * A number as people read it inside a sentence: grouped, with the decimals that it has or two; parts of one keep three
 * digits.
 * @example
 * readableNumber(1234.5678); // '1\u2009234.57'
 * readableNumber(0.000246); // '0.000246'
 */
export function readableNumber(value: number): string {
  return formatNumber(value, {
    ...(Math.abs(value) < 1 ? { decimals: 'all', digits: 3 } : { decimals: 'short' }),
    group: true,
  });
}

/**
 * Label of a class: 'lower - upper'.
 * @example
 * formatRange(0, 12.5); // '0.00 - 12.50'
 */
export function formatRange(lower: number, upper: number, type: FieldType = 'REAL'): string {
  return `${formatNumber(lower, { type })} - ${formatNumber(upper, { type })}`;
}

function digitsOf(value: number, { type = 'REAL', decimals = 'fixed', digits }: NumberFormat): string {
  const plain = String(value);
  if (typeof decimals === 'number') {
    const isTooSmall = value !== 0 && Number(value.toFixed(decimals)) === 0;
    return isTooSmall || Math.abs(value) >= 1e21 ? value.toExponential(2) : value.toFixed(decimals);
  }
  if (decimals === 'all') return digits === undefined ? plain : significant(value, digits);
  if (decimals === 'short') {
    const known = /\.(\d+)$/.exec(plain)?.[1].length ?? 0;
    if (known <= 3) return plain;
    const rounded = Number(value.toFixed(2));
    return rounded === 0 ? value.toExponential(2) : String(rounded);
  }
  const size = Math.abs(value);
  if (size >= 1e21 || (size > 0 && size < 0.005)) return value.toExponential(2);
  return isIntegerField(type) && Number.isInteger(value) ? plain : value.toFixed(2);
}

function significant(value: number, digits: number): string {
  const rounded = Number(value.toPrecision(digits));
  const size = Math.abs(rounded);
  return size >= 1e15 || (size > 0 && size < 1e-4) ? rounded.toExponential() : String(rounded);
}

function grouped(digits: string): string {
  const signed = digits.replace(/^-/, '\u2212');
  // An exponent has nothing to group.
  if (digits.includes('e')) return signed;
  const [whole, decimals] = signed.split('.');
  const parts = whole.replace(/\B(?=(\d{3})+$)/g, '\u2009');
  return decimals === undefined ? parts : `${parts}.${decimals}`;
}
