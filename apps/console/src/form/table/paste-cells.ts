import { parseNumber } from '@gep/style-editor/controls';
import { identity } from './cell-fault';
import { areHeadings, readCell, shownText } from './read-cell';
import { isEdited, isFixed, textOf } from './table-column';
import type { EditedColumn, TableColumn, TextRow } from './table-column';

/** Where cells are pasted. */
export interface TablePlace {
  readonly row: number;
  /** Key of the column. */
  readonly column: string;
}

/** The rows after pasting, and what became of the pasted cells. */
export interface PastedTable {
  readonly rows: readonly TextRow[];
  readonly changed: number;
  readonly added: number;
  /** What the pasted rows have more than once in the column of unique texts: the last of them counts. */
  readonly repeated: readonly string[];
  /** Numbers with a comma, and how they were read: each once, the first ones. */
  readonly commas: readonly CommaReading[];
  /** Pasted rows and columns that the table has no place for. */
  readonly leftRows: number;
  readonly leftColumns: number;
}

/** A number with a comma, which some people write between thousands and others before decimals. */
interface CommaReading {
  readonly text: string;
  readonly value: string;
}

interface PasteRules {
  /** Whether rows may be added. */
  readonly grows: boolean;
  /** The most rows that the table may have. */
  readonly maxRows: number;
}

/**
 * Puts cells of a spreadsheet into a table. From a column of unique texts on, each pasted row goes to the row with the
 * same text, else to an empty row or a new one; from any other column on, rows go below each other, those of another
 * fixed text to new rows. What a column does not allow is kept as it was pasted.
 */
export function pasteCells(
  columns: readonly TableColumn[],
  rows: readonly TextRow[],
  place: TablePlace,
  cells: readonly (readonly string[])[],
  rules: PasteRules,
): PastedTable {
  const edited = columns.filter(isEdited);
  const targets = edited.slice(
    Math.max(
      0,
      edited.findIndex(({ key }) => key === place.column),
    ),
  );
  const listed = edited.length === 1 ? cells.flat().map((cell) => [cell]) : cells;
  const block = listed.length > 1 && areHeadings(targets, listed[0]) ? listed.slice(1) : listed;

  const next = [...rows];
  const unique = targets[0]?.unique ? targets[0] : null;
  const places = unique ? new Map(rows.map((row, i) => [identity(unique, textOf(row, unique)), i])) : null;
  const found = (cell: string, line: number): number => {
    if (!unique || !places) {
      const at = place.row + line;
      return at < rows.length && fits(next[at], targets, block[line]) ? at : next.length;
    }
    const known = places.get(identity(unique, readCell(unique, cell)));
    if (known !== undefined && textOf(next[known], unique) !== '') return known;
    const empty = next.findIndex((row) => textOf(row, unique) === '');
    return empty < 0 ? next.length : empty;
  };
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let [changed, added, leftRows] = [0, 0, 0];
  block.forEach((line, i) => {
    if (unique && line[0] === '') return;
    const at = found(line[0] ?? '', i);
    const isNew = at >= next.length;
    if (isNew && (!rules.grows || next.length >= rules.maxRows)) {
      leftRows += 1;
      return;
    }
    next[at] = filled(next[at] ?? {}, targets, line);
    if (unique) {
      const key = identity(unique, textOf(next[at], unique));
      if (seen.has(key)) repeated.add(shownText(unique, next[at]));
      seen.add(key);
      places?.set(key, at);
    }
    if (isNew) added += 1;
    else changed += 1;
  });
  const widest = Math.max(0, ...block.map((line) => line.length));
  return {
    rows: next,
    changed,
    added,
    repeated: [...repeated],
    commas: commaReadings(targets, block),
    leftRows,
    leftColumns: Math.max(0, widest - targets.length),
  };
}

const shownReadings = 3;

function commaReadings(
  columns: readonly EditedColumn[],
  block: readonly (readonly string[])[],
): CommaReading[] {
  const numbers = block.flatMap((line) => line.filter((_cell, i) => columns[i]?.kind === 'number'));
  const readings = [...new Set(numbers.filter((text) => /[,，]/.test(text)))].flatMap((text) => {
    const value = parseNumber(text);
    return value === null ? [] : [{ text: text.trim(), value: String(value) }];
  });
  return readings.slice(0, shownReadings);
}

/** Whether pasted cells say the same as the fixed texts of a row. */
function fits(row: TextRow, columns: readonly EditedColumn[], cells: readonly string[]): boolean {
  return columns.slice(0, cells.length).every((column, i) => {
    const text = isFixed(column, row) ? textOf(row, column) : '';
    return text === '' || readCell(column, cells[i]) === text;
  });
}

function filled(row: TextRow, columns: readonly EditedColumn[], cells: readonly string[]): TextRow {
  const texts = columns.slice(0, cells.length).flatMap((column, i) => {
    // A fixed text led here.
    const kept = isFixed(column, row) && textOf(row, column) !== '';
    return kept ? [] : [[column.key, readCell(column, cells[i])] as const];
  });
  return { ...row, ...Object.fromEntries(texts) };
}
