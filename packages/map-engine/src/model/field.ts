/** Field types of the specification. */
export const fieldTypes = ['STRING', 'DATE', 'INT4', 'INT8', 'REAL'] as const;

/** One of {@link fieldTypes}: text, date, whole numbers of 4 and 8 bytes, real numbers. */
export type FieldType = (typeof fieldTypes)[number];

/** A column of a layer's attribute table. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** What people read in place of the name; it is not saved with a style. */
  readonly alias?: string;
}

const numeric = { STRING: false, DATE: false, INT4: true, INT8: true, REAL: true } satisfies Record<
  FieldType,
  boolean
>;

/**
 * Whether values of this type can be graduated (STRING and DATE cannot).
 * @example
 * isNumericField('STRING'); // false
 */
export function isNumericField(type: FieldType): boolean {
  return numeric[type];
}

/**
 * Whether values of this type are whole numbers, which labels show unformatted.
 * @example
 * isIntegerField('INT8'); // true
 */
export function isIntegerField(type: FieldType): boolean {
  return type === 'INT4' || type === 'INT8';
}

/** A field's value in one feature; null for anything that is not a string or finite number: it has no value. */
export type FieldValue = string | number | null;
