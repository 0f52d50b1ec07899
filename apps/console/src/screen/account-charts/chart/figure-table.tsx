import { memo } from 'react';
import { exactText, inUnit } from '../../../message/unit';
import { useSession } from '../../../session/session-store';
import { FigureButton } from '../../figure/figure-button';
import css from './figure-table.module.css';
import type { FigureCell, FigureColumn, FigureOrigin, Figures } from './figures';

interface FigureTableProps {
  /** What the table is of. */
  readonly label: string;
  readonly figures: Figures;
}

const plain = { factor: 1, unit: '' };
const missing = '--';

/** The figures of a chart as a table: all digits of a number are in its tooltip. Thousands of rows are rendered once. */
export const FigureTable = memo(function FigureTable({ label, figures }: FigureTableProps) {
  const { columns, rows, originOf } = figures;
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, unit, shown }) => (
              <th key={title} scope="col" data-number={unit !== undefined}>
                {title} {shown?.unit && <small>{shown.unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {row[at]}
                  </th>
                ) : (
                  <Cell
                    key={at}
                    cell={row[at]}
                    column={column}
                    of={`${row[0] ?? ''} ${column.title}`}
                    origin={originOf?.(i, at)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface CellProps {
  readonly cell: FigureCell;
  readonly column: FigureColumn;
  /** What the number is of, in words. */
  readonly of: string;
  readonly origin: FigureOrigin | undefined;
}

function Cell({ cell, column: { unit, shown = plain }, of, origin }: CellProps) {
  if (unit === undefined) return <td>{cell ?? missing}</td>;
  const value = typeof cell === 'number' ? cell : null;
  return (
    <td data-number title={exactText(value, unit)}>
      {origin && value !== null ? (
        <Origin origin={origin} of={of}>
          {inUnit(value, shown)}
        </Origin>
      ) : (
        inUnit(value, shown)
      )}
    </td>
  );
}

interface OriginProps {
  readonly origin: FigureOrigin;
  readonly of: string;
  readonly children: string;
}

/** A number that shows where it comes from. */
function Origin({ origin, of, children }: OriginProps) {
  const projectId = useSession((session) => session.projectId) ?? '';
  return (
    <FigureButton figure={{ ...origin, projectId }} of={of}>
      {children}
    </FigureButton>
  );
}
