import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { focusCell, moveByKey } from './cell-movement';
import { tableFaults } from './cell-fault';
import type { TableFault } from './cell-fault';
import { readClipboard, writeClipboard } from './clipboard-table';
import { FaultList } from './fault-list';
import { useFaultText } from './fault-text';
import { usePastedText } from './pasted-text';
import { pasteCells } from './paste-cells';
import { heading, shownText } from './read-cell';
import { isEdited } from './table-column';
import type { TableColumn, TextRow } from './table-column';
import { editRows, leaveCell, redoTable, restoreCell, rowsOf, typeCell, undoTable } from './table-draft';
import type { TableDraft } from './table-draft';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import type { CellMarks } from './table-row';
import { TableTools } from './table-tools';
import css from './table.module.css';
import { useRowWindow } from './use-row-window';
import { toast } from '../../session/toast';

/** What others do with a table on screen. */
export interface TableHandle {
  /** Puts the focus into a cell. */
  readonly open: (row: number, column: string) => void;
}

/** What else is known of the cells of a row, by the key of the column. */
export interface RowNotes {
  /** What is wrong, beside what the columns do not allow. */
  readonly faults?: Readonly<Record<string, string>>;
  readonly marks?: CellMarks;
}

interface TableEditorProps {
  readonly label: string;
  readonly help?: string;
  /** The same list until a column changes. */
  readonly columns: readonly TableColumn[];
  readonly table: TableDraft;
  /** The same function for the life of the table. */
  readonly onEdit: (change: (table: TableDraft) => TableDraft) => void;
  readonly disabled: boolean;
  /** How many rows the table may have, and the row that is added; absent: its rows stay. */
  readonly growth?: {
    readonly minRows: number;
    readonly maxRows: number;
    readonly newRow: (rows: readonly TextRow[]) => TextRow;
  };
  /** By the index of the row. */
  readonly notes?: ReadonlyMap<number, RowNotes>;
  /** Faults are found and listed elsewhere: those of the notes are shown alone. */
  readonly isJudged?: boolean;
  readonly handle?: Ref<TableHandle>;
  /** Beside the tools of the table. */
  readonly children?: ReactNode;
}

/**
 * A table that is edited cell by cell or pasted from a spreadsheet, with undo. What a column does not allow stays in its
 * cell and is named by row and column.
 */
