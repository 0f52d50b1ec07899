import { allowedNames } from '../../model/nearest-name';
import type { Field, FieldType } from '../../model';
import { normalValue } from './field-value';

/** Attributes of every feature. */
export type DataRows = readonly Readonly<Record<string, unknown>>[];

const text = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Checks that a field is in the data: without it every feature would be in the other class.
 * @param what name of the option, for the message
 * @throws RangeError listing the fields that there are
 */
export function checkField(name: string, rows: DataRows, what = 'field'): void {
  if (rows.length === 0 || rows.some((row) => name in row)) return;
  const names = fieldNames(rows);
  // Features without any attribute have no names to choose from.
  const allowed = names.length === 0 ? 'none, the features have no attributes' : allowedNames(name, names);
  throw new RangeError(`${what}: got ${JSON.stringify(name)}, allowed: ${allowed}`);
}

/**
 * Checks that a field can be classified: texts that are not numbers have no classes.
 * @throws TypeError naming a text and the available numeric fields
 */
export function checkNumbers({ name }: Field, rows: DataRows, what = 'field'): void {
  let found: string | undefined;
  for (const { [name]: value } of rows) {
    if (normalValue(value, 'REAL') !== null) return;
    if (text(value)) found ??= value;
  }
  if (found === undefined) return;
  const numeric = fieldNames(rows).filter((other) =>
    rows.some((row) => normalValue(row[other], 'REAL') !== null),
  );
  throw new TypeError(
    `${what}: got ${JSON.stringify(name)} with texts such as ${JSON.stringify(found)}, ` +
      `allowed: fields of numbers (${numeric.length > 0 ? allowedNames(name, numeric) : 'there are none'})`,
  );
}

/**
 * A field with the type of its values: whole numbers, numbers, or else texts.
 * @throws as {@link checkField}
 */
export function dataField(field: string | Field, rows: DataRows, what = 'field'): Field {
  const name = typeof field === 'string' ? field : field.name;
  checkField(name, rows, what);
  return typeof field === 'string' ? { name, type: typeOf(name, rows) } : field;
}

/** A field of numbers, also where these are written as texts. @throws as {@link dataField} and {@link checkNumbers} */
export function numericField(field: string | Field, rows: DataRows): Field {
  const found = dataField(field, rows);
  checkNumbers(found, rows);
  return typeof field === 'string' && found.type === 'STRING' ? { ...found, type: 'REAL' } : found;
}

function typeOf(name: string, rows: DataRows): FieldType {
  let type: FieldType = 'INT4';
  let numbers = 0;
  for (const { [name]: value } of rows) {
    if (typeof value === 'string' || typeof value === 'boolean') return 'STRING';
    if (typeof value !== 'number' || !Number.isFinite(value)) continue;
    numbers += 1;
    if (!Number.isInteger(value)) type = 'REAL';
    else if (type === 'INT4' && Math.abs(value) >= 2 ** 31) type = 'INT8';
  }
  return numbers === 0 ? 'STRING' : type;
}

function fieldNames(rows: DataRows): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}
