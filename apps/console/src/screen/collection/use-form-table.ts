import type { ReportForm } from '@gep/api-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openTable, rowsOf } from '../../form/table/table-draft';
import type { TableDraft } from '../../form/table/table-draft';
import type { TableColumn, TextRow } from '../../form/table/table-column';
import { useLocalText } from '../../message/local-text';
import type { DraftSync } from './draft/draft-sync';
import { draftRows, editCells, removeRows } from './draft/form-draft';
import type { FormDraft } from './draft/form-draft';
import { completeRows, formColumns, rowChanges, showsRows, textRow } from './form-columns';

/** The table of a form. */
export interface FormTableState {
  readonly columns: readonly TableColumn[];
  readonly table: TableDraft;
  readonly edit: (change: (table: TableDraft) => TableDraft) => void;
}

/**
 * The rows of a form as a table with undo. What is typed goes into the draft. What others have changed comes into the
 * table, whose way back ends there: undo never takes back the work of others.
 */
export function useFormTable({ columns, districts, growing }: ReportForm, sync: DraftSync): FormTableState {
  const text = useLocalText();
  const described = useMemo(() => ({ columns, districts, growing }), [columns, districts, growing]);
  const shownColumns = useMemo(() => formColumns(described, text), [described, text]);
  const [table, setTable] = useState(() => tableOf(sync.get().draft));
  const latest = useRef(table);
  const isOwn = useRef(false);
  const show = useCallback((next: TableDraft) => {
    latest.current = next;
    setTable(next);
  }, []);

  useEffect(
    () =>
      sync.subscribe(() => {
        const { draft } = sync.get();
        if (isOwn.current || showsRows(shownColumns, rowsOf(latest.current), draftRows(draft))) return;
        show(tableOf(draft));
      }),
    [sync, shownColumns, show],
  );
  const edit = useCallback(
    (change: (table: TableDraft) => TableDraft) => {
      const before = latest.current;
      const changed = change(before);
      if (changed === before) return;
      const next = withRows(changed, completeRows(described, rowsOf(before), rowsOf(changed)));
      const { edits, removed } = rowChanges(shownColumns, rowsOf(before), rowsOf(next));
      isOwn.current = true;
      if (edits.length + removed.length > 0)
        sync.edit((draft) => editCells(removed.length > 0 ? removeRows(draft, removed) : draft, edits));
      isOwn.current = false;
      show(next);
    },
    [described, shownColumns, sync, show],
  );
  return { columns: shownColumns, table, edit };
}

function tableOf(draft: FormDraft): TableDraft {
  return openTable(draftRows(draft).map(textRow));
}

/** The same step with its rows completed. */
function withRows(table: TableDraft, value: readonly TextRow[]): TableDraft {
  const { draft } = table;
  return value === draft.now.value ? table : { ...table, draft: { ...draft, now: { ...draft.now, value } } };
}
