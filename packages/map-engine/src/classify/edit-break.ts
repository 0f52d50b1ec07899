import { limits, rules } from '../model';
import type { Problem } from '../model';

/** The kind of values that the edges divide: 1-byte rasters have their own bounds. */
export interface EditBreakOptions {
  readonly byteRaster?: boolean;
}

/** The new edges, or why they stay as they were. */
export type EditBreakResult =
  | { readonly ok: true; readonly breaks: readonly number[] }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Sets one edge if the neighbours allow it: greater than the previous and less than the next edge.
 * @param input a number, or the text that a person typed: a finite decimal of at most 20 decimals.
 * @throws RangeError when there is no edge of that index.
 * @example
 * editBreak([0, 10, 20], 1, '12.5'); // { ok: true, breaks: [0, 12.5, 20] }
 * editBreak([0, 10, 20], 1, 20); // { ok: false, problem: { code: 'break-not-below-next', … } }
 */
export function editBreak(
  breaks: readonly number[],
  index: number,
  input: number | string,
  options: EditBreakOptions = {},
): EditBreakResult {
  if (!Number.isInteger(index) || index < 0 || index >= breaks.length) {
    throw new RangeError(`index: got ${index}, allowed: 0 to ${breaks.length - 1}`);
  }
  const at = `breaks[${index}]`;
  const fail = (problem: Omit<Problem, 'at'>): EditBreakResult => ({
    ok: false,
    problem: { at, ...problem },
  });
  const value = typeof input === 'number' ? input : parseBreak(input);
  if (value === null || !Number.isFinite(value)) return fail({ code: 'break-invalid', got: String(input) });
  const { min, max } = limits.byteBreak;
  if (options.byteRaster && (value < min || value > max)) {
    return fail({ code: 'break-out-of-byte-range', got: value, min, max });
  }
  if (index < breaks.length - 1 && value >= breaks[index + 1]) {
    return fail({ code: 'break-not-below-next', got: value, max: breaks[index + 1] });
  }
  if (index > 0 && value <= breaks[index - 1]) {
    return fail({ code: 'break-not-above-previous', got: value, min: breaks[index - 1] });
  }
  return { ok: true, breaks: breaks.map((edge, i) => (i === index ? value : edge)) };
}

/** A decimal as a person types it. */
const decimal = /^[+-]?(?:\d+\.?(\d*)|\.(\d+))(?:e([+-]?\d+))?$/i;

/** The number of a text of at most 20 decimals, or null. */
function parseBreak(text: string): number | null {
  const match = decimal.exec(text.trim());
  if (!match) return null;
  const written = (match[1] ?? match[2] ?? '').length;
  return written - Number(match[3] ?? 0) > rules.breakDecimals ? null : Number(match[0]);
}
