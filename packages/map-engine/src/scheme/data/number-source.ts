import type { BandStatistics, Field, FieldStatistics } from '../../model';
import { weightsOf } from '../category/category-input';
import type { CategoryInput, NumberSource } from '../category/category-input';
import { normalValue } from './field-value';
import { listsAllValues } from './lists-all-values';

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
  const { properties, values, weights } = input;
  if (properties && field) {
    return numbersOf(properties.length, weights, noData, (i) => normalValue(properties[i][field.name], type));
  }
  if (values) return numbersOf(values.length, weights, noData, (i) => normalValue(values[i], type));
  if (input.histogram) return { kind: 'histogram', histogram: input.histogram, otherCount: null };
  const statistics = input.statistics ?? own;
  return statistics ? fromStatistics(statistics) : null;
}

function numbersOf(
  length: number,
  given: ArrayLike<number> | undefined,
  noData: number | null,
  valueAt: (index: number) => string | number | null,
): NumberSource {
  const values = new Float64Array(length);
  const weights = given ? new Float64Array(length) : null;
  const weightAt = weightsOf(given, length);
  let count = 0;
  let otherCount = 0;
  for (let i = 0; i < length; i++) {
    const value = valueAt(i);
    const weight = weightAt(i);
    if (typeof value !== 'number' || value === noData) otherCount += weight;
    else {
      values[count] = value;
      if (weights) weights[count] = weight;
      count++;
    }
  }
  const kept = { values: values.subarray(0, count), weights: weights && weights.subarray(0, count) };
  return { kind: 'values', ...kept, otherCount };
}

/** The most exact source that statistics hold: all distinct values, else the histogram, else the moments. */
function fromStatistics(statistics: Statistics): NumberSource | null {
  const { uniqueValues, totalCount, histogram } = statistics;
  const listed = listsAllValues(statistics) ? listedNumbers(uniqueValues, totalCount) : null;
  if (listed) return listed;
  if (histogram) {
    let counted = 0;
    for (let i = 0; i < histogram.counts.length; i++) counted += histogram.counts[i];
    return { kind: 'histogram', histogram, otherCount: Math.max(0, totalCount - counted) };
  }
  const { min, max, mean, stddev } = statistics;
  if (!Number.isFinite(min) || !Number.isFinite(max)) return null;
  return { kind: 'summary', min, max, mean, stddev, totalCount };
}

/** Distinct values weighted by their counts; null where the counts are not known. */
function listedNumbers(rows: Statistics['uniqueValues'], totalCount: number): NumberSource | null {
  const values: number[] = [];
  const weights: number[] = [];
  let counted = 0;
  for (const row of rows) {
    const value = normalValue('value' in row ? row.value : row.values[0], 'REAL');
    if (typeof value !== 'number') continue;
    values.push(value);
    weights.push(row.count);
    counted += row.count;
  }
  if (counted === 0) return null;
  return { kind: 'values', values, weights, otherCount: Math.max(0, totalCount - counted) };
}
