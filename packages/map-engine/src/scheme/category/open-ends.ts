import { classIndex } from '../../classify';
import type { Category, Classification, RangeCategory } from '../../model';

/** Whether the first and the last class also hold the values outside of all edges. */
export type OpenEnds = Pick<Classification, 'openBelow' | 'openAbove'>;

/** Rows whose first and last class are as open as the classification has them. */
export function openRows<R extends Pick<Category, 'kind'>>(
  rows: readonly R[],
  { openBelow, openAbove }: OpenEnds,
): R[] {
  const edges = rows.flatMap((row) => (isRange(row) ? [row] : []));
  if (edges.length === 0) return [...rows];
  const first = edges.reduce((one, other) => (other.lower < one.lower ? other : one));
  const last = edges.reduce((one, other) => (other.upper > one.upper ? other : one));
  return rows.map((row) => ({
    ...row,
    ...(openBelow && isRange(row) && row.lower === first.lower && { openBelow }),
    ...(openAbove && isRange(row) && row.upper === last.upper && { openAbove }),
  }));
}

function isRange(row: Pick<Category, 'kind'>): row is Pick<RangeCategory, 'kind' | 'lower' | 'upper'> {
  return row.kind === 'range';
}

/**
 * The class of a value among edges of which the outer ones may be open, as `classIndex` has it.
 * @returns -1 for a value in no class
 */
export function openClassIndex(breaks: ArrayLike<number>, value: number, ends: OpenEnds): number {
  const index = classIndex(breaks, value);
  if (index >= 0 || breaks.length < 2) return index;
  if (ends.openBelow && value < breaks[0]) return 0;
  return ends.openAbove && value > breaks[breaks.length - 1] ? breaks.length - 2 : -1;
}
