import { formatNumber } from '@gep/map-engine/scheme';
import type { FieldType } from '@gep/map-engine/model';

/** From this size on, decimals of a class edge only take room: the tooltip and the break table have them. */
const coarse = 1000;

/**
 * A number as the dialogs show it: the specification's form with thin spaces between thousands, `1 181 127.06`.
 * Only for the screen; labels that are saved keep the plain form.
 */
export function screenNumber(value: number, type?: FieldType): string {
  return group(formatNumber(value, type));
}

/** A class on the screen: edges of 1000 and more are written without decimals where they lie as far apart. */
export function screenRange(lower: number, upper: number, type?: FieldType): string {
  const short = (value: number) => {
    const plain = Math.min(upper - lower, Math.abs(value)) >= coarse && Math.abs(value) < 1e21;
    return plain ? group(value.toFixed(0)) : screenNumber(value, type);
  };
  return `${short(lower)} \u2013 ${short(upper)}`;
}

/** A number with all its digits but no binary dust: 12 of them, thin spaces between thousands. */
export function screenExact(value: number): string {
  const digits = Number(value.toPrecision(12));
  const far = digits !== 0 && (Math.abs(digits) < 1e-4 || Math.abs(digits) >= 1e15);
  return group(far ? digits.toExponential() : String(digits));
}

function group(digits: string): string {
  if (digits.includes('e')) return digits;
  const [whole, decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u2009');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
