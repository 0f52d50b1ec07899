import { editBreak } from '../classify';
import type { EditBreakOptions } from '../classify';
import { overrideKey } from '../model';
import type { Category, CategoryOverride, Problem, RangeCategory, TableScheme } from '../model';

/** What can be pinned on a row; undefined parts stay as they are. */
export type CategoryPatch = Omit<CategoryOverride, 'at'>;

/**
 * The scheme with parts of one row pinned. Rows are not generated anew: call `generateCategories` after it.
 * @throws RangeError when no row has the key.
 */
export function pinCategory<S extends TableScheme>(scheme: S, key: string, patch: CategoryPatch): S {
  const row = scheme.categories.find((category) => category.key === key);
  if (!row) throw new RangeError(`key: got ${key}, allowed are the keys of scheme.categories`);
  const before = scheme.overrides.find((override) => overrideKey(override) === key);
  const after: CategoryOverride = { ...(before ?? { at: addressOf(row) }), ...patch };
  const overrides = before
    ? scheme.overrides.map((override) => (override === before ? after : override))
    : [...scheme.overrides, after];
  return { ...scheme, overrides };
}

/** The scheme without what was pinned on a row. */
export function unpinCategory<S extends TableScheme>(scheme: S, key: string): S {
  return { ...scheme, overrides: scheme.overrides.filter((override) => overrideKey(override) !== key) };
}

function addressOf(row: Category): CategoryOverride['at'] {
  if (row.kind === 'all') return { kind: 'all' };
  return row.kind === 'value'
    ? { kind: 'value', values: row.values }
    : { kind: 'range', lower: row.lower, upper: row.upper };
}

/** Schemes with classes. */
export type GraduatedScheme = Extract<TableScheme, { readonly classification: unknown }>;

/** The ascending edges of a scheme's classes; [] where it has none. */
export function schemeBreaks(scheme: GraduatedScheme): number[] {
  const ranges = scheme.categories.filter((row): row is RangeCategory => row.kind === 'range');
  return ranges.length === 0 ? [] : [ranges[0].lower, ...ranges.map((row) => row.upper)];
}

/**
 * The scheme with one edge of its classes edited (rules of `editBreak`); what was pinned on the two classes at
 * the edge moves with it. Call `generateCategories` after it for labels and counts.
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
    return at.kind === 'range'
      ? { ...override, at: { ...at, lower: moved(at.lower), upper: moved(at.upper) } }
      : override;
  });
  const classification = { ...scheme.classification, manualBreaks: edited.breaks };
  return { ok: true, scheme: { ...scheme, classification, overrides } };
}
