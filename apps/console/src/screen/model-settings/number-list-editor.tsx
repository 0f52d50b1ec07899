import { limits } from '@gep/api-client';
import { useCallback, useMemo } from 'react';
import { openTable } from '../../form/table/table-draft';
import type { TableDraft } from '../../form/table/table-draft';
import { TableEditor } from '../../form/table/table-editor';
import { listColumns, listRows } from './number-list';
import type { DraftEdits } from './use-model-draft';

interface NumberListEditorProps {
  /** Of the table in the draft. */
  id: string;
  label: string;
  help?: string;
  /** Heading of the numbers, and their unit. */
  name: string;
  unit: string;
  /** Bounds of each number. */
  range: { readonly min: number; readonly max: number; readonly minExclusive?: true };
  minRows: number;
  stored: readonly number[];
  draft: TableDraft | undefined;
  disabled: boolean;
  onEdit: DraftEdits['editTable'];
}

/** A list of numbers, e.g. one a day, typed or pasted as a column. */
export function NumberListEditor(props: NumberListEditorProps) {
  const { id, label, help, name, unit, range, minRows, stored, draft, disabled, onEdit } = props;
  const columns = useMemo(() => listColumns(range, name, unit), [range, name, unit]);
  const table = useMemo(() => draft ?? openTable(listRows(stored)), [draft, stored]);
  const edit = useCallback(
    (change: (table: TableDraft) => TableDraft) =>
      onEdit(id, (now) => change(now ?? openTable(listRows(stored)))),
    [id, stored, onEdit],
  );
  return (
    <TableEditor
      label={label}
      help={help}
      columns={columns}
      table={table}
      onEdit={edit}
      disabled={disabled}
      growth={{ minRows, maxRows: limits.tableRows, newRow: () => ({}) }}
    />
  );
}
