import type { SeeaCellFigure, SeeaTable } from '@gep/api-client';
import { exactText, screenNumber } from '../../../message/unit';
import type { FigureOrigin } from '../chart/figures';
import { Origin } from '../chart/origin';
import css from './seea.module.css';

interface SeeaSheetProps {
  readonly table: SeeaTable;
  /** Its title with its unit. */
  readonly caption: string;
  /** Of a figure of the table; null while the table is that of another year, level or assumption. */
  readonly originOf: ((figure: SeeaCellFigure) => FigureOrigin) | null;
}

/** A table of the standard as the workbook has it, but for the grey columns, in which nothing can be entered. */
export function SeeaSheet({ table, caption, originOf }: SeeaSheetProps) {
  const { unit, head, columns, rows, missing, notes } = table;
  const places = columns.flatMap(({ applies }, place) => (applies ? [place] : []));
  if (missing !== null) return <p className={css.missing}>{`${caption}: ${missing}`}</p>;
  const isText = (place: number): boolean => rows.some(({ cells }) => typeof cells[place] === 'string');
  const groups = groupsOf(places.map((place) => columns[place].group));
  return (
    <>
      <div className={css.sheet} tabIndex={0} role="group" aria-label={caption}>
        <table className={css.table}>
          {/* Its card has it as the title. */}
          <caption className={css.hidden}>{caption}</caption>
          <thead>
            {groups.some(({ name }) => name !== null) && (
              <tr>
                <td />
                {groups.map(({ name, width }, i) =>
                  name === null ? (
                    <td key={i} colSpan={width} />
                  ) : (
                    <th key={i} colSpan={width} scope="colgroup" data-group>
                      {name}
                    </th>
                  ),
                )}
              </tr>
            )}
            <tr>
              <th scope="col">{head}</th>
              {places.map((place) => (
                <th key={place} scope="col" data-text={isText(place) || undefined}>
                  {columns[place].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title: name, indent, kind, cells, figures }, row) => (
              <tr key={row} data-strong={kind === 'total' || kind === 'section'} data-memo={kind === 'memo'}>
                <th scope="row" data-indent={indent}>
                  {name}
                </th>
                {places.map((place) => {
                  const figure = figures[place];
                  return (
                    <SheetCell
                      key={place}
                      cell={cells[place]}
                      unit={unit}
                      of={`${name} ${columns[place].title}`}
                      origin={figure && originOf ? originOf(figure) : null}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
    </>
  );
}

interface SheetCellProps {
  readonly cell: SeeaTable['rows'][number]['cells'][number];
  readonly unit: string;
  /** What the number is of, in words. */
  readonly of: string;
  readonly origin: FigureOrigin | null;
}

function SheetCell({ cell, unit, of, origin }: SheetCellProps) {
  if (typeof cell === 'string') return <td data-text>{cell}</td>;
  if (cell === null) return <td />;
  return (
    <td title={exactText(cell, unit)}>
      {origin ? (
        <Origin origin={origin} of={of}>
          {screenNumber(cell)}
        </Origin>
      ) : (
        screenNumber(cell)
      )}
    </td>
  );
}

interface Group {
  readonly name: string | null;
  readonly width: number;
}

/** Neighbours with one name as one. */
function groupsOf(names: readonly (string | null)[]): Group[] {
  const groups: { name: string | null; width: number }[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && last.name === name) last.width++;
    else groups.push({ name, width: 1 });
  }
  return groups;
}
