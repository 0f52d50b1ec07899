import type { StatisticsInfo } from '@gep/api-client/contract';
import { describe } from '@gep/raster';

export type FieldValue = string | number | null;

/** More different values than this are not worth a class each: the most frequent ones are listed. */
const maxUniqueValues = 256;

/** Statistics of a field: numbers with population standard deviation, and the unique values with their counts. */
export function fieldStatistics(
  field: string,
  valueType: string,
  values: readonly FieldValue[],
): StatisticsInfo {
  const numbers = values.filter((value) => typeof value === 'number');
  const { count, min, max, mean, stddev } = describe(Float64Array.from(numbers));
  const counts = new Map<FieldValue, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const frequent = [...counts].sort(([a, times], [b, others]) => others - times || compare(a, b));
  const listed = frequent.slice(0, maxUniqueValues).sort(([a], [b]) => compare(a, b));
  const has = (value: number): number | null => (count === 0 ? null : value);
  return {
    field,
    valueType,
    min: has(min),
    max: has(max),
    mean: has(mean),
    stddev: has(stddev),
    enableUniqueValue: counts.size <= maxUniqueValues,
    uniqueValues: listed.map(([value, times]) => ({ value, count: times })),
    uniqueValueCount: counts.size,
    totalCount: values.length,
  };
}

/** Numbers by size, then texts, then null. */
function compare(a: FieldValue, b: FieldValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  const rank = (value: FieldValue): number => (typeof value === 'number' ? 0 : value === null ? 2 : 1);
  return rank(a) - rank(b);
}
