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

/** How an edge is moved. */
export interface BreakRules {
  /** Edges snap to multiples of it, or of a tenth of it where a class is narrower. */
  readonly step: number;
  /** 1-byte rasters allow -255 to 255 only. */
  readonly byteRaster?: boolean;
}

/**
 * The multiple of the step nearest to a value, strictly between two bounds (infinite for none). If there is no
 * multiple between them, multiples of a tenth, a hundredth … of the step are tried.
 * @returns null if there is no number between the bounds.
 */
export function roundBetween(value: number, lower: number, upper: number, step: number): number | null {
  for (let power = 0; power < 12; power++) {
    const unit = step / 10 ** power;
    // 12 digits: 0.3 / 0.1 is 3 steps, not 2.9999999999999996.
    const steps = (of: number) => Number((of / unit).toPrecision(12));
    const least = Math.floor(steps(lower)) + 1;
    const most = Math.ceil(steps(upper)) - 1;
    if (least > most) continue;
    const round = Number((Math.min(most, Math.max(least, Math.round(steps(value)))) * unit).toPrecision(14));
    if (round > lower && round < upper) return round;
  }
  const middle = lower / 2 + upper / 2;
  return middle > lower && middle < upper ? middle : null;
}

/**
 * The edges with one of them as near to a value as its neighbours and the rules allow.
 * @example
 * moveBreak([0, 10, 20, 30], 1, 23.4, { step: 1 }); // [0, 19, 20, 30]
 */
export function moveBreak(
  breaks: readonly number[],
  index: number,
  value: number,
  rules: BreakRules,
): readonly number[] {
  const { lower, upper } = roomOf(breaks, index);
  return placed(breaks, index, roundBetween(value, lower, upper, rules.step), rules);
}

/**
 * The edges with one of them at the next multiple below or above; close to its neighbour the steps get smaller.
 * @example
 * nudgeBreak([0, 10, 20, 30], 1, -1, { step: 5 }); // [0, 5, 20, 30]
 */
export function nudgeBreak(
  breaks: readonly number[],
  index: number,
  direction: 1 | -1,
  rules: BreakRules,
): readonly number[] {
  const value = breaks[index];
  const { lower, upper } = roomOf(breaks, index);
  const to =
    direction > 0
      ? roundBetween(value, value, upper, rules.step)
      : roundBetween(value, lower, value, rules.step);
  return placed(breaks, index, to, rules);
}

/**
 * The edges with one more, near a value inside a class; unchanged where there is no room or no class.
 * @example
 * addBreak([0, 10, 20], 12.3, { step: 1, maxClasses: 50 }); // [0, 10, 12, 20]
 */
export function addBreak(
  breaks: readonly number[],
  value: number,
  rules: BreakRules & { readonly maxClasses: number },
): readonly number[] {
  const index = breaks.findIndex((edge) => edge > value);
  if (index < 1 || breaks.length > rules.maxClasses) return breaks;
  const edge = roundBetween(value, breaks[index - 1], breaks[index], rules.step);
  return edge === null ? breaks : [...breaks.slice(0, index), edge, ...breaks.slice(index)];
}

/**
 * The edges without an inner one: its two classes become one. The ends stay.
 * @example
 * removeBreak([0, 10, 20], 1); // [0, 20]
 */
export function removeBreak(breaks: readonly number[], index: number): readonly number[] {
  return index > 0 && index < breaks.length - 1 ? breaks.filter((_edge, i) => i !== index) : breaks;
}

function roomOf(breaks: readonly number[], index: number) {
  return { lower: breaks[index - 1] ?? -Infinity, upper: breaks[index + 1] ?? Infinity };
}

/** The edges with one of them at a value between its neighbours; a 1-byte raster has no room past its bounds. */
function placed(breaks: readonly number[], index: number, to: number | null, { byteRaster }: BreakRules) {
  if (to === null) return breaks;
  const { min, max } = limits.byteBreak;
  const value = byteRaster ? Math.min(max, Math.max(min, to)) : to;
  const { lower, upper } = roomOf(breaks, index);
  if (value === breaks[index] || value <= lower || value >= upper) return breaks;
  return breaks.map((edge, i) => (i === index ? value : edge));
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
