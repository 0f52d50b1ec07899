import { editBreak } from '../classify';
import type { EditBreakOptions } from '../classify';
import { overrideKey } from '../model';
import type { Category, CategoryOverride, Problem, RangeCategory, TableScheme } from '../model';
import { isActive, schemeFields } from './pins';

/** What can be pinned on a row; undefined parts stay as they are. */
export type CategoryPatch = Pick<CategoryOverride, 'color' | 'label' | 'symbol' | 'visible'>;

/**
 * The scheme with parts of one row pinned; an empty patch pins the breaks of a class. Rows are not generated anew:
 * call `generateCategories` after it.
 * @throws RangeError when no row has the key.
 * @example
 * const pinned = pinCategory(scheme, rangeKey(20, 30), { color: '#1a7f37', label: '中' });
 * generateCategories(pinned, { properties }).categories[1]; // { key: '(20,30]', color: '#1a7f37', label: '中', … }
 */
export function pinCategory<S extends TableScheme>(scheme: S, key: string, patch: CategoryPatch): S {
  const row = scheme.categories.find((category) => category.key === key);
  if (!row) throw new RangeError(`key: got ${key}, allowed are the keys of scheme.categories`);
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

/** Schemes with classes. */
export type GraduatedScheme = Extract<TableScheme, { readonly classification: unknown }>;

/**
 * The ascending edges of a scheme's classes, one more than classes; [] where it has none.
 * @example
 * schemeBreaks(generateCategories(scheme, { values: [0, 10, 30] })); // [0, 10, 20, 30]
 */
export function schemeBreaks(scheme: GraduatedScheme): number[] {
  const ranges = scheme.categories.filter((row): row is RangeCategory => row.kind === 'range');
  return ranges.length === 0 ? [] : [ranges[0].lower, ...ranges.map((row) => row.upper)];
}

/**
 * The scheme with one edge of its classes edited (rules of `editBreak`); what was pinned on the two classes at
 * the edge moves with it. Call `generateCategories` after it for labels and counts.
 * @param index 0 to the number of classes: 0 is the lower end of the first class.
 * @returns the scheme, or the problem that the dialog words: not above the previous, not below the next, no number.
 * @throws RangeError when there is no edge of that index.
 * @example
 * const edited = editSchemeBreak(scheme, 1, '15');
 * edited.ok && schemeBreaks(generateCategories(edited.scheme, { properties })); // [10, 15, 30, 40]
 * editSchemeBreak(scheme, 1, 50); // { ok: false, problem: { code: 'break-not-below-next', … } }
 */
export function editSchemeBreak<S extends GraduatedScheme>(
  scheme: S,
  index: number,
  input: number | string,
  options: EditBreakOptions = {},
): { readonly ok: true; readonly scheme: S } | { readonly ok: false; readonly problem: Problem } {
  const before = schemeBreaks(scheme);
  const edited = editBreak(before, index, input, options);
  if (!edited.ok) return edited;
  const moved = (edge: number): number => (edge === before[index] ? edited.breaks[index] : edge);
  const overrides = scheme.overrides.map((override) => {
    const { at } = override;
    return at.kind === 'range' && isActive(scheme, override)
      ? { ...override, at: { ...at, lower: moved(at.lower), upper: moved(at.upper) } }
      : override;
  });
  const classification = { ...scheme.classification, manualBreaks: edited.breaks };
  return { ok: true, scheme: { ...scheme, classification, overrides } };
}
