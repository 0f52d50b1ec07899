import type { HoverInfo } from '@gep/map-engine/map';
import { formatNumber } from '@gep/map-engine/scheme';

/** What a layer says of a feature in one column. */
export type PropertyValue = HoverInfo['properties'][string];

/** Numbers as in the popup of the pointer, whole ones as they are, because they may be codes; `--` for what is empty. */
export function popupValue(value: PropertyValue): string {
  if (value === null || value === undefined || value === '') return '--';
  if (typeof value !== 'number' || Number.isInteger(value)) return String(value);
  return formatNumber(value, { decimals: 'short', group: true });
}
