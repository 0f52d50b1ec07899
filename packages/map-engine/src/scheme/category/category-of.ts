import { valueKey } from '../../model';
import type { Category, FieldValue, OtherCategory, RangeCategory, Scheme, TableScheme } from '../../model';
import { isTableScheme } from '../../model';
import { normalValue } from '../data/field-value';
import { schemeFields } from './pins';

/** A feature's attributes, or a cell's value. */
export type Sorted = Readonly<Record<string, unknown>> | number | string | null;

/**
 * The row that draws a feature, by its attributes; raster schemes take the cell's value. Hidden rows are returned
 * too (look at `visible`).
 * @returns the `other` row for what no row holds: outside values, and null, NaN and infinite ones unless there is a row
 * for missing values; null for stretch and composite schemes.
 * @example
 * categoryOf(scheme, { Name: '泰安市', Sum: 12.5 })?.label; // '10.00 - 20.00'
 * categoryOf(scheme, { Name: '泰安市', Sum: null })?.kind; // 'other'
 */
export function categoryOf(scheme: Scheme, item: Sorted): Category | OtherCategory | null {
  if (!isTableScheme(scheme)) return null;
  let find = finders.get(scheme);
  if (!find) {
    find = rowFinder(scheme);
    finders.set(scheme, find);
  }
  return scheme.categories[find(item)] ?? scheme.other;
}

/** The row of an item: an index into `scheme.categories`, their number for the `other` row. */
export type RowFinder<Item = Sorted> = (item: Item) => number;
const finders = new WeakMap<TableScheme, RowFinder>();

/**
 * Compiles {@link categoryOf} for many items: bounds in typed arrays, or a map of values.
 * Allocation-free for schemes of one field.
 * @example
 * const find = rowFinder(scheme);
 * features.map(({ properties }) => find(properties)); // [0, 0, 1, 2]
 */
export function rowFinder(scheme: TableScheme): RowFinder {
  return rowFinderOf(scheme, (item: Sorted, name) =>
    typeof item === 'object' && item !== null ? item[name] : item,
  );
}

/**
 * {@link rowFinder} for items of any form, e.g. features of OpenLayers.
 * @param read the value of an item in a field
 */
export function rowFinderOf<Item>(
  scheme: TableScheme,
  read: (item: Item, field: string) => unknown,
): RowFinder<Item> {
  const { categories } = scheme;
  const other = categories.length;
  if (scheme.kind === 'single-symbol') return () => 0;
  const fields = schemeFields(scheme);
  const { type, name } = fields[0] ?? { type: 'REAL', name: '' };
  if (scheme.geometry !== 'raster' && fields.length === 0) return () => other;
  if (categories.some((row) => row.kind === 'range')) {
    const find = rangeFinder(categories);
    return (item) => {
      const value = normalValue(read(item, name), type);
      const row = typeof value === 'number' ? find(value) : -1;
      return row < 0 ? other : row;
    };
  }
  // Values of one field are their own keys: numbers and texts are distinct.
  const single = fields.length < 2;
  const byKey = new Map<FieldValue, number>();
  categories.forEach((row, index) => {
    // A cell without a value is no-data, even if a saved style has a row for it.
    if (row.kind === 'value' && !(scheme.geometry === 'raster' && row.values[0] === null))
      byKey.set(single ? row.values[0] : valueKey(row.values), index);
  });
  if (single) {
    return (item) => byKey.get(normalValue(read(item, name), type)) ?? other;
  }
  return (item) =>
    byKey.get(valueKey(fields.map((field) => normalValue(read(item, field.name), field.type)))) ?? other;
}

const fewBounds = 16;

/** Classes may have gaps between them (a saved style of another program): values there are in no row, -1. */
function rangeFinder(categories: readonly Category[]): (value: number) => number {
  const sorted = categories
    .flatMap((row, index) => (row.kind === 'range' ? [{ row, index }] : []))
    .sort((one, two) => one.row.upper - two.row.upper || one.row.lower - two.row.lower);
  const bound = (edge: keyof Pick<RangeCategory, 'lower' | 'upper'>) =>
    Float64Array.from(sorted, ({ row }) => row[edge]);
  const [lowers, uppers] = [bound('lower'), bound('upper')];
  sorted.forEach(({ row }, i) => {
    if (row.openBelow) lowers[i] = -Infinity;
    if (row.openAbove) uppers[i] = Infinity;
  });
  const rows = Int32Array.from(sorted, ({ index }) => index);
  return (value) => {
    let lo = 0;
    let hi = uppers.length;
    // Processors guess the outcome of halving wrong every other time; a few bounds in a row take less time.
    while (hi - lo > fewBounds) {
      const mid = (lo + hi) >> 1;
      if (value <= uppers[mid]) hi = mid;
      else lo = mid + 1;
    }
    while (lo < hi && value > uppers[lo]) lo += 1;
    if (lo === rows.length) return -1;
    return value > lowers[lo] || (value === lowers[lo] && lo === 0) ? rows[lo] : -1;
  };
}
