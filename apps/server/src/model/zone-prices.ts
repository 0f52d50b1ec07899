import { resolveParameters, zonePriceKeys } from '@gep/ecosystem-models';
import type { ModelDefinition, StoredParameters, TableParameter, TableRow } from '@gep/ecosystem-models';
import { phrase, textOf } from '../message/phrase';

/** Key of the table of a form that holds the price levels of zones. */
export const zonePricesKey = 'zonePrices';
/** Key of its column of zones. */
export const zoneColumn = 'zone';

/** The table of a model's price levels by zone: a column a price, empty where it is the project's. */
function zonePricesTable(
  definition: ModelDefinition,
  prices: readonly string[],
  zones: readonly string[],
): TableParameter {
  return {
    kind: 'table',
    key: zonePricesKey,
    name: textOf(phrase('name.zone-prices')),
    help: textOf(phrase('name.zone-prices-help')),
    keyedBy: 'name',
    keys: zones.map((zone) => ({ value: zone, name: { zh: zone, en: zone } })),
    keyColumn: { key: zoneColumn, name: textOf(phrase('name.price-zone')) },
    columns: definition.parameters
      .filter(({ key }) => prices.includes(key))
      .map(({ key, name }) => ({ key, name, unit: '', min: 0, max: 100, optional: true })),
    default: zones.map((zone) => ({ [zoneColumn]: zone })),
    minRows: 0,
  };
}

/** A definition as the form of a project with price zones has it; the same without zones, and without prices for them. */
export function withZonePrices(
  definition: ModelDefinition,
  stored: StoredParameters | undefined,
  zones: readonly string[],
): ModelDefinition {
  const prices = zonePriceKeys(definition, resolveParameters(definition, stored));
  if (zones.length === 0 || prices.length === 0) return definition;
  return {
    ...definition,
    parameters: [...definition.parameters, zonePricesTable(definition, prices, zones)],
    linear: [...(definition.linear ?? []), { parameter: zonePricesKey, columns: prices }],
  };
}

/** Stored rows of the zones that there are: one each, in their order. */
export function zoneRows(stored: readonly TableRow[], zones: readonly string[]): TableRow[] {
  return zones.map((zone) => stored.find((row) => row[zoneColumn] === zone) ?? { [zoneColumn]: zone });
}
