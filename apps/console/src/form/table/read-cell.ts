import { textOf } from './table-column';
import type { ChoiceColumn, EditedColumn, TableColumn, TextRow } from './table-column';

/** A text as it is compared: width, case and spaces do not count. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** A typed or pasted text as the column keeps it: an option is found by its value, its label or another spelling. */
export function readCell(column: EditedColumn, typed: string): string {
  return column.kind === 'choice' ? (optionOf(column, typed)?.value ?? typed.trim()) : typed.trim();
}

function optionOf({ options }: ChoiceColumn, typed: string) {
  const wanted = plain(typed);
  const spelled = (texts: readonly string[]) => texts.some((text) => plain(text) === wanted);
  return (
    options.find(({ value }) => plain(value) === wanted) ??
    options.find(({ label, spellings = [] }) => spelled([label, ...spellings]))
  );
}

/** The text of a cell as people read it. */
export function shownText(column: TableColumn, row: TextRow): string {
  if (column.kind === 'note') return column.note(row);
  const text = textOf(row, column);
  return column.kind === 'choice'
    ? (column.options.find(({ value }) => value === text)?.label ?? text)
    : text;
}

/** What a column is called. */
export function columnName({ group, name }: TableColumn): string {
  return [group, name].filter(Boolean).join(' ');
}

/** What a column is called, with its unit. */
export function heading(column: TableColumn): string {
  const unit = column.kind === 'number' && column.unit ? `(${column.unit})` : '';
  return [columnName(column), unit].filter(Boolean).join(' ');
}

/** Whether pasted cells are the headings of these columns, with or without their units. */
export function areHeadings(columns: readonly EditedColumn[], cells: readonly string[]): boolean {
  const bare = (text: string) => plain(text).replace(/\s*[([（【].*$/, '');
  const filled = cells.flatMap((cell, i) =>
    cell === '' || !columns[i] ? [] : [{ cell, column: columns[i] }],
  );
  return (
    filled.length > 0 &&
    filled.every(({ cell, column }) =>
      [heading(column), column.name, ...(column.spellings ?? [])].some((name) => bare(name) === bare(cell)),
    )
  );
}
