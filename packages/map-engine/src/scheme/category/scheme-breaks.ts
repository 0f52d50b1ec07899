import { editBreak } from '../../classify';
import type { EditBreakOptions } from '../../classify';
import type { Problem, RangeCategory, TableScheme } from '../../model';
import { isActive } from './pins';

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
  const pins = scheme.pins.map((pin) => {
    const { at } = pin;
    return at.kind === 'range' && isActive(scheme, pin)
      ? { ...pin, at: { ...at, lower: moved(at.lower), upper: moved(at.upper) } }
      : pin;
  });
  const classification = { ...scheme.classification, manualBreaks: edited.breaks };
  return { ok: true, scheme: { ...scheme, classification, pins } };
}
