import type { Field, FieldStatistics } from '@gep/map-engine/model';
import { fieldStatistics } from '@gep/map-engine/scheme';
import { featureFields } from '@gep/style-editor';

/** Rows of a made-up attribute table: 84 districts with an area, a value and a type. */
export const sampleRows = Array.from({ length: 84 }, (_, i) => ({
  NAME: `区县 ${i + 1}`,
  Sum: Math.round(((i * 37) % 84) ** 1.9 * 1.37 * 100) / 100,
  AREA: 400 + ((i * 53) % 97) * 31,
  TYPE: ['森林', '农田', '湿地', '城镇', '草地'][(i * 7) % 5],
}));

export const sampleFields: readonly Field[] = [
  { name: 'NAME', type: 'STRING' },
  { name: 'Sum', type: 'REAL' },
  { name: 'AREA', type: 'INT4' },
  { name: 'TYPE', type: 'STRING' },
];

/** Statistics of one column. */
export function sampleStatistics(name: string): FieldStatistics {
  return fieldStatistics(
    sampleRows,
    sampleFields.filter((field) => field.name === name),
  );
}

/** The table as the editors ask for it. */
export const sampleFieldSource = featureFields(sampleRows, sampleFields);
