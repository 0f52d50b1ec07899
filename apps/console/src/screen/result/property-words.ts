import type { PropertyValue } from '../../map/popup/popup-value';
import type { PropertyWords } from '../../map/popup/property-popup';
import { columnUnit } from '../../map/layer/layer-context';
import type { ShownColumn } from '../../map/layer/layer-context';
import { popupText, screenCount } from '../../message/unit';

/**
 * Words of a property of a district, in the unit that its column has everywhere; valid cells are of all its cells.
 * @returns null for a column that says nothing new
 */
export function propertyWords(
  name: string,
  properties: Readonly<Record<string, PropertyValue>>,
  columns: readonly ShownColumn[],
): PropertyWords | null {
  const column = columns.find((one) => one.name === name);
  if (!column || column.hidden) return null;
  const label = column.alias;
  const value = properties[name];
  if (value === null || value === undefined) return { label, text: '--' };
  if (typeof value !== 'number') return { label, text: String(value) };
  if (name !== 'validCount') return { label, text: popupText(value, columnUnit(columns, name)) };
  const { count } = properties;
  const all = typeof count === 'number' ? ` / ${screenCount(count)}` : '';
  return { label, text: screenCount(value) + all };
}
