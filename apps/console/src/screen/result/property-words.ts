import type { PropertyValue, PropertyWords } from '../../map/popup/property-popup';
import { popupQuantity } from '../../message/unit';
import { yuan } from '../../message/unit-words';

/** The columns of the partition statistics. */
const columns = ['Name', 'code', 'Sum', 'functionValue', 'value', 'validCount'] as const;
type Column = (typeof columns)[number];

/**
 * Words of a property of a district: what its column is called, and money with its unit.
 * @param unit of the layer, which is that of `Sum`; `value` is in yuan.
 * @returns null for a column of another layer.
 */
export function propertyWords(
  name: string,
  value: PropertyValue,
  { unit, language, word }: { unit: string; language: string; word: (column: Column) => string },
): PropertyWords | null {
  const column = columns.find((one) => one === name);
  if (!column) return null;
  const label = word(column);
  if (value === null || value === undefined) return { label, text: '--' };
  if (typeof value !== 'number' || column === 'validCount') return { label, text: String(value) };
  const units: Partial<Record<Column, string>> = { Sum: unit, value: yuan };
  return { label, text: popupQuantity(value, units[column] ?? '', language) };
}
