import type { Classification, RasterGraduatedScheme, RasterUniqueValuesScheme } from '../../model';
import type { CategoryInput } from '../category/category-input';
import { schemeBreaks } from '../category/scheme-breaks';
import type { GraduatedScheme } from '../category/scheme-breaks';
import { generateCategories } from '../category/generate-categories';
import { keepPins } from '../category/keep-pins';
import { activePins } from '../category/pins';

/** What of the intent decides where classes begin and end. */
export type BreakIntent = Partial<Pick<Classification, 'method' | 'classes' | 'interval' | 'pivot'>>;

/**
 * Sets the method, count or width of classes: edited edges are dropped and the rows regenerated; pins stay with
 * the classes that survive (`keepPins`).
 * @example
 * const two = reclassify(scheme, { method: 'quantile', classes: 2 }, { properties });
 * schemeBreaks(two); // [10, 25, 40]
 */
export function reclassify<S extends GraduatedScheme>(
  scheme: S,
  part: BreakIntent,
  input: CategoryInput = {},
): S {
  const classification = { ...scheme.classification, ...part, manualBreaks: null };
  return keepPins<S>({ ...scheme, classification }, input);
}

/**
 * Edges edited by hand. With as many as before, what was pinned on a class stays with the class of the same place,
 * else with the classes that survive. The number of classes follows. The same edges as before change nothing.
 * @param breaks ascending, one more than classes, in the field's unit.
 * @example
 * const moved = setBreaks(scheme, [10, 15, 30, 40], { properties });
 * moved.categories.map(({ count }) => count); // [1, 2, 1]
 */
export function setBreaks<S extends GraduatedScheme>(
  scheme: S,
  breaks: readonly number[],
  input: CategoryInput = {},
): S {
  const before = schemeBreaks(scheme);
  if (breaks.length === before.length && breaks.every((edge, i) => edge === before[i])) return scheme;
  const classification = {
    ...scheme.classification,
    classes: breaks.length - 1,
    manualBreaks: [...breaks],
  };
  if (breaks.length !== before.length) return keepPins<S>({ ...scheme, classification }, input);
  const moved = (edge: number): number => breaks[before.indexOf(edge)] ?? edge;
  const active = new Set(activePins(scheme));
  const pins = scheme.pins.map((pin) => {
    const { at } = pin;
    if (at.kind !== 'range' || !active.has(pin)) return pin;
    return { ...pin, at: { ...at, lower: moved(at.lower), upper: moved(at.upper) } };
  });
  return generateCategories({ ...scheme, classification, pins }, input);
}

/**
 * Sets the band: edited edges are dropped and the rows regenerated; pins stay with the rows that survive.
 * @param band 0-based.
 * @example
 * setBand(rasterGraduatedScheme({ band: 0 }), 1).band; // 1
 */
export function setBand<S extends RasterGraduatedScheme | RasterUniqueValuesScheme>(
  scheme: S,
  band: number,
  input: CategoryInput = {},
): S {
  const next: S = { ...scheme, band };
  return 'classification' in next
    ? keepPins<S>({ ...next, classification: { ...next.classification, manualBreaks: null } }, input)
    : keepPins(next, input);
}
