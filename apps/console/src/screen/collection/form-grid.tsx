import { limits } from '@gep/api-client';
import type { ReportForm } from '@gep/api-client';
import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TableEditor } from '../../form/table/table-editor';
import type { TableHandle } from '../../form/table/table-editor';
import { rowsOf } from '../../form/table/table-draft';
import type { FormDraft } from './draft/form-draft';
import { newRow } from './form-columns';
import type { FormTableState } from './use-form-table';
import { useRowNotes } from './use-row-notes';

/** What a view of the rows of a form is given. */
export interface FormRowsProps {
  readonly form: ReportForm;
  readonly draft: FormDraft;
  readonly state: FormTableState;
  readonly disabled: boolean;
  readonly handle: Ref<TableHandle>;
  readonly children?: ReactNode;
}

/** The table of a form as a grid: faults, comments of the reviewer and changes of others are shown at their cells. */
export function FormGrid({ form, draft, state, disabled, handle, children }: FormRowsProps) {
  const { t } = useTranslation();
  const { columns, table, edit } = state;
  const notes = useRowNotes(form, draft, rowsOf(table));
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
      isJudged
      handle={handle}
    >
      {children}
    </TableEditor>
  );
}
