import type { FieldType, RangeCategory } from '../../model';
import { formatNumber, formatRange } from './format-number';

type Class = Pick<RangeCategory, 'lower' | 'upper' | 'openBelow' | 'openAbove'>;

/**
 * A class in words: both edges, or the one that counts where the other end is open.
 * @param write an edge
 * @param range both edges
 * @example
 * classText({ lower: 30, upper: 40, openAbove: true }, String); // '> 30'
 */
export function classText(
  { lower, upper, openBelow = false, openAbove = false }: Class,
  write: (value: number) => string,
  range = (from: number, to: number): string => `${write(from)} – ${write(to)}`,
): string {
  if (openBelow === openAbove) return range(lower, upper);
  return openBelow ? `≤ ${write(upper)}` : `> ${write(lower)}`;
}

/**
 * The label that a class gets when it is made.
 * @example
 * classLabel({ lower: 0, upper: 12.5 }); // '0.00 - 12.50'
 */
export function classLabel(row: Class, type: FieldType = 'REAL'): string {
  const write = (value: number): string => formatNumber(value, { type });
  return classText(row, write, (lower, upper) => formatRange(lower, upper, type));
}
