import type { RecordField, TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import writeWorkbook from 'write-excel-file/node';
import { fail } from '../../error/gep-error';
import { phrase, textOf } from '../../message/phrase';
import type { PhraseCode } from '../../message/phrase';
import { unitText } from '../../message/unit-text';
import { partitionDistricts } from '../../region/partition-districts';
import type { Services } from '../../services';
import { definitionOf } from '../model';
import { inputOf } from '../model-input';
import type { InputPlace } from '../model-input';
import { rangePhrase } from '../../message/range-phrase';
import { districtCode } from './match-columns';
import type { NamedDistrict } from './read-rows';

type Row = readonly (string | null)[];

const widths = { code: 16, name: 20, field: 18, notes: 28 };

/** A row of a table: its cells by the key of their field, its district by `districtCode`. */
export type TableCells = Readonly<Record<string, string | number | null | undefined>>;

/**
 * A workbook to fill in for a table input, with a row for each district.
 * @throws GepError INPUT_UNKNOWN, VALIDATION for other inputs than tables
 */
export async function inputTemplate(
  services: Services,
  { projectId, modelId, key }: Omit<InputPlace, 'compareFlag'>,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const input = inputOf(definitionOf(modelId), key);
  if (input.kind !== 'table') return fail('VALIDATION', { field: 'key', rule: phrase('rule.table-input') });
  const districts = (await partitionDistricts(services.database.db, projectId)) ?? [];
  const rows = districts.map(({ code }) => ({ [districtCode]: code }));
  return {
    fileName: `${input.name[language]}.xlsx`,
    content: await tableWorkbook(input, rows, districts, language),
  };
}

/**
 * Rows of a table as a workbook in the language of the reader: columns with their units, districts with their code and
 * name, and a sheet that explains the columns. It is read back as it is.
 */
export async function tableWorkbook(
  input: TableFile,
  rows: readonly TableCells[],
  districts: readonly NamedDistrict[],
  language: Language,
): Promise<Uint8Array> {
  const say = (code: PhraseCode, args?: Record<string, string>) => textOf(phrase(code, args))[language];
  const names = new Map(districts.map(({ code, name }) => [code, name]));
  const titles = [
    say('name.district-code'),
    say('name.district-name'),
    ...input.fields.map((field) => titleOf(field, language)),
  ];
  const notes: Row[] = [
    say('template.columns').split(','),
    [titles[0], null, say('template.required'), null, say('template.code')],
    [titles[1], null, say('template.optional'), null, say('template.name')],
    ...input.fields.map((field): Row => noteOf(field, input.fields, language, say)),
  ];
  const code = (row: TableCells): string => String(row[districtCode] ?? '');
  return writeWorkbook([
    {
      sheet: say('template.data'),
      data: [
        heading(titles),
        ...rows.map((row) => [
          text(code(row) || null),
          text(names.get(code(row)) ?? null),
          ...input.fields.map(({ key }) => cell(row[key] ?? null)),
        ]),
      ],
      columns: titles.map((_title, i) => ({ width: [widths.code, widths.name][i] ?? widths.field })),
      stickyRowsCount: 1,
      stickyColumnsCount: 2,
    },
    {
      sheet: say('template.notes'),
      data: [heading(notes[0]), ...notes.slice(1).map((row) => row.map(text))],
      columns: notes[0].map(() => ({ width: widths.notes })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
}

function titleOf(field: RecordField, language: Language): string {
  const unit = field.type === 'number' ? unitText(field.unit, language) : '';
  return field.name[language] + (unit && ` (${unit})`);
}

function noteOf(
  field: RecordField,
  fields: readonly RecordField[],
  language: Language,
  say: (code: PhraseCode, args?: Record<string, string>) => string,
): Row {
  const required = say(field.optional ? 'template.optional' : 'template.required');
  const remark = field.help?.[language] ?? null;
  const title = titleOf(field, language);
  if (field.type === 'types') return [title, null, required, say('template.types'), remark];
  if (field.type === 'text') {
    const options = field.options?.map(({ name }) => name[language]).join(', ');
    return [title, null, required, options ?? null, remark];
  }
  const [min, max] = field.bounds;
  const above = fields.find(({ key }) => key === field.atMost)?.name[language];
  const values = [
    min === null && max === null ? '' : textOf(rangePhrase([min, max]))[language],
    above === undefined ? '' : say('template.at-most', { column: above }),
  ];
  const unit = unitText(field.unit, language);
  return [title, unit || null, required, values.filter(Boolean).join(', ') || null, remark];
}

function cell(value: string | number | null) {
  return typeof value === 'number' ? { value, type: Number } : text(value);
}

/** Codes are texts, so that leading zeros stay. */
function text(value: string | null) {
  return value === null ? null : { value, type: String };
}

function heading(titles: Row) {
  return titles.map((value) => ({ value: value ?? '', type: String, fontWeight: 'bold' as const }));
}
