import { valueKey } from '../model';
import type { Category, Field, OtherCategory, RangeCategory, Scheme, TableScheme } from '../model';
import { isTableScheme } from '../model';
import { fieldValues, normalValue } from './field-value';

/** A feature's attributes, or a cell's value. */
export type Sorted = Readonly<Record<string, unknown>> | number | string | null;

/**
 * The row that draws a feature: `categoryOf(scheme, properties)`; raster schemes take the cell's value.
 * Hidden rows are returned too (look at `visible`).
 * @returns the `other` row for null, NaN, infinite and outside values; null for stretch and composite schemes.
 */
export function categoryOf(scheme: Scheme, item: Sorted): Category | OtherCategory | null {
  if (!isTableScheme(scheme)) return null;
  let sorter = sorters.get(scheme);
  if (!sorter) {
    sorter = compile(scheme);
    sorters.set(scheme, sorter);
  }
  return sorter(item);
}

type Sorter = (item: Sorted) => Category | OtherCategory;
const sorters = new WeakMap<TableScheme, Sorter>();

function fieldsOf(scheme: TableScheme): readonly Field[] {
  if ('fields' in scheme) return scheme.fields;
  return 'field' in scheme && scheme.field ? [scheme.field] : [];
}

function valuesOf(item: Sorted, fields: readonly Field[]): readonly (string | number | null)[] | null {
  if (typeof item === 'object' && item !== null) return fields.length > 0 ? fieldValues(item, fields) : null;
  const value = normalValue(item, fields[0]?.type ?? 'REAL');
  return value === null ? null : [value];
}

function compile(scheme: TableScheme): Sorter {
  const { other, categories } = scheme;
  if (scheme.kind === 'single-symbol') return () => categories[0] ?? other;
  const fields = fieldsOf(scheme);
  const ranges = categories.filter((row): row is RangeCategory => row.kind === 'range');
  if (ranges.length > 0) {
    const inRange = rangeSorter(ranges);
    return (item) => {
      const value = valuesOf(item, fields)?.[0];
      return (typeof value === 'number' && inRange(value)) || other;
    };
  }
  const byKey = new Map<string, Category>();
  for (const row of categories) if (row.kind === 'value') byKey.set(valueKey(row.values), row);
  return (item) => {
    const values = valuesOf(item, fields);
    return (values && byKey.get(valueKey(values))) ?? other;
  };
}

/** Classes may have gaps between them (a saved style of another program): then the gap is `other`. */
function rangeSorter(ranges: readonly RangeCategory[]): (value: number) => RangeCategory | null {
  const sorted = [...ranges].sort((one, two) => one.upper - two.upper || one.lower - two.lower);
  return (value) => {
    let lo = 0;
    let hi = sorted.length;
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if (value <= sorted[mid].upper) hi = mid;
      else lo = mid + 1;
    }
    const row = sorted[lo];
    if (!row) return null;
    return value > row.lower || (value === row.lower && lo === 0) ? row : null;
  };
}
