import type { ParameterValue, TableRow } from '@gep/api-client';

type Cell = TableRow[string] | undefined;

/** The number of the current year, of a plain number or of a price. */
export function currentOf(value: ParameterValue | Cell | undefined): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'current' in value ? value.current : null;
}

/** The number of the comparable year; null where it has no separate value. */
export function comparableOf(value: ParameterValue | Cell | undefined): number | null {
  return typeof value === 'object' && value !== null && 'current' in value
    ? (value.comparable ?? null)
    : null;
}

/** A price: one number serves both years until the comparable year has its own. */
export function priceOf(
  current: number,
  comparable: number | null,
): { current: number; comparable?: number } {
  return comparable === null ? { current } : { current, comparable };
}

/** The selected options of a selection. */
export function selectionOf(value: ParameterValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** The numbers of a list. */
export function numbersOf(value: ParameterValue | undefined): readonly number[] {
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
}
