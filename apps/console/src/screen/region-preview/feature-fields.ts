import type { FeatureData, Field, FieldStatistics, FieldValue } from '@gep/map-engine/model';
import { describe } from '@gep/raster';
import type { FieldSource } from '@gep/style-editor';

/** More different values than this are not worth a class each; the server draws the same line. */
const maxUniqueValues = 256;

/** Numbers by size, then texts in the order of their characters, then null. */
function compare(a: FieldValue, b: FieldValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  const rank = (value: FieldValue): number => (typeof value === 'number' ? 0 : value === null ? 2 : 1);
  return rank(a) - rank(b);
}

/** Statistics of one to three fields of features at hand; numbers are those of the first field. */
export function featureStatistics(
  features: readonly FeatureData[],
  fields: readonly Field[],
): FieldStatistics {
  const rows = features.map(({ properties }) => fields.map(({ name }) => properties[name] ?? null));
  const numbers = rows.map(([value]) => value).filter((value) => typeof value === 'number');
  const known = describe(Float64Array.from(numbers));
  const counts = new Map<string, { values: FieldValue[]; count: number }>();
  for (const values of rows) {
    const key = JSON.stringify(values);
    const row = counts.get(key) ?? { values, count: 0 };
    counts.set(key, { values, count: row.count + 1 });
  }
  const unique = [...counts.values()].sort((a, b) => {
    const at = a.values.findIndex((value, index) => compare(value, b.values[index]) !== 0);
    return at < 0 ? 0 : compare(a.values[at], b.values[at]);
  });
  const has = (value: number): number => (known.count === 0 ? 0 : value);
  return {
    fields: fields.map(({ name }) => name),
    valueType: fields[0]?.type ?? 'STRING',
    min: has(known.min),
    max: has(known.max),
    mean: has(known.mean),
    stddev: has(known.stddev),
    totalCount: rows.length,
    uniqueValueCount: unique.length,
    enableUniqueValue: unique.length <= maxUniqueValues,
    uniqueValues: unique.slice(0, maxUniqueValues),
    histogram: null,
  };
}

/** The attribute table of features at hand as the style editors ask for it. */
export function featureFields(features: readonly FeatureData[], fields: readonly Field[]): FieldSource {
  return {
    fields,
    statistics: (names) => {
      const chosen = names.flatMap((name) => fields.filter((field) => field.name === name));
      return Promise.resolve(featureStatistics(features, chosen));
    },
    values: (name) => Promise.resolve(features.map(({ properties }) => properties[name] ?? null)),
  };
}
