import type { Coordinate } from 'ol/coordinate.js';
import type { FieldValue, VectorScheme } from '../../model';

/** A feature under the pointer, as a host's popup shows it. */
export interface FeatureInfo {
  readonly id: string;
  /** Display name by {@link displayName}; empty where there is none. */
  readonly name: string;
  /** Number by {@link displayValue}, of the field that the layer's scheme classes; null where there is none. */
  readonly value: number | null;
  readonly properties: Readonly<Record<string, FieldValue>>;
  /** In the map's projection. */
  readonly coordinate: Coordinate;
}

/** The field whose classes or sizes a scheme shows; null for a scheme of one symbol or of single values. */
export function classedField(scheme: VectorScheme): string | null {
  return scheme.kind === 'graduated-color' || scheme.kind === 'graduated-size'
    ? (scheme.field?.name ?? null)
    : null;
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
 * Value of a feature in the layer's unit: the number in a field, or without one the first finite number of Sum, sum and
 * t_value; null where there is none.
 * @param valueField field that the layer shows; null where it shows none
 * @example
 * displayValue({ population: 1200 }, 'population'); // 1200
 * displayValue({ population: null, Sum: 7 }, 'population'); // null
 * displayValue({ Sum: null, sum: '12.5' }); // 12.5
 */
export function displayValue(
  properties: Readonly<Record<string, FieldValue>>,
  valueField: string | null = null,
): number | null {
  for (const field of valueField === null ? valueFields : [valueField]) {
    const value = properties[field];
    if (value === null || value === undefined || value === '') continue;
    const number = Number(value);
    if (Number.isFinite(number)) return number;
  }
  return null;
}
