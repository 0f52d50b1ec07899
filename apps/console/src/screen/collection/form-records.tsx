import { limits } from '@gep/api-client';
import { Button, IconButton, Select } from '@gep/style-editor/controls';
import { canRedo, canUndo } from '@gep/style-editor';
import { ChevronLeft, ChevronRight, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heading } from '../../form/table/read-cell';
import { TableCell } from '../../form/table/table-cell';
import { isEdited } from '../../form/table/table-column';
import { editRows, leaveCell, redoTable, rowsOf, typeCell, undoTable } from '../../form/table/table-draft';
import { draftRows } from './draft/form-draft';
import { newRow, rowId } from './form-columns';
import type { FormRowsProps } from './form-grid';
import css from './form-records.module.css';
import { useCellWords } from './row-name';
import { useRowNotes } from './use-row-notes';

/** The table of a form on a narrow screen: one row at a time, its cells below each other. */
export function FormRecords({ form, draft, state, disabled, handle, children }: FormRowsProps) {
  const { t } = useTranslation();
  const words = useCellWords({ ...form, rows: draftRows(draft) });
  const { columns, table, edit } = state;
  const rows = rowsOf(table);
  const notes = useRowNotes(form, draft, rows);
  const fields = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const index = Math.max(0, Math.min(wanted, rows.length - 1));
  const row = rows.at(index);
  const note = notes.get(index);
  const actions = useMemo(
    () => ({
      type: (place: { row: number; column: string }, text: string) =>
        edit((now) => typeCell(now, place, text)),
      choose: (place: { row: number; column: string }, text: string) =>
        edit((now) => leaveCell(typeCell(now, place, text))),
      leave: () => edit(leaveCell),
    }),
    [edit],
  );
  useImperativeHandle(handle, () => ({
    open: (at, column) => {
      setWanted(at);
      requestAnimationFrame(() => {
        const field = fields.current?.querySelector(`[data-column="${CSS.escape(column)}"]`);
        field?.querySelector<HTMLElement>('input, button')?.focus();
      });
    },
  }));
  const canGrow = form.growing && !disabled;
  const isOwnRow = row !== undefined && !form.districts.some(({ code }) => code === rowId(row));

  return (
    <section aria-label={t('collection.form.table')}>
      {children}
      <div className={css.bar}>
        <IconButton
          icon={ChevronLeft}
          label={t('collection.record.previous')}
          unavailable={index <= 0}
          onClick={() => setWanted(index - 1)}
        />
        <span className={css.choice}>
          <Select
            label={t('collection.record.choose')}
            value={index}
            options={rows.map((one, i) => ({ value: i, label: words.row(rowId(one)) }))}
            onChange={setWanted}
          />
        </span>
        <IconButton
          icon={ChevronRight}
          label={t('collection.record.next')}
          unavailable={index >= rows.length - 1}
          onClick={() => setWanted(index + 1)}
        />
      </div>
      <div ref={fields} className={css.fields}>
        {row &&
          columns.filter(isEdited).map((column) => {
            const fault = note?.faults?.[column.key];
            const marks = note?.marks?.[column.key] ?? [];
            return (
              <div key={`${rowId(row)} ${column.key}`} className={css.field} data-column={column.key}>
                <span className={css.label} aria-hidden>
                  {heading(column)}
                </span>
                <TableCell {...{ column, row, index, fault, disabled, actions }} />
                {fault && <p className="gep-field-error">{fault}</p>}
                {marks.map(({ kind, text }) => (
                  <p key={`${kind} ${text}`} className={css.mark}>
                    {text}
                  </p>
                ))}
              </div>
            );
          })}
      </div>
      {!disabled && (
        <div className={css.bar}>
          <IconButton
            icon={Undo2}
            label={t('table.undo')}
            unavailable={!canUndo(table.draft)}
            onClick={() => edit(undoTable)}
          />
          <IconButton
            icon={Redo2}
            label={t('table.redo')}
            unavailable={!canRedo(table.draft)}
            onClick={() => edit(redoTable)}
          />
          <span className={css.spring} />
          {canGrow && isOwnRow && (
            <Button onClick={() => edit((now) => editRows(now, rowsOf(now).toSpliced(index, 1)))}>
              <Trash2 size={16} strokeWidth={1.5} aria-hidden />
              {t('collection.record.remove')}
            </Button>
          )}
          {canGrow && rows.length < limits.maxRows && (
            <Button
              onClick={() => {
                edit((now) => editRows(now, [...rowsOf(now), newRow(form)]));
                setWanted(rows.length);
              }}
            >
              <Plus size={16} strokeWidth={1.5} aria-hidden />
              {t('table.addRow')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
