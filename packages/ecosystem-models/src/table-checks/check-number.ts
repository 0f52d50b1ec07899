/** Part by which an opening value or a total may be off: what is lost when figures are rounded. */
export const checkTolerance = 0.001;

/** Slips of units are by these factors: kg and t, m³ and 10⁴ m³, persons and ten thousand persons. */
export const unitFactors = [1000, 10000] as const;

/** Without a usual range, numbers up to this many times that of last year are plausible, and down to that part of it. */
export const plausibleTimes = 4;

/**
 * The factor by which a number is off as if it was in another unit: it is not plausible, but would be, 10³ or 10⁴ times
 * larger or smaller. Plausible is what is near the number of last year, or without one the usual range.
 * @param before NaN without one
 * @returns null where the number is plausible, or is not in any of these units either
 */
export function wrongUnit(
  value: number,
  before: number,
  typical: readonly [number, number] | undefined,
): number | null {
  const plausible = before > 0 ? ([before / plausibleTimes, before * plausibleTimes] as const) : typical;
  if (!plausible) return null;
  const [low, high] = plausible;
  const isIn = (number: number): boolean => number >= low && number <= high;
  if (isIn(value)) return null;
  return unitFactors.find((factor) => isIn(value / factor) || isIn(value * factor)) ?? null;
}
