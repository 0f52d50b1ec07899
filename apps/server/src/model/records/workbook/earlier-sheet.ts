import type { EarlierYear, RecordField, RecordValues, TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import type { WriteSheet } from 'hucre/xlsx';
import { columnLetters } from '../../../geodata/table/column-letters';
import { cellText } from './cell-text';
import { earlierFields, sayIn, titleOf, yearName } from './sheet-layout';

/** The rows of an earlier year, and where the columns of that sheet are. */
export interface EarlierSheet {
  readonly sheet: WriteSheet;
  /** What rows are found by. */
  readonly keys: string;
  /** By the key of the field. */
  readonly ofField: ReadonlyMap<string, string>;
}

/** The figures that the rows are compared with: those of the districts that the workbook is about. */
export function earlierSheet(
  input: TableFile,
  earlier: EarlierYear,
  codes: ReadonlySet<string>,
  language: Language,
): EarlierSheet {
  const say = sayIn(language);
  const name = yearName(say, earlier.isYearBefore);
  const unique = input.fields.filter(({ key }) => input.uniqueBy?.includes(key));
  const numbers = earlierFields(input, earlier);
  const rows = earlier.rows.filter(({ district }) => codes.has(district ?? ''));
  const last = Math.max(2, rows.length + 1);
  const place = (column: number): string =>
    `'${name}'!$${columnLetters(column)}$2:$${columnLetters(column)}$${last}`;
  const texts = (values: RecordValues): string[] =>
    unique.map((field) => shownText(field, values[field.key], language));
  return {
    sheet: {
      name,
      columns: [
        { hidden: true },
        ...Array.from({ length: 1 + unique.length + numbers.length }, () => ({ width: 18 })),
      ],
      rows: [
        [
          say('workbook.key'),
          say('name.district-code'),
          ...[...unique, ...numbers].map((field) => titleOf(field, language)),
        ],
        ...rows.map(({ district, values }) => [
          [district ?? '', ...texts(values)].join('|'),
          district,
          ...texts(values),
          ...numbers.map(({ key }) => {
            const value = values[key];
            return typeof value === 'number' ? value : null;
          }),
        ]),
      ],
      freezePane: { rows: 1 },
      protection: { sheet: true },
    },
    keys: place(0),
    ofField: new Map(numbers.map(({ key }, i) => [key, place(2 + unique.length + i)])),
  };
}

function shownText(field: RecordField, value: RecordValues[string], language: Language): string {
  if (value === undefined) return '';
  const shown = cellText(field, typeof value === 'object' ? value.join(',') : value, language);
  return String(shown);
}
