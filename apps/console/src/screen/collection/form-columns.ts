import type { LocalText, ReportCell, ReportColumn, ReportForm, ReportRow } from '@gep/api-client';
import { parseNumber } from '@gep/style-editor/controls';
import { isEdited, textOf } from '../../form/table/table-column';
import type { EditedColumn, TableColumn, TextRow } from '../../form/table/table-column';
import type { CellEdit } from './draft/form-draft';

/** Key under which a row of texts has the id of its row. */
const idKey = '#id';

type Described = Pick<ReportForm, 'columns' | 'districts' | 'growing'>;

/** The columns of a form as a table edits them: nothing is required before the form is handed in. */
export function formColumns(
  { columns, districts, growing }: Described,
  text: (text: LocalText) => string,
): TableColumn[] {
  const codes = new Set(districts.map(({ code }) => code));
  return columns.map((column): EditedColumn => {
    const base = { key: column.key, name: text(column.name), spellings: spellings(column), optional: true };
    if (column.type === 'district')
      return {
        ...base,
        kind: 'choice',
        options: districts.map(({ code, name }) => ({
          value: code,
          label: `${name} ${code}`,
          spellings: [name],
        })),
        unique: !growing,
        // The row of a district stays its row; rows that were added are of any.
        fixed: (row) => codes.has(rowId(row)),
      };
    if (column.type === 'number') {
      const [min, max] = column.bounds;
      return {
        ...base,
        kind: 'number',
        unit: text(column.unit),
        min: min ?? -Infinity,
        max: max ?? Infinity,
      };
    }
    if (!column.options) return { ...base, kind: 'text' };
    const options = column.options.map(({ value, name }) => ({
      value,
      label: text(name),
      spellings: [name.zh, name.en],
    }));
    return { ...base, kind: 'choice', options };
  });
}

const spellings = ({ key, name }: ReportColumn): string[] => [key, name.zh, name.en];

/** A row as texts. */
export function textRow({ id, cells }: ReportRow): TextRow {
  const texts = Object.entries(cells).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)] as const],
  );
  return { [idKey]: id, ...Object.fromEntries(texts) };
}

export function rowId(row: TextRow): string {
  return row[idKey] ?? '';
}

/** A row that was added here. */
export function newRow({ districts, columns }: Described): TextRow {
  const district = columns.find(({ type }) => type === 'district');
  const only = districts.length === 1 && district ? { [district.key]: districts[0].code } : {};
  return { ...only, [idKey]: newId() };
}

const newId = (): string => `row-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** Rows after an edit: those that were pasted get ids, and a district that was deleted keeps an empty row. */
export function completeRows(
  { districts, columns }: Described,
  before: readonly TextRow[],
  after: readonly TextRow[],
): readonly TextRow[] {
  const rows = after.every(rowId)
    ? after
    : after.map((row) => (rowId(row) ? row : { ...row, [idKey]: newId() }));
  const left = new Map(rows.map((row) => [rowId(row), row]));
  const codes = new Set(districts.map(({ code }) => code));
  const isKept = (row: TextRow): boolean => left.has(rowId(row)) || codes.has(rowId(row));
  if (before.every((row) => left.has(rowId(row)) || !isKept(row))) return rows;
  const district = columns.find(({ type }) => type === 'district')?.key ?? '';
  const known = new Set(before.map(rowId));
  const empty = (row: TextRow): TextRow => ({ [idKey]: rowId(row), [district]: row[district] ?? '' });
  return [
    ...before.filter(isKept).map((row) => left.get(rowId(row)) ?? empty(row)),
    ...rows.filter((row) => !known.has(rowId(row))),
  ];
}

/** What a text says in a column: what is not a number stays as it was typed. */
export function readText(column: EditedColumn, text: string): ReportCell {
  if (text.trim() === '') return null;
  return column.kind === 'number' ? (parseNumber(text) ?? text) : text;
}

/** What was done to the rows of a table. */
export interface RowChanges {
  readonly edits: readonly CellEdit[];
  readonly removed: readonly string[];
}

/** From one state of the rows to the next. */
export function rowChanges(
  columns: readonly TableColumn[],
  before: readonly TextRow[],
  after: readonly TextRow[],
): RowChanges {
  const edited = columns.filter(isEdited);
  const known = new Map(before.map((row) => [rowId(row), row]));
  const edits = after.flatMap((row) => {
    const id = rowId(row);
    const was = known.get(id);
    if (was === row) return [];
    return edited.flatMap((column): CellEdit[] => {
      const value = readText(column, textOf(row, column));
      const old = was ? readText(column, textOf(was, column)) : null;
      return value === old ? [] : [{ row: id, column: column.key, value }];
    });
  });
  const left = new Set(after.map(rowId));
  return { edits, removed: [...known.keys()].filter((id) => !left.has(id)) };
}

/** Whether a table shows the rows of a draft; rows in which nothing was typed yet do not count. */
export function showsRows(
  columns: readonly TableColumn[],
  shown: readonly TextRow[],
  rows: readonly ReportRow[],
): boolean {
  const edited = columns.filter(isEdited);
  const held = new Map(rows.map((row) => [row.id, row.cells]));
  const same = shown.every((row) => {
    const cells = held.get(rowId(row));
    held.delete(rowId(row));
    return edited.every((column) => readText(column, textOf(row, column)) === (cells?.[column.key] ?? null));
  });
  return same && held.size === 0;
}
