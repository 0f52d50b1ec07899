import { overrideKey, valueKey } from '@gep/map-engine/model';
import type {
  Category,
  Field,
  FieldStatistics,
  FieldValue,
  Ramp,
  TableScheme,
  UniqueValuesScheme,
} from '@gep/map-engine/model';
import {
  activeOverrides,
  generateCategories,
  namedPins,
  pinCategory,
  pinsByRow,
} from '@gep/map-engine/scheme';
import type { CategoryInput } from '@gep/map-engine/scheme';
import { recolorRows } from './edit-rows';

/** Schemes of one row a value. */
export type ValueScheme = Extract<TableScheme, { readonly ramp: Ramp }>;

/** Rows of a field with too many values, until a person asks for more. */
export const fewValues = 50;

/**
 * Another field: pinned rows sleep until their field is back, a row is made of every value, or of the most
 * frequent ones where there are too many.
 */
export function setValueField(
  scheme: UniqueValuesScheme,
  field: Field,
  statistics: FieldStatistics | null,
  input?: CategoryInput,
): UniqueValuesScheme {
  const overrides = namedPins(scheme);
  const next = generateCategories({ ...scheme, field, statistics, overrides }, input);
  return statistics?.enableUniqueValue === false ? topValues(next, fewValues, input) : next;
}

/** Another ramp, or the same one reversed; rows stay. */
export function setValueRamp<S extends ValueScheme>(
  scheme: S,
  part: { readonly ramp?: Ramp; readonly reverse?: boolean },
): S {
  const next = { ...scheme, ...part };
  return recolorRows(next, next.ramp, next.reverse);
}

/** The rows that the data have and the table lacks, the most frequent first. */
export function missingRows(scheme: ValueScheme, input?: CategoryInput): Category[] {
  const known = new Set(scheme.categories.map(({ key }) => key));
  return generateCategories({ ...scheme, overrides: [] }, input)
    .categories.filter(({ key }) => !known.has(key))
    .sort(moreFrequent);
}

/** Only the `count` most frequent values and the pinned rows; the rest falls into `other`. */
export function topValues<S extends ValueScheme>(scheme: S, count: number, input?: CategoryInput): S {
  const all = generateCategories(scheme, input);
  const whole = all.categories.length > 0 ? all : scheme;
  const pinned = pinsByRow(scheme);
  const top = new Set([...whole.categories].sort(moreFrequent).slice(0, count));
  const rare = whole.categories.filter((row) => !top.has(row) && !pinned.has(row.key));
  return recolored(removeRows(whole, new Set(rare.map(({ key }) => key))));
}

/** Takes rows out of the table: what they held falls into `other`, what was pinned on them goes. */
export function removeRows<S extends ValueScheme>(scheme: S, keys: ReadonlySet<string>): S {
  const gone = scheme.categories.filter(({ key }) => keys.has(key));
  const active = new Set(activeOverrides(scheme));
  return {
    ...scheme,
    categories: scheme.categories.filter(({ key }) => !keys.has(key)),
    other: withCount(scheme.other, sumOf(gone)),
    overrides: scheme.overrides.filter((pin) => !active.has(pin) || !keys.has(overrideKey(pin))),
  };
}

/**
 * Puts values into the table, those that no feature has with a count of 0; they stay when the rows are made anew.
 * Where the table ascends it still does, else they come last.
 */
export function addValues<S extends ValueScheme>(
  scheme: S,
  values: readonly (readonly FieldValue[])[],
  input?: CategoryInput,
): S {
  const known = new Set(scheme.categories.map(({ key }) => key));
  const wanted = new Set(values.map(valueKey).filter((key) => !known.has(key)));
  if (wanted.size === 0) return scheme;
  const held = scheme.categories.flatMap((row) => (row.kind === 'value' ? [row.values] : []));
  const asked = [...held, ...values].map((one) => ({ at: { kind: 'value', values: one } as const }));
  const ascending = generateCategories({ ...scheme, overrides: asked }, input).categories;
  const added = ascending.filter(({ key }) => wanted.has(key));
  const place = new Map(ascending.map(({ key }, i) => [key, i]));
  const placeOf = (row: Category) => place.get(row.key) ?? ascending.length;
  const ascends = scheme.categories.every((row, i, rows) => i === 0 || placeOf(rows[i - 1]) <= placeOf(row));
  const categories = [...scheme.categories, ...added];
  if (ascends) categories.sort((one, two) => placeOf(one) - placeOf(two));
  // What the data have comes back by itself.
  const pins = added
    .filter(({ count }) => !count)
    .flatMap((row) => pinCategory({ ...scheme, categories: [row], overrides: [] }, row.key, {}).overrides);
  return recolored({
    ...scheme,
    categories,
    other: withCount(scheme.other, -sumOf(added)),
    overrides: [...scheme.overrides, ...pins],
  });
}

/** The rows in another order, which legends follow. */
export function orderRows<S extends ValueScheme>(scheme: S, keys: readonly string[]): S {
  const place = new Map(keys.map((key, i) => [key, i]));
  const placeOf = ({ key }: Category) => place.get(key) ?? keys.length;
  return { ...scheme, categories: [...scheme.categories].sort((one, two) => placeOf(one) - placeOf(two)) };
}

function recolored<S extends ValueScheme>(scheme: S): S {
  return recolorRows(scheme, scheme.ramp, scheme.reverse);
}

function moreFrequent(one: Category, two: Category): number {
  return (two.count ?? 0) - (one.count ?? 0);
}

function sumOf(rows: readonly Category[]): number {
  return rows.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

function withCount<O extends TableScheme['other']>(other: O, more: number): O {
  return other.count === null ? other : { ...other, count: Math.max(0, other.count + more) };
}
