import { limits } from '../model';
import { editBreak } from './edit-break';

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

function placed(breaks: readonly number[], index: number, to: number | null, { byteRaster }: BreakRules) {
  if (to === null) return breaks;
  const { min, max } = limits.byteBreak;
  const value = byteRaster ? Math.min(max, Math.max(min, to)) : to;
  if (value === breaks[index]) return breaks;
  const edited = editBreak(breaks, index, value, { byteRaster });
  return edited.ok ? edited.breaks : breaks;
}
