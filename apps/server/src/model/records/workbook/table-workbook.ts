import type { TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { writeXlsx } from 'hucre/xlsx';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { NamedDistrict } from '@gep/ecosystem-models/table-checks';
import { dataSheets } from './data-sheet';
import type { TableBook, TableCells } from './data-sheet';
import { earlierSheet } from './earlier-sheet';
import { listSheet } from './list-sheet';
import { notesSheet } from './notes-sheet';
import { sayIn, titleOf } from './sheet-layout';

export const spareRows = 300;

/**
 * A workbook to fill in for a table, in the language of the reader: columns with their units, drop-downs, checks as
 * formulas, the figures of an earlier year, and a sheet that explains the columns. It is read back as it is.
 */
export async function tableWorkbook(book: TableBook): Promise<Uint8Array> {
  const { input, language, districts } = book;
  const lists = listSheet(input, districts, language);
  const codes = new Set(districts.map(({ code }) => code));
  const earlier = book.earlier && earlierSheet(input, book.earlier, codes, language);
  const { data, helpers } = dataSheets(book, lists, earlier);
  return writeXlsx({
    sheets: [
      data,
      notesSheet(input, language, true),
      ...(earlier ? [earlier.sheet] : []),
      lists.sheet,
      helpers,
    ],
  });
}

/** Rows below those of the districts, where a district has several of them. */
export function spareRowsOf({ uniqueBy }: TableFile): number {
  return uniqueBy ? spareRows : 0;
}

/** The bare rows of a table as a workbook: their values as they are stored. */
export async function plainWorkbook(
  input: TableFile,
  rows: readonly TableCells[],
  districts: readonly NamedDistrict[],
  language: Language,
): Promise<Uint8Array> {
  const say = sayIn(language);
  const names = new Map(districts.map(({ code, name }) => [code, name]));
  const code = (row: TableCells): string => String(row[districtCode] ?? '');
  return writeXlsx({
    sheets: [
      {
        name: say('template.data'),
        rows: [
          [
            say('name.district-code'),
            say('name.district-name'),
            ...input.fields.map((field) => titleOf(field, language)),
          ],
          ...rows.map((row) => [
            code(row) || null,
            names.get(code(row)) ?? null,
            ...input.fields.map(({ key }) => row[key] ?? null),
          ]),
        ],
        freezePane: { rows: 1, columns: 2 },
      },
    ],
  });
}
