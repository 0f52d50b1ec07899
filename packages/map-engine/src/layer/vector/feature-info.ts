import type { Coordinate } from 'ol/coordinate.js';
import type { FieldValue } from '../../model';

/** A feature under the pointer, as a host's popup shows it. */
export interface FeatureInfo {
  readonly id: string;
  /** Display name by {@link displayName}; empty where there is none. */
  readonly name: string;
  /** Number by {@link displayValue}; null where there is none. */
  readonly value: number | null;
  readonly properties: Readonly<Record<string, FieldValue>>;
  /** In the map's projection. */
  readonly coordinate: Coordinate;
}

const nameFields = ['Name', 'name', 'NAME'];
const valueFields = ['Sum', 'sum', 't_value'];

/**
 * Name of a feature: the configured field, else Name, name or NAME; empty where none has text.
 * @param nameField field that the project names its districts by; null where none is configured
 * @example
 * displayName({ NAME: '福州市' }, null); // '福州市'
 */
export function displayName(
  properties: Readonly<Record<string, FieldValue>>,
  nameField: string | null,
): string {
  for (const field of nameField === null ? nameFields : [nameField, ...nameFields]) {
    const value = properties[field];
    if (value !== null && value !== undefined && value !== '') return String(value);
  }
  return '';
}

/**
 * Value of a feature: the first finite number of Sum, sum and t_value, in the layer's unit; null where there is none.
 * @example
 * displayValue({ Sum: null, sum: '12.5' }); // 12.5
 */
export function displayValue(properties: Readonly<Record<string, FieldValue>>): number | null {
  for (const field of valueFields) {
    const value = properties[field];
    if (value === null || value === undefined || value === '') continue;
    const number = Number(value);
    if (Number.isFinite(number)) return number;
  }
  return null;
}
