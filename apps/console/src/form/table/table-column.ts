/** Something that a cell may hold, and the other spellings that it is recognised by when it is pasted. */
export interface TableOption {
  readonly value: string;
  readonly label: string;
  readonly spellings?: readonly string[];
}

interface ColumnBase {
  /** Of its text in a row. */
  readonly key: string;
  readonly name: string;
  /** Other headings that it is recognised by when it is pasted. */
  readonly spellings?: readonly string[];
  /** Heading above this column and its neighbours of the same group. */
  readonly group?: string;
  /** No two rows hold the same. */
  readonly unique?: boolean;
  /** Shown but not to be edited, in all rows or in some; rows are still found by it. */
  readonly fixed?: boolean | ((row: TextRow) => boolean);
  /** May be empty. */
  readonly optional?: boolean;
  /** Shown while it is empty. */
  readonly placeholder?: string;
}

/** A column of numbers. */
export interface NumberColumn extends ColumnBase {
  readonly kind: 'number';
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  /** The minimum itself is not allowed. */
  readonly minExclusive?: boolean;
  readonly integer?: boolean;
  /** One row at least needs a number. */
  readonly someRow?: boolean;
  /** A number outside the bounds that says that there is none. */
  readonly missing?: number;
}

/** A column of options. */
export interface ChoiceColumn extends ColumnBase {
  readonly kind: 'choice';
  readonly options: readonly TableOption[];
}

/** A column of free texts. */
export interface TextColumn extends ColumnBase {
  readonly kind: 'text';
}

/** A column that says something about its row. */
export interface NoteColumn {
  readonly kind: 'note';
  readonly key: string;
  readonly name: string;
  readonly group?: string;
  /** Aligned to the end, as figures are. */
  readonly end?: boolean;
  readonly note: (row: TextRow) => string;
  /** A colour that is shown before the text. */
  readonly swatch?: (row: TextRow) => string | undefined;
}

/** A column that is edited. */
export type EditedColumn = NumberColumn | ChoiceColumn | TextColumn;
export type TableColumn = EditedColumn | NoteColumn;

/** The texts of a row by the keys of their columns, as they were typed: what is not valid stays to be seen. */
export type TextRow = Readonly<Record<string, string>>;

export function isEdited(column: TableColumn): column is EditedColumn {
  return column.kind !== 'note';
}

/** Whether a column is not to be edited in a row. */
export function isFixed({ fixed = false }: EditedColumn, row: TextRow): boolean {
  return typeof fixed === 'function' ? fixed(row) : fixed;
}

/** The text of a cell; empty for none. */
export function textOf(row: TextRow, { key }: Pick<ColumnBase, 'key'>): string {
  return row[key] ?? '';
}
