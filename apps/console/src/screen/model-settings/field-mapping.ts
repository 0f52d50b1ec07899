import { conditionHolds } from '@gep/api-client';
import type { InputDefinition, InputReport, InputSettings, ParameterValue } from '@gep/api-client';
import type { ColumnWords } from './table-parameter';

type Fields = InputSettings['fields'];
export type RecordDefinition = Extract<InputDefinition, { kind: 'table' | 'vector' }>;
export type RecordReport = Exclude<InputReport, { kind: 'raster' }>;

/** A field of a table or vector input in words. */
export interface MappedField {
  readonly key: string;
  readonly name: string;
  /** With its unit, or with what it may hold. */
  readonly hint: string;
  readonly optional: boolean;
}

/** The fields of an input; those of a table begin with the code of the district. */
export function mappedFields(definition: RecordDefinition, words: ColumnWords): MappedField[] {
  const { text, unit, districtCode } = words;
  const fields = definition.fields.map((field) => ({
    key: field.key,
    name: text(field.name),
    hint:
      field.type === 'number'
        ? unit(field.unit)
        : (field.type === 'text' && field.options?.map(({ name }) => text(name)).join(' / ')) || '',
    // An empty cell of a number may have a meaning, so that the column may be absent.
    optional: field.optional ?? (field.type === 'number' && field.default !== undefined),
  }));
  const code = { key: 'districtCode', name: districtCode, hint: '', optional: false };
  return definition.kind === 'table' ? [code, ...fields] : fields;
}

/** An input as these values of the parameters need it: fields that must have a column are not optional. */
export function neededWith(
  definition: InputDefinition,
  values: Readonly<Record<string, ParameterValue>>,
): InputDefinition {
  if (!('fields' in definition)) return definition;
  const needed = ({ requiredWhen }: RecordDefinition['fields'][number]) =>
    requiredWhen !== undefined && conditionHolds(requiredWhen, values);
  const fields = definition.fields.map((field) =>
    needed(field) ? { ...field, optional: undefined } : field,
  );
  return { ...definition, fields };
}

/** The columns of a file. */
export function columnsOf(report: RecordReport): readonly string[] {
  return report.kind === 'table' ? report.columns : report.fields.map(({ name }) => name);
}

/** The columns of all fields: those that were found, and those that were chosen since. */
export function mappingOf(report: RecordReport, chosen: Fields = {}): Fields {
  return { ...report.mapping, ...chosen };
}

/** How many required fields have no column. */
export function unmappedCount(fields: readonly MappedField[], mapping: Fields): number {
  return fields.filter(({ key, optional }) => !optional && mapping[key] == null).length;
}

/** The field before a field that uses the same column; undefined where there is none. */
export function sameColumn(
  fields: readonly MappedField[],
  mapping: Fields,
  field: MappedField,
): MappedField | undefined {
  const column = mapping[field.key];
  if (column == null) return undefined;
  return fields.slice(0, fields.indexOf(field)).find(({ key }) => mapping[key] === column);
}

/** The first texts of a column that are not empty. */
export function samplesOf({ sampleRows }: RecordReport, column: string | null | undefined): string[] {
  if (column == null) return [];
  return sampleRows.flatMap((row) =>
    row[column] == null || row[column] === '' ? [] : [String(row[column])],
  );
}
