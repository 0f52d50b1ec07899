import { limits } from '@gep/api-client';
import type { ReportForm } from '@gep/api-client';
import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TableEditor } from '../../form/table/table-editor';
import type { RowNotes, TableHandle } from '../../form/table/table-editor';
import { rowsOf } from '../../form/table/table-draft';
import { meetings } from './draft/form-draft';
import type { FormDraft } from './draft/form-draft';
import { newRow, rowId } from './form-columns';
import { useCellWords } from './row-name';
import type { FormTableState } from './use-form-table';

interface FormGridProps {
  readonly form: ReportForm;
  readonly draft: FormDraft;
  readonly state: FormTableState;
  readonly disabled: boolean;
  readonly handle: Ref<TableHandle>;
  readonly children?: ReactNode;
}

/** The table of a form as a grid: faults, comments of the reviewer and changes of others are shown at their cells. */
export function FormGrid({ form, draft, state, disabled, handle, children }: FormGridProps) {
  const { t } = useTranslation();
  const { columns, table, edit } = state;
  const words = useCellWords(form);
  const rows = rowsOf(table);
  const notes = rowNotes(form, draft, rows.map(rowId), {
    comment: (text) => t('collection.form.comment', { text }),
    meeting: (column, theirs) => t('collection.meeting.mark', { value: words.value(column, theirs) }),
  });
  const growth = useMemo(
    () => (form.growing ? { minRows: 0, maxRows: limits.maxRows, newRow: () => newRow(form) } : undefined),
    [form],
  );
  return (
    <TableEditor
      label={t('collection.form.table')}
      help={disabled ? undefined : t('collection.form.tableHelp')}
      columns={columns}
      table={table}
      onEdit={edit}
      disabled={disabled}
      growth={growth}
      notes={notes}
      listsNoFaults
      handle={handle}
    >
      {children}
    </TableEditor>
  );
}

interface NoteWords {
  readonly comment: (text: string) => string;
  readonly meeting: (column: string, theirs: string | number | null) => string;
}

function rowNotes(
  { findings, versions, returnReason }: ReportForm,
  draft: FormDraft,
  ids: readonly string[],
  words: NoteWords,
): ReadonlyMap<number, RowNotes> {
  const notes = new Map<
    string,
    { faults: Record<string, string>; marks: NonNullable<RowNotes['marks']> & object }
  >();
  const at = (row: string) => {
    const note = notes.get(row) ?? { faults: {}, marks: {} };
    notes.set(row, note);
    return note;
  };
  for (const { kind, row, column, message } of findings)
    if (kind === 'forced' && row !== null && column !== null) at(row).faults[column] = message;
  const comments = returnReason === '' ? [] : (versions.at(0)?.comments ?? []);
  const marks = [
    ...comments.map(
      ({ row, column, text }) => ({ row, column, kind: 'remark', text: words.comment(text) }) as const,
    ),
    ...meetings(draft).map(
      ({ row, column, theirs }) =>
        ({ row, column, kind: 'conflict', text: words.meeting(column, theirs) }) as const,
    ),
  ];
  for (const { row, column, kind, text } of marks) {
    const note = at(row);
    note.marks = { ...note.marks, [column]: { kind, text } };
  }
  return new Map(
    ids.flatMap((id, index) => {
      const note = notes.get(id);
      return note ? [[index, note] as const] : [];
    }),
  );
}
