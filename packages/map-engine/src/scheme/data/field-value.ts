import { isNumericField } from '../../model';
import type { Category, Field, FieldType, FieldValue, OtherCategory } from '../../model';

/**
 * A value in the form that keys and classes are made of: numbers for numeric fields (numeric texts become
 * numbers), texts for STRING and DATE (true and false are texts there). Null, NaN, infinite and unreadable values are
 * null: no value.
 */
export function normalValue(value: unknown, type: FieldType): FieldValue {
  if (isNumericField(type)) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    // Adding 0 turns -0 into 0, so that both have one key.
    return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null;
  }
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  return typeof value === 'string' ? value : null;
}

/** The values of a feature in the scheme's fields, null for a missing one. */
export function fieldValues(
  properties: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): FieldValue[] {
  return fields.map(({ name, type }) => normalValue(properties[name], type));
}

/** Whether a row is one of features that lack a value. */
export function lacksValue(row: Category | OtherCategory): boolean {
  return row.kind === 'value' && row.values.includes(null);
}

/** Numbers before texts, each ascending, missing values last. */
export function compareValues(one: readonly FieldValue[], two: readonly FieldValue[]): number {
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [one[i], two[i]];
    if (a === b) continue;
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    if (a === null || typeof b === 'number') return 1;
    if (b === null || typeof a === 'number') return -1;
    return a < b ? -1 : 1;
  }
  return 0;
}
