import { applyDraft, editDraft, openDraft, redoDraft, undoDraft } from '@gep/style-editor';
import type { Draft } from '@gep/style-editor';
import type { TablePlace } from './paste-cells';
import type { TextRow } from './table-column';

/** The rows of a table under edit, with the way back and forth. */
export interface TableDraft {
  readonly draft: Draft<readonly TextRow[]>;
  /** The cell that is typed into, and the draft before: all that is typed on one visit of a cell is one step. */
  readonly typing: { readonly place: TablePlace; readonly before: Draft<readonly TextRow[]> } | null;
}

export function openTable(rows: readonly TextRow[]): TableDraft {
  return { draft: openDraft(rows), typing: null };
}

export function rowsOf({ draft }: TableDraft): readonly TextRow[] {
  return draft.now.value;
}

/** Other rows, as a step; the same table where they are the same. */
export function editRows(table: TableDraft, rows: readonly TextRow[]): TableDraft {
  const draft = editDraft(table.draft, rows);
  return draft === table.draft ? table : { draft, typing: null };
}

/** Another text in one cell. */
export function typeCell(table: TableDraft, place: TablePlace, text: string): TableDraft {
  const same = table.typing?.place.row === place.row && table.typing.place.column === place.column;
  const before = same && table.typing ? table.typing.before : table.draft;
  const rows = before.now.value.map((row, i) => (i === place.row ? { ...row, [place.column]: text } : row));
  return { draft: editDraft(before, rows), typing: { place, before } };
}

/** The cell was left: what is typed next is another step. */
export function leaveCell(table: TableDraft): TableDraft {
  return table.typing ? { ...table, typing: null } : table;
}

/** The text of the cell as it was before it was typed into. */
export function restoreCell(table: TableDraft): TableDraft {
  return table.typing ? { draft: table.typing.before, typing: null } : table;
}

export function undoTable({ draft }: TableDraft): TableDraft {
  return { draft: undoDraft(draft), typing: null };
}

export function redoTable({ draft }: TableDraft): TableDraft {
  return { draft: redoDraft(draft), typing: null };
}

/** Marks the rows as what the server has; undo still works. */
export function applyTable({ draft }: TableDraft): TableDraft {
  return { draft: applyDraft(draft), typing: null };
}
