import type { MessageKey } from '../message';
import { parseNumber, plainDigits } from './parse-number';

/** What a number field takes. */
export interface NumberRules {
  /** -Infinity and Infinity for none. */
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  /** The field may be empty. */
  readonly optional: boolean;
}

/** Why a typed text is not taken, as the key of its words; null: it is. `{min}` and `{max}` are to be filled in. */
export function numberFault(text: string, { min, max, integer, optional }: NumberRules): MessageKey | null {
  if (optional && text.trim() === '') return null;
  const value = parseNumber(text);
  if (value === null) return 'number.invalid';
  if (integer && !Number.isInteger(value)) return 'number.not-integer';
  if (value >= min && value <= max) return null;
  if (max === Infinity) return 'number.below';
  return min === -Infinity ? 'number.above' : 'number.out-of-range';
}

/** Whether more typing may still turn a text into a number, so that the sign of -5 or the 0 of 0.5 is not an error. */
export function isUnfinished(text: string, { min }: NumberRules): boolean {
  const plain = plainDigits(text);
  if (/^([+-]?\.?|[+-]?(\d+\.?\d*|\.\d+)e[+-]?)$/i.test(plain)) return true;
  const value = parseNumber(plain);
  return value !== null && value >= 0 && value < min;
}
