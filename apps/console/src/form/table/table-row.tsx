import { Checkbox } from '@gep/style-editor/controls';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TableCell } from './table-cell';
import type { CellActions } from './table-cell';
import type { TableColumn, TextRow } from './table-column';
import css from './table.module.css';

/** What is said at a cell: that its figure is doubtful, a remark of somebody, or that another person has changed it. */
export interface CellMark {
  readonly kind: 'doubt' | 'remark' | 'conflict';
  readonly text: string;
}

/** All that is said at the cells of a row, by the key of the column. */
export type CellMarks = Readonly<Record<string, readonly CellMark[]>>;

interface TableRowProps {
  readonly columns: readonly TableColumn[];
  readonly row: TextRow;
  readonly index: number;
  /** Says what is wrong, by the key of the column. */
  readonly faults?: Readonly<Record<string, string>>;
  readonly marks?: CellMarks;
  readonly disabled: boolean;
  readonly actions: CellActions;
  readonly picked: boolean;
  /** Absent: the rows stay as they are. */
  readonly onPick?: (index: number, on: boolean) => void;
}

/** One row of a table; rows that did not change do not render. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { columns, row, index, faults, marks, disabled, actions, picked, onPick } = props;
  const { t } = useTranslation();
  return (
    <tr aria-selected={picked}>
      {onPick && (
        <td className={css.pick}>
          <Checkbox
            bare
            label={t('table.pick', { row: index + 1 })}
            value={picked}
            onChange={(on) => onPick(index, on)}
          />
        </td>
      )}
      <th scope="row" className={css.index}>
        {index + 1}
      </th>
      {columns.map((column) => (
        <td
          key={column.key}
          data-row={index}
          data-column={column.key}
          data-marks={marks?.[column.key]?.map(({ kind }) => kind).join(' ')}
          title={marks?.[column.key]?.map(({ text }) => text).join('\n')}
          data-end={column.kind === 'number' || (column.kind === 'note' && column.end) || undefined}
        >
          {column.kind === 'note' ? (
            <span className={css.fixed}>
              {column.swatch && <span className={css.swatch} style={{ background: column.swatch(row) }} />}
              {column.note(row)}
            </span>
          ) : (
            <TableCell
              column={column}
              row={row}
              index={index}
              fault={faults?.[column.key]}
              disabled={disabled}
              actions={actions}
            />
          )}
        </td>
      ))}
    </tr>
  );
});
