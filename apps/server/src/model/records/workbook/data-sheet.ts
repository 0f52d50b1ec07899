import type { EarlierYear, TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import type { Cell, CellValue, ColumnDef, WriteSheet } from 'hucre/xlsx';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { NamedDistrict } from '@gep/ecosystem-models/table-checks';
import { cellText } from './cell-text';
import { checkFormula, earlierFormula, helperFormulas, helperNames, nameFormula } from './check-formula';
import type { CheckPlace } from './check-formula';
import type { EarlierSheet } from './earlier-sheet';
import type { ListSheet } from './list-sheet';
import { sayIn, sheetColumns } from './sheet-layout';
import type { SheetColumn } from './sheet-layout';
import { validations } from './sheet-validation';
import { styles } from './sheet-styles';

/** A row of a table: its cells by the key of their field, its district by `districtCode`. */
export type TableCells = Readonly<Record<string, string | number | null | undefined>>;

/** A row of a workbook. */
export interface WorkbookRow {
  readonly cells: TableCells;
  /** What it is recognised by when the workbook comes back. */
  readonly id?: string;
  /** The row is there for its district, which cannot be changed. */
  readonly isOfDistrict?: boolean;
  /** What it was made from, to be read when the workbook comes back. */
  readonly base?: string;
  /** Why it was refused. */
  readonly reason?: string;
}

/** What a workbook of a table is made of. */
export interface TableBook {
  readonly input: TableFile;
  readonly rows: readonly WorkbookRow[];
  readonly districts: readonly NamedDistrict[];
  readonly language: Language;
  readonly earlier: EarlierYear | null;
  /** Empty rows below to add more. */
  readonly spareRows: number;
}

/** The sheet that is filled in, and the hidden one with what its checks calculate on the way. */
export function dataSheets(
  book: TableBook,
  lists: ListSheet,
  earlier: EarlierSheet | null,
): { readonly data: WriteSheet; readonly helpers: WriteSheet } {
  const { input, rows, language } = book;
  const say = sayIn(language);
  const columns = sheetColumns(input, language, {
    hasIds: rows.some(({ id }) => id !== undefined),
    hasReasons: rows.some(({ reason }) => reason !== undefined),
    hasChecks: true,
    hasBase: rows.some(({ base }) => base !== undefined),
    earlier: book.earlier,
  });
  const last = 1 + Math.max(1, rows.length + book.spareRows);
  const place: CheckPlace = { input, columns, lists, earlier: book.earlier, first: 2, last, language };
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach((_column, c) => cells.set(`0,${c}`, { style: styles.title }));
  const names = new Map(book.districts.map(({ code, name }) => [code, name]));
  for (let r = 1; r < last; r++) {
    const row = rows.at(r - 1);
    columns.forEach((column, c) => {
      cells.set(`${r},${c}`, { style: styleOf(column, row) });
    });
  }
  const formulas = columns.flatMap((column, c): [number, string][] => {
    if (column.kind === 'check') return [[c, checkFormula(place)]];
    if (column.kind === 'name') return [[c, nameFormula(place)]];
    if (column.kind !== 'earlier') return [];
    return [[c, earlierFormula(place, earlier?.ofField.get(column.field.key) ?? '')]];
  });
  formulas.forEach(([c, formula], index) => {
    const column = columns[c];
    const resultIn = (row: number): CellValue =>
      row < rows.length ? valueIn(column, rows[row], names, language) : null;
    fillDown(cells, { column: c, letters: column.letters, formula, index, last, resultIn });
  });
  const helperCells = new Map<string, Partial<Cell>>();
  const helping = helperFormulas(place, earlier?.keys ?? null);
  helperNames.forEach((name, c) => {
    const letters = String.fromCharCode(65 + c);
    fillDown(helperCells, { column: c, letters, formula: helping[name], index: c, last });
  });
  const check = columns.find(({ kind }) => kind === 'check')?.letters ?? 'A';
  return {
    data: {
      name: say('template.data'),
      columns: columns.map(columnDef),
      rows: [
        columns.map(({ title }) => title),
        ...rows.map((row) => columns.map((column) => valueIn(column, row, names, language))),
      ],
      cells,
      rowDefs: new Map([[0, { height: 36 }]]),
      freezePane: { rows: 1, columns: columns.findIndex(({ kind }) => kind === 'field') },
      pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      dataValidations: validations(place),
      conditionalRules: [
        {
          type: 'expression',
          priority: 1,
          formula: `$${check}2<>""`,
          range: `${check}2:${check}${last}`,
          style: styles.found,
        },
      ],
      // Without a password: it keeps from slips, not from intentions. What was changed all the same is found out.
      protection: { sheet: true, formatColumns: true, formatRows: true },
    },
    helpers: {
      name: say('workbook.helpers'),
      rows: [[...helperNames]],
      cells: helperCells,
      hidden: true,
      protection: { sheet: true },
    },
  };
}

interface Filling {
  readonly column: number;
  readonly letters: string;
  readonly formula: string;
  readonly index: number;
  readonly last: number;
  /** What is known of the results before a program calculates them; the rest is empty. */
  readonly resultIn?: (row: number) => CellValue;
}

/** One formula for a whole column: written once, and referred to by the cells below. */
function fillDown(
  cells: Map<string, Partial<Cell>>,
  { column, letters, formula, index, last, resultIn = () => null }: Filling,
): void {
  for (let r = 1; r < last; r++) {
    const key = `${r},${column}`;
    const formulaResult = resultIn(r - 1) ?? '';
    const shared = { formulaType: 'shared', formulaSharedIndex: index, formulaResult } as const;
    const own = r === 1 ? { formula, formulaRef: `${letters}2:${letters}${last}` } : { formula: '' };
    cells.set(key, { ...cells.get(key), ...shared, ...own });
  }
}

function valueIn(
  column: SheetColumn,
  row: WorkbookRow,
  names: ReadonlyMap<string, string>,
  language: Language,
): CellValue {
  const code = row.cells[districtCode];
  switch (column.kind) {
    case 'id':
      return row.id ?? null;
    case 'code':
      return code === null || code === undefined ? null : String(code);
    case 'name':
      return names.get(String(code)) ?? null;
    case 'reason':
      return row.reason ?? null;
    case 'base':
      return row.base ?? null;
    case 'field': {
      const value = row.cells[column.field.key] ?? null;
      return value === null ? null : cellText(column.field, value, language);
    }
    case 'check':
    case 'earlier':
      return null;
  }
}

function styleOf(column: SheetColumn, row: WorkbookRow | undefined) {
  if (column.kind === 'field') return column.field.type === 'number' ? styles.number : styles.text;
  if (column.kind === 'code' && !row?.isOfDistrict) return styles.text;
  if (column.kind === 'check') return styles.check;
  return column.kind === 'reason' && row?.reason ? styles.reason : styles.fixed;
}

const widths = { id: 12, code: 14, name: 16, field: 16, reason: 48, check: 60, earlier: 16, base: 12 };

function columnDef({ kind, title }: SheetColumn): ColumnDef {
  const chinese = [...title].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);
  return {
    width: Math.max(widths[kind], Math.min(30, chinese / 2 + 4)),
    hidden: kind === 'id' || kind === 'base',
  };
}
