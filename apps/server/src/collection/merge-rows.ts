import type { TableFile } from '@gep/ecosystem-models';
import type { ReportCell } from '@gep/api-client/contract';
import type { StoredCell, StoredRow } from '../store/schema';
import { meaning } from './cell-meaning';
import { valueOf } from './form-cells';
import { columnsOf } from './row-base';
import type { RowBase } from './row-base';

/** A cell that was changed in a workbook and, since the workbook was made, also in the form. */
export interface WorkbookConflict {
  readonly row: string;
  readonly column: string;
  /** What the workbook says. */
  readonly mine: ReportCell;
  /** What the form held when the workbook was made. */
  readonly base: ReportCell;
}

export interface MergedRows {
  readonly rows: readonly StoredRow[];
  readonly conflicts: readonly WorkbookConflict[];
}

/**
 * Puts the rows of a workbook into a form that others may have changed since it was made: a cell that the workbook did not
 * change stays as it is now, and so does one that both have changed, which is named. Rows that others have added or changed
 * since stay; rows that they have deleted come back only where the workbook has changed them.
 * @param fromFile the rows as the workbook alone would have them
 * @param bases what the workbook was made from, by the id of the row; where there are none its rows count as they are
 */
export function mergeRows(
  input: TableFile,
  now: readonly StoredRow[],
  fromFile: readonly StoredRow[],
  bases: ReadonlyMap<string, RowBase>,
): MergedRows {
  if (bases.size === 0) return { rows: fromFile, conflicts: [] };
  const columns = columnsOf(input);
  const fields = new Map(input.fields.map((field) => [field.key, field]));
  const meant = (column: string, cell: ReportCell): ReportCell => {
    const field = fields.get(column);
    return field ? meaning(field, cell) : cell && String(cell);
  };
  const byId = new Map(now.map((row) => [row.id, row]));
  const conflicts: WorkbookConflict[] = [];
  const rows = fromFile.flatMap((row): StoredRow[] => {
    const base = bases.get(row.id);
    if (!base) return [row];
    const of = (column: string) => ({
      mine: meant(column, valueOf(row, column)),
      was: meant(column, base.cells[column] ?? null),
    });
    const current = byId.get(row.id);
    if (!current) return columns.every((column) => of(column).mine === of(column).was) ? [] : [row];
    const cells: Record<string, StoredCell> = {};
    for (const column of columns) {
      const { mine, was } = of(column);
      const theirs = meant(column, valueOf(current, column));
      const isTaken = mine !== was && theirs === was;
      if (mine !== was && theirs !== was && mine !== theirs)
        conflicts.push({ row: row.id, column, mine, base: base.cells[column] ?? null });
      const cell = isTaken ? row.cells[column] : current.cells[column];
      if (cell) cells[column] = cell;
    }
    return [{ id: row.id, cells }];
  });
  const seen = [...bases.values()].reduce((least, { revision }) => Math.min(least, revision), Infinity);
  const inFile = new Set(fromFile.map(({ id }) => id));
  const newer = now.filter(
    ({ id, cells }) => !inFile.has(id) && Object.values(cells).some(([, since]) => since > seen),
  );
  return { rows: [...rows, ...newer], conflicts };
}
