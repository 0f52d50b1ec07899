import { pinKey, valueKey } from '../../model';
import type { Category, FieldValue, OtherCategory, Ramp, TableScheme } from '../../model';
import type { CategoryInput } from '../category/category-input';
import { pinCategory } from '../category/pin-category';
import { generateCategories } from '../category/generate-categories';
import { lacksValue } from '../data/field-value';
import { activePins, pinsByRow, schemeFields } from '../category/pins';
import { valueTable } from '../category/value-table';
import { recolorRows } from './row-style';
import { totalCount } from './total-count';

/** Schemes of one row a value. */
export type ValueScheme = Extract<TableScheme, { readonly ramp: Ramp }>;

/**
 * Whether a scheme has a row for each value.
 * @example
 * isValueScheme(scheme); // false
 */
export function isValueScheme(scheme: TableScheme): scheme is ValueScheme {
  return 'ramp' in scheme;
}

/**
 * The rows that the data have and the table lacks, features that lack a value first, then the most frequent.
 * @example
 * missingRows(uniqueValuesScheme('polygon', { field }), { properties }).map(({ label }) => label); // ['10', '20', '30', '40']
 */
export function missingRows(scheme: ValueScheme, input: CategoryInput = {}): Category[] {
  const known = new Set(scheme.categories.map(({ key }) => key));
  const statistics = 'statistics' in scheme ? scheme.statistics : null;
  const rest = valueTable(input ?? {}, schemeFields(scheme), statistics)?.rest ?? [];
  const pins = rest.map(({ values }) => ({ at: { kind: 'value', values } as const }));
  return generateCategories({ ...scheme, pins }, input)
    .categories.filter(({ key }) => !known.has(key))
    .sort((one, two) => Number(lacksValue(two)) - Number(lacksValue(one)) || moreFrequent(one, two));
}

/**
 * The table with only the `count` most frequent values, the pinned rows and those of missing values; the rest falls into
 * `other`.
 * @example
 * const all = generateCategories(uniqueValuesScheme('polygon', { field }), { values: [10, 10, 20, 30] });
 * keepTopValues(all, 1).other.count; // 2
 */
export function keepTopValues<S extends ValueScheme>(scheme: S, count: number, input: CategoryInput = {}): S {
  const all = generateCategories(scheme, input);
  const whole = all.categories.length > 0 ? all : scheme;
  const pinned = pinsByRow(scheme);
  const values = whole.categories.filter((row) => !lacksValue(row));
  const top = new Set([...values].sort(moreFrequent).slice(0, count));
  const rare = values.filter((row) => !top.has(row) && !pinned.has(row.key));
  return recolorRows(removeRows(whole, new Set(rare.map(({ key }) => key))));
}

/**
 * The table without some rows: what they held falls into `other`, what was pinned on them goes.
 * @example
 * const all = generateCategories(uniqueValuesScheme('polygon', { field }), { properties });
 * removeRows(all, new Set([valueKey([20])])).other.count; // 1
 */
export function removeRows<S extends ValueScheme>(scheme: S, keys: ReadonlySet<string>): S {
  const gone = scheme.categories.filter(({ key }) => keys.has(key));
  const active = new Set(activePins(scheme));
  return {
    ...scheme,
    categories: scheme.categories.filter(({ key }) => !keys.has(key)),
    other: withMore(scheme.other, gone),
    pins: scheme.pins.filter((pin) => !active.has(pin) || !keys.has(pinKey(pin))),
  };
}

/**
 * The table with more values. Those that no feature has get a count of 0, or null if the data do not list all values;
 * they stay when the rows are regenerated. Only the value null gives the features that lack a value their own row.
 * An ascending table stays ascending, else the new values come last.
 * @example
 * const all = generateCategories(uniqueValuesScheme('polygon', { field }), { properties });
 * addValues(all, [[25]], { properties }).categories.map(({ label }) => label); // ['10', '20', '25', '30', '40']
 */
export function addValues<S extends ValueScheme>(
  scheme: S,
  values: readonly (readonly FieldValue[])[],
  input: CategoryInput = {},
): S {
  const known = new Set(scheme.categories.map(({ key }) => key));
  const wanted = new Set(values.map(valueKey).filter((key) => !known.has(key)));
  if (wanted.size === 0) return scheme;
  const held = scheme.categories.flatMap((row) => (row.kind === 'value' ? [row.values] : []));
  const asked = [...held, ...values].map((one) => ({ at: { kind: 'value', values: one } as const }));
  const ascending = generateCategories({ ...scheme, pins: asked }, input).categories;
  const added = ascending.filter(({ key }) => wanted.has(key));
  const place = new Map(ascending.map(({ key }, i) => [key, i]));
  const placeOf = (row: Category) => place.get(row.key) ?? ascending.length;
  const ascends = scheme.categories.every((row, i, rows) => i === 0 || placeOf(rows[i - 1]) <= placeOf(row));
  const categories = [...scheme.categories, ...added];
  if (ascends) categories.sort((one, two) => placeOf(one) - placeOf(two));
  // What the data have comes back by itself, but for missing values.
  const pins = added
    .filter((row) => !row.count || lacksValue(row))
    .flatMap((row) => pinCategory({ ...scheme, categories: [row], pins: [] }, row.key, {}).pins);
  return recolorRows({
    ...scheme,
    categories,
    other: withMore(scheme.other, added, -1),
    pins: [...scheme.pins, ...pins],
  });
}

/**
 * The rows in another order, which legends follow; those that are not named come last.
 * @example
 * orderRows(generateCategories(uniqueValuesScheme('polygon', { field }), { properties }), [valueKey([40])]).categories[0].label; // '40'
 */
export function orderRows<S extends ValueScheme>(scheme: S, keys: readonly string[]): S {
  const place = new Map(keys.map((key, i) => [key, i]));
  const placeOf = ({ key }: Category) => place.get(key) ?? keys.length;
  return { ...scheme, categories: [...scheme.categories].sort((one, two) => placeOf(one) - placeOf(two)) };
}

function moreFrequent(one: Category, two: Category): number {
  return (two.count ?? 0) - (one.count ?? 0);
}

/** What is in no row, with the features of other rows more or, by a sign of -1, less. */
function withMore(other: OtherCategory, rows: readonly Category[], sign = 1): OtherCategory {
  const more = totalCount(rows);
  const known = other.count !== null && more !== null;
  return { ...other, count: known ? Math.max(0, other.count + sign * more) : null };
}
