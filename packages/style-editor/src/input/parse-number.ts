/**
 * A typed number in plain digits: full-width digits and signs, a comma as decimal sign, spaces around it and marks
 * between thousands are accepted, as Chinese input methods and spreadsheets produce them. One comma before exactly
 * three digits separates thousands: 12,500 is 12500, but 0,125 is 0.125.
 */
export function plainDigits(text: string): string {
  const plain = text
    .trim()
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[−–]/g, '-')
    .replace(/。/g, '.')
    .replace(/[\u00a0\u2009\u202f]/g, '');
  if (/^[+-]?[1-9]\d{0,2}([ ,'’])\d{3}(\1\d{3})*(\.\d*)?$/.test(plain)) return plain.replace(/[ ,'’]/g, '');
  // 1.234,5: the other way round.
  const turned = /^[+-]?\d{1,3}(\.\d{3})+,\d*$/.test(plain) ? plain.replaceAll('.', '') : plain;
  return turned.replace(/,/g, '.');
}

/**
 * The number that a person typed or pasted: full-width digits, marks between thousands and a decimal comma are read.
 * @returns null where the text is not a finite number.
 * @example
 * parseNumber(' 12,500 '); // 12500
 * parseNumber('twelve'); // null
 */
export function parseNumber(text: string): number | null {
  const plain = plainDigits(text);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** A number as it is edited: all its digits, so that it is read back as the same; empty for none. */
export function editedNumber(value: number): string {
  return Number.isFinite(value) ? String(value) : '';
}

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

/** A number for the attributes of ARIA, whose readers know no exponents and no signs but the hyphen; no binary dust. */
export function ariaNumber(value: number): string | undefined {
  return Number.isFinite(value) ? plain.format(value) : undefined;
}

/**
 * The next value of a stepper: on the grid of steps from 0 or at a bound, without binary dust.
 * @param by whole steps, up above 0
 */
export function stepNumber(value: number, step: number, by: number, min: number, max: number): number {
  const at = value / step;
  // A value on the grid may lie a hair beside it.
  const here =
    Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : by > 0 ? Math.floor(at) : Math.ceil(at);
  // As many digits as a number holds for certain.
  const next = Number(((here + by) * step).toPrecision(15));
  return Math.min(max, Math.max(min, next));
}
