import type { FieldStatistics } from '../../model';
import { listsAllValues } from './lists-all-values';

/**
 * How many features lack a value of a numeric field, so far as its statistics tell: by the list of distinct values, or
 * by what the histogram leaves.
 * @returns null where that is not known.
 * @example
 * missingCount(fieldStatistics([...properties, { Sum: null }], [field])); // 1
 */
export function missingCount(statistics: FieldStatistics): number | null {
  const { uniqueValues, histogram, totalCount } = statistics;
  const listed = uniqueValues.find(({ values }) => values[0] === null);
  if (listed) return listed.count;
  if (listsAllValues(statistics)) return 0;
  if (!histogram) return null;
  let counted = 0;
  for (let i = 0; i < histogram.counts.length; i++) counted += histogram.counts[i];
  return Math.max(0, totalCount - counted);
}
