/**
 * A typed number in plain digits: full-width digits and signs, a comma as decimal sign, surrounding spaces and narrow
 * ones between thousands are accepted, as Chinese input methods and spreadsheets produce them.
 */
export function plainDigits(text: string): string {
  return text
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, '')
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[－−]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[。．，,]/g, '.');
}

/**
 * The number that a person typed, in any of the forms of `plainDigits`.
 * @returns null where the text is not a finite number.
 */
export function parseNumber(text: string): number | null {
  const plain = plainDigits(text);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** The next value of a stepper: on the grid of steps from 0, inside the bounds, without binary dust. */
export function stepNumber(value: number, step: number, direction: 1 | -1, min: number, max: number): number {
  const decimals = Math.max(decimalsOf(step), 0);
  const next = Number(((Math.round(value / step) + direction) * step).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}

function decimalsOf(step: number): number {
  const [, fraction = ''] = String(step).split('.');
  return fraction.length;
}