export function TableEditor(props: TableEditorProps) {
  const { label, help, columns, table, onEdit, disabled, growth, notes, children } = props;
  const { t } = useTranslation();
  const faultText = useFaultText();
  const pastedText = usePastedText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [pasted, setPasted] = useState('');
  const rows = rowsOf(table);
  const faults = useMemo(() => tableFaults(columns, rows), [columns, rows]);
  const grows = growth !== undefined && !disabled;
  const { first, shown, before, after, reveal } = useRowWindow(frame, rows);
  const open = (row: number, column: string) => {
    reveal(row);
    requestAnimationFrame(() => frame.current && focusCell(frame.current, row, column));
  };
  useImperativeHandle(props.handle, () => ({ open }));
  const headLines = columns.some(({ group }) => group) ? 2 : 1;

  const actions = useMemo(
    () => ({
      type: (place: Place, text: string) => onEdit((now) => typeCell(now, place, text)),
      choose: (place: Place, text: string) => onEdit((now) => leaveCell(typeCell(now, place, text))),
      leave: () => onEdit(leaveCell),
    }),
    [onEdit],
  );
  const step = (move: (table: TableDraft) => TableDraft) => {
    setPicked(new Set());
    setPasted('');
    onEdit(move);
  };
  const edit = (next: readonly TextRow[]) => step((now) => editRows(now, next));
  const add = () => {
    if (!growth) return;
    if (rows.length >= growth.maxRows)
      return void toast.warning(t('table.maxRows', { count: growth.maxRows }));
    edit([...rows, growth.newRow(rows)]);
    const start = columns.find(isEdited);
    if (start) requestAnimationFrame(() => open(rows.length, start.key));
  };
  const remove = () => {
    if (!growth) return;
    if (rows.length - picked.size < growth.minRows)
      return void toast.warning(t('table.minRows', { count: growth.minRows }));
    edit(rows.filter((_row, index) => !picked.has(index)));
  };
  const copy = () => {
    const cells = [
      columns.map(heading),
      ...rows.map((row) => columns.map((column) => shownText(column, row))),
    ];
    void navigator.clipboard.writeText(writeClipboard(cells)).then(
      () => toast.success(t('table.copied', { count: rows.length })),
      () => toast.error(t('table.notCopied')),
    );
  };
  const paste = (event: ClipboardEvent) => {
    const cells = readClipboard(event.clipboardData.getData('text/plain'));
    const cell =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('td[data-row]') : null;
    const column = columns.find(({ key }) => key === cell?.dataset.column);
    const isOne = cells.length === 1 && cells[0].length === 1;
    // A single text goes where the caret is.
    if (disabled || cells.length === 0 || (isOne && cell && column?.kind !== 'choice')) return;
    event.preventDefault();
    const place = { row: Number(cell?.dataset.row ?? rows.length), column: cell?.dataset.column ?? '' };
    const rules = { grows, maxRows: growth?.maxRows ?? rows.length };
    const result = pasteCells(columns, rows, place, cells, rules);
    edit(result.rows);
    setPasted(pastedText(result));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.altKey) return;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (command && key === 'z') step(event.shiftKey ? redoTable : undoTable);
    else if (command && key === 'y') step(redoTable);
    else if (key === 'escape' && table.typing) onEdit(restoreCell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pick = useMemo(
    () => (index: number, on: boolean) =>
      setPicked((now) => new Set(on ? [...now, index] : [...now].filter((one) => one !== index))),
    [],
  );
  const pickState = picked.size === 0 ? 'none' : picked.size < rows.length ? 'some' : 'all';
  const wrong = faultsByRow(faults, ({ fault, text }) => faultText(fault, text));

  return (
    <section className={css.editor} aria-labelledby={id} onPaste={paste} onKeyDown={onKeyDown}>
      <header className={css.head}>
        <h3 id={id}>{label}</h3>
        {help && <span className={css.muted}>{help}</span>}
        <span className={css.spring} />
        {!disabled && (
          <TableTools
            table={table}
            onUndo={() => step(undoTable)}
            onRedo={() => step(redoTable)}
            onCopy={copy}
            onAdd={grows ? add : undefined}
            onDelete={grows ? remove : undefined}
            picked={picked.size > 0}
          />
        )}
      </header>
      {children}
      <div
        ref={frame}
        className={css.frame}
        data-testid="frame"
        data-long={rows.length + headLines > linesInSight || undefined}
      >
        <table className={css.table} onKeyDownCapture={moveByKey}>
          <TableHead
            columns={columns}
            picked={grows ? pickState : undefined}
            onPickAll={(on) => setPicked(new Set(on ? rows.keys() : []))}
          />
          <tbody>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {shown.map((row, place) => {
              const index = first + place;
              return (
                <TableRow
                  key={index}
                  columns={columns}
                  row={row}
                  index={index}
                  faults={props.isJudged ? notes?.get(index)?.faults : wrong.get(index)}
                  marks={notes?.get(index)?.marks}
                  disabled={disabled}
                  actions={actions}
                  picked={picked.has(index)}
                  onPick={grows ? pick : undefined}
                />
              );
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
        {rows.length === 0 && (
          <p className={css.empty} tabIndex={disabled ? undefined : 0}>
            {t('table.empty')}
          </p>
        )}
      </div>
      <p role="status" className={css.muted}>
        {pasted}
      </p>
      {!props.isJudged && <FaultList faults={faults} onOpen={({ row, column }) => open(row, column.key)} />}
    </section>
  );
}

/** A table of more lines, those of its head counted, is higher than its frame and scrolls. */
const linesInSight = 11;

type Place = Parameters<typeof typeCell>[1];

/** What is wrong in each row, by the key of the column. */
function faultsByRow(faults: readonly TableFault[], word: (fault: TableFault) => string) {
  const byRow = new Map<number, Record<string, string>>();
  for (const fault of faults) {
    const row = byRow.get(fault.row) ?? {};
    row[fault.column.key] = word(fault);
    byRow.set(fault.row, row);
  }
  return byRow;
}
