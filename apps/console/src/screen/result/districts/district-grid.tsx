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
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureColumn } from './district-columns';
import { DistrictGridRow } from './district-grid-row';
import type { RowTicks } from './district-grid-row';
import type { DistrictLine } from './district-rows';
import css from './districts.module.css';

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

interface DistrictGridProps {
  /** Accessible name. */
  readonly label: string;
  readonly lines: readonly DistrictLine[];
  readonly total: DistrictLine;
  readonly columns: readonly FigureColumn[];
  readonly visibility: Readonly<Record<string, boolean>>;
  /** Code of the district under the pointer, on the map or here. */
  readonly marked: string | null;
  /** Code of the district that was chosen last. */
  readonly chosen: string | null;
  readonly onPoint: (code: string | null) => void;
  readonly onChoose: (code: string) => void;
  /** The column that it is sorted by at first, the largest first; absent: as the lines come. */
  readonly sortedBy?: string;
  readonly ticks?: RowTicks;
  /** What a line says in place of figures that it has not. */
  readonly remarkOf?: (line: DistrictLine) => string | null;
}

/** Districts with their figures: sorted by any column, folded by level, the total below. Only rows in sight are drawn. */
export function DistrictGrid(props: DistrictGridProps) {
  const { lines, total, columns, visibility, marked, chosen, onPoint, onChoose, ticks, remarkOf } = props;
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
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index].id,
    overscan: 8,
  });

  // What was chosen on the map comes into sight; sorting moves it without scrolling to it.
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === chosen) return;
    seen.current = chosen;
    const place = rows.findIndex(({ original }) => original.code === chosen);
    if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' });
  }, [chosen, rows, virtual]);

  const headers = table.getHeaderGroups()[0].headers;
  const shown = headers.map(({ id }) => id);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const width = (id: string): number => byId.get(id)?.width ?? (id === 'name' ? nameWidth : 84);
  const template = {
    gridTemplateColumns: shown
      .map((id, i) => (i === 0 ? `minmax(${width(id)}px, 1fr)` : `${width(id)}px`))
      .join(' '),
    minWidth: shown.reduce((sum, id) => sum + width(id), 0),
  } satisfies CSSProperties;
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
      role="treegrid"
      aria-label={props.label}
      aria-rowcount={rows.length + 2}
      onKeyDown={move}
    >
      <div role="row" aria-rowindex={1} className={css.head} style={template}>
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
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          const { code } = row.original;
          return (
            <DistrictGridRow
              key={row.id}
              line={row.original}
              place={{ index, start, depth: row.depth }}
              fold={
                row.getCanExpand()
                  ? { open: row.getIsExpanded(), toggle: row.getToggleExpandedHandler() }
                  : null
              }
              {...{ shown, template, columns: byId, onPoint, onChoose, ticks }}
              remark={remarkOf?.(row.original) ?? null}
              isMarked={code === marked}
              isChosen={code === chosen}
            />
          );
        })}
      </div>
      <div role="row" aria-rowindex={rows.length + 2} className={css.total} style={template}>
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
