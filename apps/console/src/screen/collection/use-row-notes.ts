import type { ReportForm } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import type { RowNotes } from '../../form/table/table-editor';
import type { CellMark } from '../../form/table/table-row';
import type { TextRow } from '../../form/table/table-column';
import { meetings } from './draft/form-draft';
import type { FormDraft } from './draft/form-draft';
import { rowId } from './form-columns';
import { useCellWords } from './row-name';

/** What is known of the cells of a form, by the index of the row: faults, comments of the reviewer, changes of others. */
export function useRowNotes(
  form: ReportForm,
  draft: FormDraft,
  rows: readonly TextRow[],
): ReadonlyMap<number, RowNotes> {
  const { t } = useTranslation();
  const words = useCellWords(form);
  return rowNotes(form, draft, rows.map(rowId), {
    comment: (text) => t('collection.form.comment', { text }),
    meeting: (column, theirs) => t('collection.meeting.mark', { value: words.value(column, theirs) }),
  });
}

interface NoteWords {
  readonly comment: (text: string) => string;
  readonly meeting: (column: string, theirs: string | number | null) => string;
}

function rowNotes(
  { columns, findings, versions, returnReason }: ReportForm,
  draft: FormDraft,
  ids: readonly string[],
  words: NoteWords,
): ReadonlyMap<number, RowNotes> {
  const notes = new Map<
    string,
    { faults: Record<string, string>; marks: Record<string, readonly CellMark[]> }
  >();
  const at = (row: string) => {
    const note = notes.get(row) ?? { faults: {}, marks: {} };
    notes.set(row, note);
    return note;
  };
  // What is wrong with a whole row, for example that it repeats another, is said at its district.
  const district = columns.find(({ type }) => type === 'district')?.key ?? '';
  for (const { kind, row, column, message } of findings)
    if (kind === 'forced' && row !== null) at(row).faults[column ?? district] = message;
  const comments = returnReason === '' ? [] : (versions.at(0)?.comments ?? []);
  const marks = [
    ...findings.flatMap(({ kind, row, column, message }) =>
      kind === 'explain' && row !== null && column !== null
        ? [{ row, column, kind: 'doubt', text: message } as const]
        : [],
    ),
    ...comments.map(
      ({ row, column, text }) => ({ row, column, kind: 'remark', text: words.comment(text) }) as const,
    ),
    ...meetings(draft).map(
      ({ row, column, theirs }) =>
        ({ row, column, kind: 'conflict', text: words.meeting(column, theirs) }) as const,
    ),
  ];
  for (const { row, column, kind, text } of marks) {
    const { marks: ofRow } = at(row);
    ofRow[column] = [...(ofRow[column] ?? []), { kind, text }];
  }
  return new Map(
    ids.flatMap((id, index) => {
      const note = notes.get(id);
      return note ? [[index, note] as const] : [];
    }),
  );
}
