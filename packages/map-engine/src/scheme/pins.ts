import { overrideKey } from '../model';
import type { CategoryOverride, Field, TableScheme } from '../model';

/**
 * The fields whose values make a scheme's rows; none for single symbols and rasters.
 * @example
 * schemeFields(graduatedColorScheme('polygon', { field })); // [{ name: 'Sum', type: 'REAL' }]
 */
export function schemeFields(scheme: TableScheme): readonly Field[] {
  if ('fields' in scheme) return scheme.fields;
  return 'field' in scheme && scheme.field ? [scheme.field] : [];
}

/**
 * What is pinned on rows of the scheme's present fields; pins of other fields are inactive until those are back.
 * @example
 * activeOverrides(pinCategory(scheme, rangeKey(20, 30), { visible: false })).map(overrideKey); // ['(20,30]']
 */
export function activeOverrides(scheme: TableScheme): readonly CategoryOverride[] {
  return scheme.overrides.filter((override) => isActive(scheme, override));
}

/** Whether a pin speaks of the scheme's present fields. */
export function isActive(scheme: TableScheme, { fields }: CategoryOverride): boolean {
  if (!fields) return true;
  const names = schemeFields(scheme).map(({ name }) => name);
  return fields.length === names.length && fields.every((name, i) => name === names[i]);
}

/**
 * Pins of other fields than the scheme's.
 * @example
 * inactivePins(scheme); // []
 */
export function inactivePins(scheme: TableScheme): CategoryOverride[] {
  const active = new Set(activeOverrides(scheme));
  return scheme.overrides.filter((pin) => !active.has(pin));
}

/**
 * The scheme's pins, each naming its fields, so that they are inactive under another field and return with their own.
 * @example
 * namedPins(pinCategory(scheme, rangeKey(20, 30), { label: 'mine' }))[0].fields; // ['Sum']
 */
export function namedPins(scheme: TableScheme): readonly CategoryOverride[] {
  const fields = schemeFields(scheme).map(({ name }) => name);
  return fields.length === 0
    ? scheme.overrides
    : scheme.overrides.map((pin) => (pin.fields ? pin : { ...pin, fields }));
}

/**
 * Whether a pin changes a row; one without any part only holds a value or a class in the table.
 * @example
 * isPinned({ at: { kind: 'range', lower: 20, upper: 30 }, label: 'mine' }); // true
 */
export function isPinned(pin: CategoryOverride): boolean {
  return [pin.color, pin.label, pin.symbol, pin.visible].some((part) => part !== undefined);
}

/**
 * What a person changed, by the keys of the rows.
 * @example
 * [...pinsByRow(pinCategory(scheme, rangeKey(20, 30), { label: 'mine' })).keys()]; // ['(20,30]']
 */
export function pinsByRow(scheme: TableScheme): ReadonlyMap<string, CategoryOverride> {
  return new Map(
    activeOverrides(scheme)
      .filter(isPinned)
      .map((pin) => [overrideKey(pin), pin]),
  );
}
