import type {
  Field,
  FieldStatistics,
  FieldType,
  FieldValue,
  Histogram,
  UniqueValue,
} from '@gep/map-engine/model';
import type { FieldSource } from '@gep/style-editor';

/** Rows of a made-up attribute table: 84 districts with an area, a value and a type. */
export const sampleRows = Array.from({ length: 84 }, (_, i) => ({
  NAME: `区县 ${i + 1}`,
  Sum: Math.round(((i * 37) % 84) ** 1.9 * 1.37 * 100) / 100,
  AREA: 400 + ((i * 53) % 97) * 31,
  TYPE: ['森林', '农田', '湿地', '城镇', '草地'][(i * 7) % 5],
}));

type Name = keyof (typeof sampleRows)[number];

export const sampleFields: readonly Field[] = [
  { name: 'NAME', type: 'STRING' },
  { name: 'Sum', type: 'REAL' },
  { name: 'AREA', type: 'INT4' },
  { name: 'TYPE', type: 'STRING' },
];

function binned(numbers: readonly number[], bins: number): Histogram {
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  const counts = Array<number>(bins).fill(0);
  for (const value of numbers) counts[Math.min(bins - 1, Math.floor(((value - min) / (max - min)) * bins))]++;
  return { min, max, counts };
}

/** Statistics of one column, computed here as a host would. */
export function sampleStatistics(name: string): FieldStatistics {
  const values = sampleRows.map((row) => row[name as Name]);
  const valueType: FieldType = sampleFields.find((field) => field.name === name)?.type ?? 'STRING';
  const counts = new Map<FieldValue, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const uniqueValues: UniqueValue[] = [...counts].map(([value, count]) => ({ values: [value], count }));
  const numbers = values.filter((value) => typeof value === 'number');
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const variance = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / numbers.length;
  return {
    fields: [name],
    valueType,
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    mean,
    stddev: Math.sqrt(variance),
    totalCount: values.length,
    uniqueValueCount: uniqueValues.length,
    enableUniqueValue: uniqueValues.length <= 1000,
    uniqueValues,
    histogram: numbers.length > 0 ? binned(numbers, 40) : null,
  };
}

/** The table as the editors ask for it, answering after a short wait. */
export const sampleFieldSource: FieldSource = {
  fields: sampleFields,
  statistics: ([name]) => Promise.resolve(sampleStatistics(name)),
};
