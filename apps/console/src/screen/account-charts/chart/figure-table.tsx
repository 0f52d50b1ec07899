import { memo } from 'react';
import { exactText, inUnit } from '../../../message/unit';
import css from './figure-table.module.css';
import type { FigureCell, FigureColumn, Figures } from './figures';

interface FigureTableProps {
  /** What the table is of. */
  readonly label: string;
  readonly figures: Figures;
}

const plain = { factor: 1, unit: '' };
const missing = '--';

/** The figures of a chart as a table: all digits of a number are in its tooltip. Thousands of rows are rendered once. */
export const FigureTable = memo(function FigureTable({ label, figures }: FigureTableProps) {
  const { columns, rows } = figures;
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
                  <Cell key={at} cell={row[at]} column={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function Cell({ cell, column: { unit, shown = plain } }: { cell: FigureCell; column: FigureColumn }) {
  if (unit === undefined) return <td>{cell ?? missing}</td>;
  const value = typeof cell === 'number' ? cell : null;
  return (
    <td data-number title={exactText(value, unit)}>
      {inUnit(value, shown)}
    </td>
  );
}
