import type { Language } from '@gep/api-client/contract';
import { writeXlsx } from 'hucre/xlsx';
import type { Cell as SheetCell } from 'hucre/xlsx';
import { phrase, textOf } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';
import { csv } from '../result/result-zip';

/** Content types of tables by format. */
export const tableTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

export type Cell = string | number | null;

export interface Column<R> {
  readonly title: string;
  readonly of: (row: R) => Cell;
}

/** A file to download. */
export interface TableFile {
  readonly name: string;
  readonly content: Uint8Array;
}

interface TableContent<R> {
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  /** What the figures were made under, a line each. */
  readonly about: readonly (readonly [string, Cell])[];
  /** How many of the first columns are texts, and how many stay in sight. */
  readonly texts: number;
  readonly frozen: number;
}

const bold: Partial<SheetCell> = { style: { font: { bold: true } } };
const widths = { text: 14, number: 18, about: 40 };

/** The words of files of tables. */
export const said = (language: Language, code: PhraseCode, args?: Record<string, string>): string =>
  textOf(phrase(code, args))[language];

/**
 * A table as a workbook or CSV. The workbook has a second sheet that says what the figures were made under; CSV has these
 * lines below the table.
 */
export async function tableContent<R>(
  { columns, rows, about, texts, frozen }: TableContent<R>,
  format: 'xlsx' | 'csv',
  language: Language,
): Promise<Uint8Array> {
  const titles = columns.map(({ title }) => title);
  const cells = rows.map((row) => columns.map(({ of }) => of(row)));
  if (format === 'csv') return csv([titles, ...cells, [], ...about]);
  return writeXlsx({
    sheets: [
      {
        name: said(language, 'template.data'),
        rows: [titles, ...cells],
        columns: columns.map((_column, i) => ({ width: i < texts ? widths.text : widths.number })),
        cells: new Map(titles.map((_title, i) => [`0,${i}`, bold])),
        freezePane: { rows: 1, columns: frozen },
      },
      {
        name: said(language, 'district-file.conditions'),
        rows: about.map((line) => [...line]),
        columns: [{ width: widths.number }, { width: widths.about }],
        cells: new Map(about.map((_line, i) => [`${i},0`, bold])),
      },
    ],
  });
}
