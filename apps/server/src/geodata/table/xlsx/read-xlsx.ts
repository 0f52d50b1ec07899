import { openArchive } from '../../archive/open-archive';
import { geodataLimits } from '../../limits';
import type { GeodataWarning } from '../../problem-codes';
import type { TableContents, TableLimits, TableValue } from '../../task';
import { cellGrid } from '../cell-grid';
import { columnLetters } from '../column-letters';
import { dateStyles } from './date-styles';
import { sharedStrings } from './shared-strings';
import { sheetCells } from './sheet-cells';
import { openWorkbook } from './workbook';

/** The first sheet of an XLSX workbook. Cells of formulas have the result that the workbook keeps. */
export async function readXlsx(path: string, at: string, limits: TableLimits): Promise<TableContents> {
  const archive = await openArchive(path, at, {
    entries: geodataLimits.archive.entries,
    bytes: limits.bytes,
  });
  try {
    const workbook = await openWorkbook(archive, at);
    const strings = await sharedStrings(workbook);
    const dates = await dateStyles(workbook);
    const grid = cellGrid(at, limits);
    const uncalculated = counted('table-not-calculated', at, 'formulas with a result');
    const errors = counted('table-cell-error', at, 'cells without errors');
    await sheetCells(workbook, { strings, dates }, at, (row, column, value, fault) => {
      if (fault === 'not-calculated') uncalculated.add(row, column, '');
      if (fault === 'error') errors.add(row, column, value);
      grid.put(row, column, value);
    });
    return {
      format: 'xlsx',
      sheet: workbook.sheetName,
      encoding: null,
      encodingSource: null,
      candidates: [],
      ...grid.finish(),
      warnings: [...uncalculated.warnings(), ...errors.warnings()],
    };
  } finally {
    archive.close();
  }
}

/** One warning for all cells of a kind: how many, and where the first is. */
function counted(code: 'table-not-calculated' | 'table-cell-error', at: string, expected: string) {
  let count = 0;
  let first: Readonly<Record<string, string | number>> = {};
  return {
    add(row: number, column: number, value: TableValue): void {
      if (count === 0) first = { row: row + 1, column: columnLetters(column), value: value ?? '' };
      count++;
    },
    warnings: (): GeodataWarning[] =>
      count === 0 ? [] : [{ code, at, expected, args: { count, ...first } }],
  };
}
