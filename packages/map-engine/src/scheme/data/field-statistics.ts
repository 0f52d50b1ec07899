import { describe, histogram } from '@gep/raster';
import type { Field, FieldStatistics, FieldValue, UniqueValue } from '../../model';
import { compareValues, fieldValues } from './field-value';

/** More distinct values than this are not worth a row each, unless said otherwise. */
const usualUniqueValues = 256;
/** Bins that show the shape of so many values: 16 to 256, four times the square root of their number. */
const binsOf = (count: number): number => Math.round(Math.min(256, Math.max(16, 4 * Math.sqrt(count))));

/**
 * Statistics of one to three fields of features at hand: numbers are those of the first field, distinct values those of
 * all fields together, in ascending order (numbers, texts, null).
 *
 * @param properties attributes of every feature, read by the types of the fields as classes read them: numeric texts
 *   of a numeric field are numbers, true and false of a field of texts are texts; what is unreadable counts as null.
 * @param options `maxUniqueValues`: distinct values that are listed at most, the most frequent ones; with more of
 *   them `enableUniqueValue` is false.
 * @returns with 0 for minimum, maximum, mean and deviation, and no histogram, where no value is a number.
 * @throws RangeError unless one to three fields are named.
 * @example
 * const { min, max, mean } = fieldStatistics(properties, [field]);
 * [min, max, mean]; // [10, 40, 25]
 */
export function fieldStatistics(
  properties: readonly Readonly<Record<string, unknown>>[],
  fields: readonly Field[],
  options: { readonly maxUniqueValues?: number } = {},
): FieldStatistics {
  if (fields.length < 1 || fields.length > 3) {
    throw new RangeError(`fields: got ${fields.length}, allowed: one to three`);
  }
  const { maxUniqueValues = usualUniqueValues } = options;
  const rows = properties.map((row) => fieldValues(row, fields));
  const numbers = Float64Array.from(
    rows.map(([value]) => value).filter((value) => typeof value === 'number'),
  );
  const { count, min, max, mean, stddev } = describe(numbers);
  const unique = countRows(rows);
  const known = (value: number): number => (count === 0 ? 0 : value);
  return {
    fields: fields.map(({ name }) => name),
    valueType: fields[0].type,
    min: known(min),
    max: known(max),
    mean: known(mean),
    stddev: known(stddev),
    totalCount: rows.length,
    uniqueValueCount: unique.length,
    enableUniqueValue: unique.length <= maxUniqueValues,
    uniqueValues: mostFrequent(unique, maxUniqueValues),
    histogram: count === 0 ? null : histogram(numbers, { bins: binsOf(count) }),
  };
}

function countRows(rows: readonly FieldValue[][]): UniqueValue[] {
  const counts = new Map<FieldValue, { readonly values: FieldValue[]; count: number }>();
  for (const values of rows) {
    const key = values.length === 1 ? values[0] : JSON.stringify(values);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { values, count: 1 });
  }
  return [...counts.values()].sort((a, b) => compareValues(a.values, b.values));
}

/** Of too many values those that most features have, in the order of the list; of equals the first. */
function mostFrequent(ascending: readonly UniqueValue[], most: number): readonly UniqueValue[] {
  if (ascending.length <= most) return ascending;
  const kept = new Set([...ascending].sort((one, two) => two.count - one.count).slice(0, most));
  return ascending.filter((row) => kept.has(row));
}
