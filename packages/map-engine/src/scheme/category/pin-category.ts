import { pinKey } from '../../model';
import type { Category, CategoryPin, TableScheme } from '../../model';
import { isActive, schemeFields } from './pins';

/** What can be pinned on a row; undefined parts stay as they are. */
export type CategoryPatch = Pick<CategoryPin, 'color' | 'label' | 'symbol' | 'visible'>;

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
  const before = scheme.pins.find((pin) => speaksOf(scheme, pin, key));
  const after: CategoryPin = { ...(before ?? addressIn(scheme, row)), ...patch };
  const pins = before ? scheme.pins.map((pin) => (pin === before ? after : pin)) : [...scheme.pins, after];
  return { ...scheme, pins };
}

/**
 * The scheme without what was pinned on a row; a key without a pin changes nothing.
 * @example
 * const pinned = pinCategory(scheme, rangeKey(20, 30), { color: '#1a7f37' });
 * unpinCategory(pinned, rangeKey(20, 30)).pins; // []
 */
export function unpinCategory<S extends TableScheme>(scheme: S, key: string): S {
  return { ...scheme, pins: scheme.pins.filter((pin) => !speaksOf(scheme, pin, key)) };
}

function speaksOf(scheme: TableScheme, pin: CategoryPin, key: string): boolean {
  return pinKey(pin) === key && isActive(scheme, pin);
}

/** Where a row is found again, with the fields whose row it is. */
function addressIn(scheme: TableScheme, row: Category): CategoryPin {
  const fields = schemeFields(scheme).map(({ name }) => name);
  return { at: addressOf(row), ...(fields.length > 0 ? { fields } : {}) };
}

function addressOf(row: Category): CategoryPin['at'] {
  if (row.kind === 'all') return { kind: 'all' };
  return row.kind === 'value'
    ? { kind: 'value', values: row.values }
    : { kind: 'range', lower: row.lower, upper: row.upper };
}
