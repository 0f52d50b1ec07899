import type { Field, FieldStatistics, FieldValue } from '@gep/map-engine/model';
import { fieldStatistics } from '@gep/map-engine/scheme';
import type { FieldSource } from './ports';

/** Attributes of one feature. */
type Row = Readonly<Record<string, unknown>>;

/**
 * The attribute table of features at hand, as the editors ask for it: nothing is fetched.
 * @param rows attributes of every feature, e.g. `properties` of a GeoJSON collection.
 * @param fields the columns; left out: all that occur, whole numbers, numbers or texts by what is in them, without objects.
 * @example
 * featureFields([{ NAME: '泰安市', Sum: 10 }, { NAME: '济南市', Sum: 20 }]).fields;
 * // [{ name: 'NAME', type: 'STRING' }, { name: 'Sum', type: 'INT8' }]
 */
export function featureFields(rows: readonly Row[], fields: readonly Field[] = columnsOf(rows)): FieldSource {
  const known = new Map<string, FieldStatistics>();
  return {
    fields,
    statistics: async (names) => {
      const key = JSON.stringify(names);
      const chosen = names.flatMap((name) => fields.filter((field) => field.name === name));
      const statistics = known.get(key) ?? fieldStatistics(rows, chosen);
      known.set(key, statistics);
      return statistics;
    },
    values: async (name) => rows.map((row) => (row[name] ?? null) as FieldValue),
  };
}

/** Without objects: a feature of OpenLayers has its geometry among its properties. */
function columnsOf(rows: readonly Row[]): Field[] {
  const names = new Set(rows.flatMap(Object.keys));
  return [...names].flatMap((name): Field[] => {
    const given = rows.map((row) => row[name] ?? null).filter((value) => value !== null);
    const kinds = String([...new Set(given.map((value) => typeof value))]);
    if (kinds.includes('object')) return [];
    const type = kinds !== 'number' ? 'STRING' : given.every(Number.isInteger) ? 'INT8' : 'REAL';
    return [{ name, type }];
  });
}
