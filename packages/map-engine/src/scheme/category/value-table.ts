import { rules, valueKey } from '../../model';
import type {
  BandStatistics,
  CategoryPin,
  Field,
  FieldStatistics,
  FieldValue,
  UniqueValue,
} from '../../model';
import { weightsOf } from './category-input';
import type { CategoryInput, ValueTable } from './category-input';
import { fieldValues, normalValue } from '../data/field-value';
import { listsAllValues } from '../data/lists-all-values';

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
  // Cells without a value are no-data, which does not have its own row.
  const isCell = fields.length === 0;
  if (input.properties && fields.length > 0) {
    const weightAt = weightsOf(input.weights, input.properties.length);
    input.properties.forEach((row, i) => counter.add(fieldValues(row, fields), weightAt(i)));
    return counter.table();
  }
  if (input.values) {
    const weightAt = weightsOf(input.weights, input.values.length);
    for (let i = 0; i < input.values.length; i++) {
      const value = normalValue(input.values[i], type);
      counter.add(isCell && (value === null || value === noData) ? null : [value], weightAt(i));
    }
    return counter.table();
  }
  const statistics = input.statistics ?? own;
  if (!statistics || statistics.uniqueValues.length === 0) return null;
  for (const row of statistics.uniqueValues) {
    const raw: readonly FieldValue[] = 'value' in row ? [row.value] : (row as UniqueValue).values;
    const values = raw.map((value, i) => normalValue(value, fields[i]?.type ?? 'REAL'));
    counter.add(isCell && (values[0] === null || values[0] === noData) ? null : values, row.count);
  }
  return counter.table(statistics.totalCount, listsAllValues(statistics));
}

/** Counts equal combinations. */
class ValueCounter {
  private readonly found = new Map<string, { readonly values: readonly FieldValue[]; count: number }>();
  private total = 0;

  /** @param values null: they are counted in no row. */
  add(values: readonly FieldValue[] | null, count: number): void {
    this.total += count;
    if (!values) return;
    const key = valueKey(values);
    const row = this.found.get(key);
    if (row) row.count += count;
    else this.found.set(key, { values, count });
  }

  /** @param totalCount features in all, where more are known than were listed. */
  table(totalCount = this.total, complete = true): ValueTable {
    const all = [...this.found.values()];
    const rows = all.filter(({ values }) => !values.includes(null));
    // Of too many values the most frequent get a row.
    if (rows.length > rules.maxCategories) rows.sort((one, two) => two.count - one.count);
    const rare = rows.splice(rules.maxCategories);
    const inRows = rows.reduce((sum, { count }) => sum + count, 0);
    const rest = [...rare, ...all.filter(({ values }) => values.includes(null))];
    return { rows, rest, otherCount: Math.max(totalCount, this.total) - inRows, complete };
  }
}

/** The table with rows for the values that pins hold in it, of the rest, in no feature any more, or not known of. */
export function withHeldValues(table: ValueTable, pins: readonly CategoryPin[]): ValueTable {
  const known = new Set(table.rows.map(({ values }) => valueKey(values)));
  const counts = new Map(table.rest.map(({ values, count }) => [valueKey(values), count]));
  const held = pins.flatMap(({ at }): ValueTable['rows'] => {
    const key = at.kind === 'value' ? valueKey(at.values) : null;
    if (at.kind !== 'value' || key === null || known.has(key)) return [];
    known.add(key);
    return [{ values: at.values, count: counts.get(key) ?? (table.complete ? 0 : null) }];
  });
  let { otherCount } = table;
  for (const { count } of held)
    otherCount = otherCount === null || count === null ? null : otherCount - count;
  return { ...table, rows: [...table.rows, ...held], otherCount };
}
