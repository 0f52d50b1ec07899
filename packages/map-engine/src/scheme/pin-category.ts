import { overrideKey } from '../model';
import type { Category, CategoryOverride, TableScheme } from '../model';
import { isActive, schemeFields } from './pins';

/** What can be pinned on a row; undefined parts stay as they are. */
export type CategoryPatch = Pick<CategoryOverride, 'color' | 'label' | 'symbol' | 'visible'>;

/**
 * The scheme with parts of one row pinned; an empty patch pins the breaks of a class. Rows are not regenerated:
 * call `generateCategories` afterwards.
 * @throws RangeError when no row has the key.
 * @example
 * const pinned = pinCategory(scheme, rangeKey(20, 30), { color: '#1a7f37', label: '中' });
 * generateCategories(pinned, { properties }).categories[1]; // { key: '(20,30]', color: '#1a7f37', label: '中', … }
 */
export function pinCategory<S extends TableScheme>(scheme: S, key: string, patch: CategoryPatch): S {
  const row = scheme.categories.find((category) => category.key === key);
  if (!row) throw new RangeError(`key: got ${key}, allowed: the keys of scheme.categories`);
  const before = scheme.overrides.find((override) => speaksOf(scheme, override, key));
  const after: CategoryOverride = { ...(before ?? addressIn(scheme, row)), ...patch };
  const overrides = before
    ? scheme.overrides.map((override) => (override === before ? after : override))
    : [...scheme.overrides, after];
  return { ...scheme, overrides };
}

/**
 * The scheme without what was pinned on a row; a key without a pin changes nothing.
 * @example
 * const pinned = pinCategory(scheme, rangeKey(20, 30), { color: '#1a7f37' });
 * unpinCategory(pinned, rangeKey(20, 30)).overrides; // []
 */
export function unpinCategory<S extends TableScheme>(scheme: S, key: string): S {
  return { ...scheme, overrides: scheme.overrides.filter((override) => !speaksOf(scheme, override, key)) };
}

function speaksOf(scheme: TableScheme, override: CategoryOverride, key: string): boolean {
  return overrideKey(override) === key && isActive(scheme, override);
}

/** Where a row is found again, with the fields whose row it is. */
function addressIn(scheme: TableScheme, row: Category): CategoryOverride {
  const fields = schemeFields(scheme).map(({ name }) => name);
  return { at: addressOf(row), ...(fields.length > 0 ? { fields } : {}) };
}

function addressOf(row: Category): CategoryOverride['at'] {
  if (row.kind === 'all') return { kind: 'all' };
  return row.kind === 'value'
    ? { kind: 'value', values: row.values }
    : { kind: 'range', lower: row.lower, upper: row.upper };
}
