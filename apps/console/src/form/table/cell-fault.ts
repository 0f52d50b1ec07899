import { parseNumber } from '@gep/style-editor/controls';
import { isEdited, textOf } from './table-column';
import type { EditedColumn, NumberColumn, TableColumn, TextRow } from './table-column';

/** What is wrong with the text of a cell. */
export type CellFault =
  | { readonly code: 'required' | 'empty-column' }
  | { readonly code: 'not-a-number' | 'not-an-integer' | 'out-of-range'; readonly column: NumberColumn }
  | { readonly code: 'unknown' }
  /** `row`: index of the first row that holds the same. */
  | { readonly code: 'repeated'; readonly row: number };

/** A fault, and the cell that it is in. */
export interface TableFault {
  readonly row: number;
  readonly column: EditedColumn;
  readonly text: string;
  readonly fault: CellFault;
}

/** What is wrong with a text by itself; null when nothing is. */
export function cellFault(column: EditedColumn, text: string): CellFault | null {
  if (text.trim() === '') return column.optional ? null : { code: 'required' };
  switch (column.kind) {
    case 'number':
      return numberFault(column, parseNumber(text));
    case 'choice':
      return column.options.some(({ value }) => value === text) ? null : { code: 'unknown' };
    case 'text':
      return null;
  }
}

function numberFault(column: NumberColumn, value: number | null): CellFault | null {
  if (value === null) return { code: 'not-a-number', column };
  if (value === column.missing) return null;
  if (column.integer && !Number.isInteger(value)) return { code: 'not-an-integer', column };
  const { min, max, minExclusive } = column;
  const inside = value <= max && (minExclusive ? value > min : value >= min);
  return inside ? null : { code: 'out-of-range', column };
}

/** Everything that is wrong in a table, row by row. */
export function tableFaults(columns: readonly TableColumn[], rows: readonly TextRow[]): TableFault[] {
  const edited = columns.filter(isEdited);
  const seen = new Map<string, number>();
  const empty = edited.filter((column) => lacksNumber(column, rows));
  return rows.flatMap((cells, row) =>
    edited.flatMap((column): TableFault[] => {
      const text = textOf(cells, column);
      const lacking: CellFault | null = row === 0 && empty.includes(column) ? { code: 'empty-column' } : null;
      const fault = cellFault(column, text) ?? repeated(column, text, row, seen) ?? lacking;
      return fault ? [{ row, column, text, fault }] : [];
    }),
  );
}

function lacksNumber(column: EditedColumn, rows: readonly TextRow[]): boolean {
  if (column.kind !== 'number' || !column.someRow) return false;
  return rows.every((row) => textOf(row, column).trim() === '');
}

function repeated(
  column: EditedColumn,
  text: string,
  row: number,
  seen: Map<string, number>,
): CellFault | null {
  if (!column.unique || text.trim() === '') return null;
  const same = identity(column, text);
  const first = seen.get(same);
  if (first !== undefined) return { code: 'repeated', row: first };
  seen.set(same, row);
  return null;
}

/** Equal for texts that mean the same in a column. */
export function identity({ key, kind }: EditedColumn, text: string): string {
  const number = kind === 'number' ? parseNumber(text) : null;
  return `${key} ${number ?? text.trim()}`;
}
