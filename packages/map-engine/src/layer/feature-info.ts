import type { Coordinate } from 'ol/coordinate.js';
import type { FieldValue } from '../model';

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

/** Name of a feature: the configured field, else Name, name or NAME; empty where none has text. */
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

/** Value of a feature: the first finite number of Sum, sum and t_value. */
export function displayValue(properties: Readonly<Record<string, FieldValue>>): number | null {
  for (const field of valueFields) {
    const value = properties[field];
    if (value === null || value === undefined || value === '') continue;
    const number = Number(value);
    if (Number.isFinite(number)) return number;
  }
  return null;
}

/** A value as popups show it: rounded to 2 decimals when it has more than 3, else as it is. */
export function popupNumber(value: number): string {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1].length ?? 0;
  return decimals > 3 ? String(Number(value.toFixed(2))) : String(value);
}
