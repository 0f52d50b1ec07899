import { refuse } from '../geodata-error';
import type { TableLimits, TableValue } from '../task';
import { columnLetters } from './column-letters';

/** Cells of a table as they are read, held against the limits. */
export interface CellGrid {
  /** Takes a cell; rows and columns count from 0. Cells without a value may lie anywhere. */
  put(row: number, column: number, value: TableValue): void;
  /** Names of the columns and the rows below. Throws `table-empty` or what is wrong with the header. */
  finish(): { columns: string[]; rows: TableValue[][] };
}

/** `at` is the name of the file. `put` throws `table-too-many-rows`, `-columns`, `-cells` or `table-cell-too-long`. */
export function cellGrid(at: string, limits: TableLimits): CellGrid {
  const grid: TableValue[][] = [];
  const filled = new Set<number>();
  let cells = 0;
  return {
    put(row, column, given) {
      const value = typeof given === 'string' ? given.trim() : given;
      if (value === null || value === '') return;
      const place = { row: row + 1, column: columnLetters(column) };
      if (row > limits.rows)
        refuse('table-too-many-rows', at, `${limits.rows} rows at most`, {
          args: { ...place, limit: limits.rows },
        });
      if (column >= limits.columns)
        refuse('table-too-many-columns', at, `${limits.columns} columns at most`, {
          args: { ...place, limit: limits.columns },
        });
      if (typeof value === 'string' && value.length > limits.cellLength)
        refuse('table-cell-too-long', at, `${limits.cellLength} characters at most`, {
          args: { ...place, length: value.length, limit: limits.cellLength },
        });
      cells++;
      if (cells > limits.cells)
        refuse('table-too-many-cells', at, `${limits.cells} cells at most`, {
          args: { ...place, limit: limits.cells },
        });
      filled.add(column);
      (grid[row] ??= [])[column] = value;
    },
    finish() {
      const used = [...filled].sort((one, other) => one - other);
      const header = grid[0];
      if (!header || grid.length < 2) refuse('table-empty', at, 'names in the first row, and a row below');
      const columns = used.map((column) => nameOf(header[column]));
      checkNames(columns, used, at);
      const rows = Array.from({ length: grid.length - 1 }, (_, row) =>
        used.map((column) => grid[row + 1]?.[column] ?? null),
      );
      return { columns, rows };
    },
  };
}

/** Names may be broken into lines in the file. */
function nameOf(cell: TableValue | undefined): string {
  return String(cell ?? '').replaceAll(/\s+/g, ' ');
}

function checkNames(columns: readonly string[], used: readonly number[], at: string): void {
  columns.forEach((name, i) => {
    const place = { row: 1, column: columnLetters(used[i]) };
    if (name === '') refuse('table-header-missing', at, 'a name for every column', { args: place });
    const first = columns.indexOf(name);
    if (first < i)
      refuse('table-header-repeated', at, 'names that differ', {
        args: { ...place, name, other: columnLetters(used[first]) },
      });
  });
}
