import { pinKey } from '../../model';
import type { CategoryPin, Field, TableScheme } from '../../model';

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
 * activePins(pinCategory(scheme, rangeKey(20, 30), { visible: false })).map(pinKey); // ['(20,30]']
 */
export function activePins(scheme: TableScheme): readonly CategoryPin[] {
  return scheme.pins.filter((pin) => isActive(scheme, pin));
}

/** Whether a pin speaks of the scheme's present fields. */
export function isActive(scheme: TableScheme, { fields }: CategoryPin): boolean {
  if (!fields) return true;
  const names = schemeFields(scheme).map(({ name }) => name);
  return fields.length === names.length && fields.every((name, i) => name === names[i]);
}

/**
 * Pins of other fields than the scheme's.
 * @example
 * inactivePins(scheme); // []
 */
export function inactivePins(scheme: TableScheme): CategoryPin[] {
  const active = new Set(activePins(scheme));
  return scheme.pins.filter((pin) => !active.has(pin));
}

/**
 * The scheme's pins, each naming its fields, so that they are inactive under another field and active again under their own.
 * @example
 * namedPins(pinCategory(scheme, rangeKey(20, 30), { label: 'mine' }))[0].fields; // ['Sum']
 */
export function namedPins(scheme: TableScheme): readonly CategoryPin[] {
  const fields = schemeFields(scheme).map(({ name }) => name);
  return fields.length === 0
    ? scheme.pins
    : scheme.pins.map((pin) => (pin.fields ? pin : { ...pin, fields }));
}

/**
 * Whether a pin changes a row; one without any part only holds a value or a class in the table.
 * @example
 * isPinned({ at: { kind: 'range', lower: 20, upper: 30 }, label: 'mine' }); // true
 */
export function isPinned(pin: CategoryPin): boolean {
  return [pin.color, pin.label, pin.symbol, pin.visible].some((part) => part !== undefined);
}

/**
 * What a person changed, by the keys of the rows.
 * @example
 * [...pinsByRow(pinCategory(scheme, rangeKey(20, 30), { label: 'mine' })).keys()]; // ['(20,30]']
 */
export function pinsByRow(scheme: TableScheme): ReadonlyMap<string, CategoryPin> {
  return new Map(
    activePins(scheme)
      .filter(isPinned)
      .map((pin) => [pinKey(pin), pin]),
  );
}
