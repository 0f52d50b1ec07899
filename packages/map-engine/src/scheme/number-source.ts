import type { BandStatistics, Field, FieldStatistics, UniqueValue } from '../model';
import type { CategoryInput, NumberSource } from './category-input';
import { normalValue } from './field-value';

type Statistics = FieldStatistics | BandStatistics;

/**
 * The numbers of a graduated scheme.
 * @param field null for rasters.
 * @returns null where nothing is known.
 */
export function numberSource(
  input: CategoryInput,
  field: Field | null,
  own: Statistics | null,
): NumberSource | null {
  const type = field?.type ?? 'REAL';
  const noData = input.noData ?? null;
  if (input.properties && field) {
    const { name } = field;
    return numbersOf(input.properties.length, (i) => normalValue(input.properties?.[i][name], type), noData);
  }
  if (input.values) {
    const { values } = input;
    return numbersOf(values.length, (i) => normalValue(values[i], type), noData);
  }
  if (input.histogram) return { kind: 'histogram', histogram: input.histogram, otherCount: null };
  const statistics = input.statistics ?? own;
  return statistics ? fromStatistics(statistics) : null;
}

function numbersOf(
  length: number,
  valueAt: (index: number) => string | number | null,
  noData: number | null,
): NumberSource {
  const values = new Float64Array(length);
  let count = 0;
  for (let i = 0; i < length; i++) {
    const value = valueAt(i);
    if (typeof value === 'number' && value !== noData) values[count++] = value;
  }
  return { kind: 'values', values: values.subarray(0, count), otherCount: length - count };
}

/** The most exact source that statistics hold: all distinct values, else the histogram, else the moments. */
function fromStatistics(statistics: Statistics): NumberSource | null {
  const { uniqueValues, uniqueValueCount, totalCount, histogram } = statistics;
  const complete = uniqueValues.length > 0 && uniqueValues.length >= uniqueValueCount;
  if (complete && totalCount <= 1_000_000) {
    const repeated: number[] = [];
    for (const row of uniqueValues) {
      const value = normalValue('value' in row ? row.value : (row as UniqueValue).values[0], 'REAL');
      if (typeof value === 'number') for (let i = 0; i < row.count; i++) repeated.push(value);
    }
    const otherCount = Math.max(0, totalCount - repeated.length);
    return { kind: 'values', values: Float64Array.from(repeated), otherCount };
  }
  if (histogram) {
    let counted = 0;
    for (let i = 0; i < histogram.counts.length; i++) counted += histogram.counts[i];
    return { kind: 'histogram', histogram, otherCount: Math.max(0, totalCount - counted) };
  }
  const { min, max, mean, stddev } = statistics;
  if (!Number.isFinite(min) || !Number.isFinite(max)) return null;
  return { kind: 'summary', min, max, mean, stddev, totalCount };
}
