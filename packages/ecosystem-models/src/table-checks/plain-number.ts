/** Digits of a whole number that a double holds without loss. */
const exactDigits = 15;
const decimal = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]\d{1,3})?$/;

/**
 * The number that a text is, or null. Only what cannot be a code: no leading zeros, no plus sign, no separators of
 * thousands, no whole number of more than 15 digits.
 * @example
 * plainNumber('12.50'); // 12.5
 * plainNumber('0350'); // null
 * plainNumber('350582198001011234'); // null
 */
export function plainNumber(text: string): number | null {
  if (!decimal.test(text)) return null;
  if (/^-?\d+$/.test(text) && text.replace('-', '').length > exactDigits) return null;
  const value = Number(text);
  // Minus zero is zero.
  return Number.isFinite(value) ? value + 0 : null;
}
