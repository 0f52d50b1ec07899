import { rules, valueKey } from '../model';
import type { BandStatistics, Field, FieldStatistics, FieldValue, UniqueValue } from '../model';
import { weightsOf } from './category-input';
import type { CategoryInput, ValueTable } from './category-input';
import { fieldValues, normalValue } from './field-value';

/**
 * Distinct values (or combinations) with their counts, of more than `rules.maxCategories` the most frequent ones.
 * @param fields empty for rasters, whose cells are numbers.
 * @returns null where nothing is known.
 */
export function valueTable(
  input: CategoryInput,
  fields: readonly Field[],
  own: FieldStatistics | BandStatistics | null,
): ValueTable | null {
  const counter = new ValueCounter();
  const noData = input.noData ?? null;
  const type = fields[0]?.type ?? 'REAL';
  if (input.properties && fields.length > 0) {
    const weightAt = weightsOf(input.weights, input.properties.length);
    input.properties.forEach((row, i) => counter.add(fieldValues(row, fields), weightAt(i)));
    return counter.table();
  }
  if (input.values) {
    const weightAt = weightsOf(input.weights, input.values.length);
    for (let i = 0; i < input.values.length; i++) {
      const value = normalValue(input.values[i], type);
      counter.add(value === null || value === noData ? null : [value], weightAt(i));
    }
    return counter.table();
  }
  const statistics = input.statistics ?? own;
  if (!statistics || statistics.uniqueValues.length === 0) return null;
  for (const row of statistics.uniqueValues) {
    const raw: readonly FieldValue[] = 'value' in row ? [row.value] : (row as UniqueValue).values;
    const values = raw.map((value, i) => normalValue(value, fields[i]?.type ?? 'REAL'));
    const isNoData = values.length === 1 && values[0] === noData;
    counter.add(values.includes(null) || isNoData ? null : values, row.count);
  }
  return counter.table(statistics.totalCount);
}

/** Counts equal combinations. */
class ValueCounter {
  private readonly rows = new Map<string, { readonly values: readonly FieldValue[]; count: number }>();
  private others = 0;
  private total = 0;

  add(values: readonly FieldValue[] | null, count: number): void {
    this.total += count;
    if (!values) {
      this.others += count;
      return;
    }
    const key = valueKey(values);
    const row = this.rows.get(key);
    if (row) row.count += count;
    else this.rows.set(key, { values, count });
  }

  /** @param totalCount features in all, where more are known than were listed. */
  table(totalCount = this.total): ValueTable {
    const rows = [...this.rows.values()];
    // Of too many values the most frequent get a row.
    if (rows.length > rules.maxCategories) rows.sort((one, two) => two.count - one.count);
    const rare = rows.splice(rules.maxCategories).reduce((sum, { count }) => sum + count, 0);
    return { rows, otherCount: this.others + rare + Math.max(0, totalCount - this.total) };
  }
}
