import { memo, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useRowsInSight } from '../../../form/table/rows-in-sight';
import { exactText, inUnit } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import { barText } from './bar-option';
import { tabbedText } from './chart-files';
import css from './figure-table.module.css';
import type { FigureCell, FigureColumn, FigureOrigin, Figures } from './figures';
import { Origin } from './origin';

interface FigureTableProps {
  /** What the table is of. */
  readonly label: string;
  readonly figures: Figures;
}

const plain = { factor: 1, unit: '' };
const missing = '--';
/** CSS pixels, as in the style sheet. */
const rowHeight = 28;
/** More rows than these are drawn while they are in sight only. */
const mostDrawn = 100;

const isNumber = ({ unit, isAmount }: FigureColumn): boolean => unit !== undefined || isAmount === true;

/** The figures of a chart as a table: all digits of a number are in its tooltip. Of thousands of rows those in sight are drawn. */
export const FigureTable = memo(function FigureTable({ label, figures }: FigureTableProps) {
  const { columns, rows } = figures;
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = rows.length > mostDrawn;
  const virtual = useRowsInSight({ count: isLong ? rows.length : 0, scroller, rowHeight });
  const inSight = virtual.getVirtualItems();
  const places = isLong ? inSight.map(({ index }) => index) : [...rows.keys()];
  const above = inSight.at(0)?.start ?? 0;
  const below = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0);

  // The browser can select and copy what is drawn: the whole table is more than that.
  const isWhole = useRef(false);
  const selectAll = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || !scroller.current) return;
    event.preventDefault();
    window.getSelection()?.selectAllChildren(scroller.current);
    isWhole.current = true;
  };
  const copy = (event: ClipboardEvent): void => {
    if (!isWhole.current) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tabbedText(figures));
  };
  return (
    <div
      ref={scroller}
      className={css.scroll}
      tabIndex={0}
      role="group"
      aria-label={label}
      onKeyDown={selectAll}
      onPointerDown={() => (isWhole.current = false)}
      onCopy={copy}
    >
      <table className={css.table} aria-label={label} aria-rowcount={rows.length + 1} data-long={isLong}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.title} scope="col" data-number={isNumber(column)}>
                {column.title} {column.shown?.unit && <small>{column.shown.unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLong && above > 0 && <Gap height={above} />}
          {places.map((place) => (
            <Row key={place} place={place} figures={figures} />
          ))}
          {isLong && below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  );
});

/** In the place of rows that are not drawn. */
const Gap = ({ height }: { readonly height: number }) => (
  <tr aria-hidden className={css.gap} style={{ height }} />
);

interface RowProps {
  readonly place: number;
  readonly figures: Figures;
}

const Row = memo(function Row({ place, figures: { columns, rows, originOf } }: RowProps) {
  const row = rows[place];
  return (
    <tr aria-rowindex={place + 2}>
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
            origin={originOf?.(place, at)}
          />
        ),
      )}
    </tr>
  );
});

interface CellProps {
  readonly cell: FigureCell;
  readonly column: FigureColumn;
  /** What the number is of, in words. */
  readonly of: string;
  readonly origin: FigureOrigin | undefined;
}

function Cell({ cell, column, of, origin }: CellProps) {
  const { unit, shown = plain } = column;
  const value = typeof cell === 'number' ? cell : null;
  const text = unit === undefined ? String(cell ?? missing) : numberText(value, unit, shown);
  return (
    <td data-number={isNumber(column)} title={unit === undefined ? undefined : exactText(value, unit)}>
      {origin && cell !== null ? (
        <Origin origin={origin} of={of}>
          {text}
        </Origin>
      ) : (
        text
      )}
    </td>
  );
}

/** A share that two decimals would show as nothing is said to be small. */
function numberText(value: number | null, unit: string, shown: ShownUnit): string {
  return unit === '%' && value !== null ? barText(value, shown) : inUnit(value, shown);
}
