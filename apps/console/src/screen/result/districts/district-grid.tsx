import {
  columnVisibilityFeature,
  createColumnHelper,
  createExpandedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsInSight } from '../../../form/table/rows-in-sight';
import type { ShownFigure } from '../../figure/figure-store';
import type { FigureColumn } from './district-columns';
import { DistrictGridRow } from './district-grid-row';
import type { RowTicks } from './district-grid-row';
import type { DistrictLine } from './district-rows';
import css from './districts.module.css';
import type { DistrictLink } from './use-district-link';
import { usePointing } from './use-pointing';

const features = tableFeatures({
  columnVisibilityFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
const helper = createColumnHelper<typeof features, DistrictLine>();
const rowHeight = 28;
const nameWidth = 124;
const placesAtOnce = 32;

interface DistrictGridProps {
  /** Accessible name. */
  readonly label: string;
  readonly lines: readonly DistrictLine[];
  readonly total: DistrictLine;
  readonly columns: readonly FigureColumn[];
  readonly visibility: Readonly<Record<string, boolean>>;
  readonly link: DistrictLink;
  /** The column that it is sorted by at first, the largest first; absent: as the lines come. */
  readonly sortedBy?: string;
  readonly ticks?: RowTicks;
  /** What a line says in place of figures that it has not. */
  readonly remarkOf?: (line: DistrictLine) => string | null;
  /** The figure of a column that shows where it comes from. */
  readonly figureOf?: (line: DistrictLine, column: string) => ShownFigure | null;
}

/** Districts with their figures: sorted by any column, folded by level, the total below. Only rows in sight are drawn. */
export function DistrictGrid(props: DistrictGridProps) {
  const { lines, total, columns, visibility, link, ticks, remarkOf } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const definitions = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', { id: 'name' }),
        helper.accessor('code', { id: 'code' }),
        ...columns.map(({ id, of }) =>
          helper.accessor((line) => of(line) ?? undefined, { id, sortUndefined: 'last' }),
        ),
      ]),
    [columns],
  );
  const data = useMemo(() => [...lines], [lines]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getSubRows: ({ children }) => [...children],
    getRowId: ({ level, code }) => `${level}/${code}`,
    initialState: {
      expanded: true,
      sorting: props.sortedBy === undefined ? [] : [{ id: props.sortedBy, desc: true }],
    },
    state: { columnVisibility: { ...visibility } },
  });
  const { rows } = table.getRowModel();
  const keyOf = (index: number): string => rows[index].id;
  const virtual = useRowsInSight({ count: rows.length, scroller, rowHeight, keyOf });

  // What was chosen on the map comes into sight; sorting moves it without scrolling to it.
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const show = (): void => {
      const { chosen } = link.linked.getState();
      if (seen.current === chosen) return;
      seen.current = chosen;
      const place = rows.findIndex(({ original }) => original.code === chosen);
      if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' });
    };
    show();
    return link.linked.subscribe(show);
  }, [link, rows, virtual]);
  const pointing = usePointing(link, virtual.isScrolling);

  const inView = virtual.getVirtualItems();
  // A row that comes into sight takes the elements of one that has left: making new ones is most of the work.
  const places = placesAtOnce * Math.ceil(inView.length / placesAtOnce);
  const headers = table.getHeaderGroups()[0].headers;
  const shown = headers.map(({ id }) => id);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const width = (id: string): number => byId.get(id)?.width ?? (id === 'name' ? nameWidth : 84);
  const widths = {
    '--columns': shown.map((id, i) => (i === 0 ? `minmax(${width(id)}px, 1fr)` : `${width(id)}px`)).join(' '),
    '--columns-width': `${shown.reduce((sum, id) => sum + width(id), 0)}px`,
  } as CSSProperties;
  const titleOf = (id: string) =>
    byId.get(id)?.title ?? t(id === 'name' ? 'result.districts.name' : 'result.districts.code');

  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = Number(
      (event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index ?? NaN,
    );
    if (step === undefined || Number.isNaN(at)) return;
    event.preventDefault();
    const next = Math.min(rows.length - 1, Math.max(0, at + step));
    virtual.scrollToIndex(next, { align: 'auto' });
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-name]`)?.focus(),
    );
  };

  return (
    <div
      ref={scroller}
      className={css.scroller}
      style={widths}
      role="treegrid"
      aria-label={props.label}
      aria-rowcount={rows.length + 2}
      onKeyDown={move}
      {...pointing}
    >
      <div role="row" aria-rowindex={1} className={css.head}>
        {headers.map(({ id, column }) => {
          const sorted = column.getIsSorted();
          const unit = byId.get(id)?.unit;
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none'}
            >
              <button type="button" onClick={column.getToggleSortingHandler()}>
                <span>
                  {titleOf(id)}
                  {unit && <small>{unit}</small>}
                </span>
                {sorted === 'asc' && <ArrowUp size={12} aria-hidden />}
                {sorted === 'desc' && <ArrowDown size={12} aria-hidden />}
              </button>
            </div>
          );
        })}
      </div>
      <div role="rowgroup" className={css.body} style={{ height: virtual.getTotalSize() }}>
        {inView.map(({ index, start }) => {
          const row = rows[index];
          return (
            <DistrictGridRow
              key={index % places}
              line={row.original}
              {...{ index, start, row, columns: byId, ticks }}
              shown={shown.join(' ')}
              depth={row.depth}
              open={row.getCanExpand() ? row.getIsExpanded() : null}
              figureOf={props.figureOf}
              remark={remarkOf?.(row.original) ?? null}
              link={link}
            />
          );
        })}
      </div>
      <div role="row" aria-rowindex={rows.length + 2} className={css.total}>
        {shown.map((id) => {
          const column = byId.get(id);
          if (id === 'name')
            return (
              <div key={id} role="rowheader">
                {total.name}
              </div>
            );
          return (
            <div key={id} role="gridcell" data-figure title={column?.exact(total)}>
              {column?.text(total)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
