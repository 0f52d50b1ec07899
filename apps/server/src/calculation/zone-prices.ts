import { zonePriceKeys } from '@gep/ecosystem-models';
import type { Model, ResolvedParameters, ZonePrices } from '@gep/ecosystem-models';
import { zoneColumn } from '../model/zone-prices';
import type { RunSettings } from './source-queries';

/** The price levels that the zones of a project have for a model. */
export interface ModelZonePrices {
  /** Field of the region file that names the zone of a district. */
  readonly field: string;
  /** By name of the zone; only those that differ from the project's prices. */
  readonly zones: Readonly<Record<string, ZonePrices>>;
}

/** Price levels of a model by zone; null where all districts have the project's prices. */
export function modelZonePrices(
  { settings, zonePrices }: RunSettings,
  { id, definition }: Model,
  parameters: ResolvedParameters,
): ModelZonePrices | null {
  const field = settings?.priceZoneField ?? null;
  const rows = zonePrices.get(String(id)) ?? [];
  if (field === null || rows.length === 0) return null;
  const keys = zonePriceKeys(definition, parameters);
  const zones = rows.flatMap((row): [string, ZonePrices][] => {
    const levels = keys.flatMap((key): [string, number][] => {
      const level = row[key] as number | undefined;
      return level === undefined || level === 1 ? [] : [[key, level]];
    });
    return levels.length === 0 ? [] : [[String(row[zoneColumn]), Object.fromEntries(levels)]];
  });
  if (zones.length === 0) return null;
  return { field, zones: Object.fromEntries(zones.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
