import type { Category, MapSymbol, OtherCategory, TableScheme } from '@gep/map-engine/model';
import {
  editRows,
  isValueScheme,
  numberType,
  orderRows,
  pinsByRow,
  removeRows,
  resetRows,
  showAllRows,
  sortRows,
  totalCount,
} from '@gep/map-engine/scheme';
import type { CategoryPatch, RowSort } from '@gep/map-engine/scheme';
import { ChevronDown } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Editable } from '../field';
import { Button, useEvent, useReadOnly } from '../input';
import { useWords } from '../message';
import { renderSymbolDialog } from '../symbol';
import type { RenderSymbolEditor } from '../symbol';
import { BulkBar } from './bulk-bar';
import { CategoryRow } from './category-row';
import { RemovedRowNotice } from './removed-row-notice';
import { holdsFigures, otherContent, rowContent } from './row-content';
import { TableHead } from './table-head';
import { useRowGrid } from './use-row-grid';
import { partOf } from '../state';

/** CSS pixels of a row, and of one that holds a colour instead of a symbol; fixed, so that long tables are windowed. */
const [rowHeight, denseRowHeight] = [36, 28];

export interface CategoryTableProps<S extends TableScheme> {
  /** The scheme whose rows are shown. */
  readonly value: S;
  /** The scheme with edited rows; what was edited is pinned. Absent: the rows are read-only. */
  readonly onChange?: (value: S) => void;
  /** Shows a scheme while a symbol of it is edited in its window; null: back to the value. */
  readonly onPreview?: (value: S | null) => void;
  /** Opens the editor of a row's symbol; default: the symbol dialog. */
  readonly renderSymbolEditor?: RenderSymbolEditor;
  /** Shown instead of rows while there are none. */
  readonly empty?: string;
  /** Tags and buttons of the line above the rows. */
  readonly head?: ReactNode;
}

/** The rows of a scheme and, last, everything else. Long tables keep only the seen rows in the page. */
export function CategoryTable<S extends TableScheme>(props: CategoryTableProps<S>) {
  return (
    <Editable onChange={props.onChange}>
      {(onChange) => <EditedTable<S> {...props} onChange={onChange} />}
    </Editable>
  );
}

function EditedTable<S extends TableScheme>(
  props: CategoryTableProps<S> & { readonly onChange: (value: S) => void },
) {
  const { value, onChange, renderSymbolEditor = renderSymbolDialog, empty, head } = props;
  const words = useWords();
  const { t, locale } = words;
  const readOnly = useReadOnly();
  const [collapsed, setCollapsed] = useState(false);
  const [sort, setSort] = useState<(RowSort & { readonly order: readonly string[] }) | null>(null);
  const [edited, setEdited] = useState<{
    readonly key: string;
    readonly at: number;
    readonly label: string;
  } | null>(null);
  const { categories, other } = value;
  const symbols = other.symbol !== null;
  const height = symbols ? rowHeight : denseRowHeight;

  const rows = useMemo(
    () => new Map([...categories, other].map((row) => [row.key, row])),
    [categories, other],
  );
  const own = useMemo(() => categories.map(({ key }) => key), [categories]);
  const sorted = useMemo(() => {
    if (!sort) return own;
    // While the rows are the same, a label that is typed into does not move.
    const held = new Set(sort.order);
    const same = held.size === own.length && own.every((key) => held.has(key));
    return same ? sort.order : sortRows(categories, sort, locale).map(({ key }) => key);
  }, [sort, own, categories, locale]);
  const order = useMemo(() => (own.length > 0 ? [...sorted, 'other'] : []), [own, sorted]);
  const pins = useMemo(() => pinsByRow(value), [value]);
  const total = useMemo(() => totalCount([...rows.values()]), [rows]);
  const digits = { '--gep-count-digits': String(total).length } as CSSProperties;
  const values = isValueScheme(value) ? value : null;

  // One value scheme in, the same kind out.
  const remove =
    values && !readOnly ? (keys: ReadonlySet<string>) => onChange(removeRows(values, keys) as S) : undefined;
  const grid = useRowGrid(order, height, remove);
  const takeSort = (next: RowSort | null) =>
    setSort(next && { ...next, order: sortRows(categories, next, locale).map(({ key }) => key) });

  const marked = !readOnly && grid.selected.size > 0;
  const shown = categories.filter((row) => row.visible).length;
  const type = numberType(value);
  const [restInShort, restInFull] = otherContent(value, words);
  const rest = useMemo(() => [restInShort, restInFull] as const, [restInShort, restInFull]);
  const ranges = 'classification' in value;
  const figures = ranges || holdsFigures(value);
  // A class whose edges move is the same row.
  const asked = edited && ((ranges && categories[edited.at]) || rows.get(edited.key));
  const nameOf = (row: Category | OtherCategory) => row.label || rowContent(row, type, words, rest[0]);
  const editRow = useEvent((key: string, part: CategoryPatch) => onChange(editRows(value, [key], part)));
  const resetRow = useEvent((key: string) => onChange(resetRows(value, new Set([key]))));
  const openRow = useEvent((key: string) => {
    const row = rows.get(key);
    if (row) setEdited({ key, at: own.indexOf(key), label: nameOf(row) });
  });
  return (
    <>
      {edited && !asked && <RemovedRowNotice label={edited.label} onClose={() => setEdited(null)} />}
      {marked && (
        <BulkBar
          value={value}
          selected={grid.selected}
          onChange={onChange}
          onPreview={props.onPreview}
          onClear={grid.clear}
          onRemove={remove && (() => remove(grid.selected))}
          renderSymbolEditor={renderSymbolEditor}
        />
      )}
      {/* What it has opened stays open while rows are marked. */}
      <div className="gep-summary" hidden={marked}>
        {categories.length > 0 && (
          <button
            type="button"
            className="gep-disclosure"
            aria-expanded={!collapsed}
            title={t(collapsed ? 'classes.expand' : 'classes.collapse')}
            onClick={() => setCollapsed(!collapsed)}
          >
            <ChevronDown size={14} aria-hidden />
            {t('table.classes', { number: categories.length })}
          </button>
        )}
        {values && sort && sorted.some((key, i) => key !== own[i]) && (
          <Button
            look="quiet"
            title={t('classes.use-order-hint')}
            onClick={() => {
              onChange(orderRows(values, sorted) as S);
              setSort(null);
            }}
          >
            {t('classes.use-order')}
          </Button>
        )}
        {head}
      </div>
      {!collapsed && (
        <div className="gep-table-frame" tabIndex={-1} {...grid.frameProps}>
          <table
            className={symbols ? 'gep-table' : 'gep-table gep-table-dense'}
            role="grid"
            data-figures={figures || undefined}
            aria-label={t('classes.table')}
            aria-multiselectable
            aria-rowcount={order.length + 1}
          >
            <colgroup>
              <col style={{ width: 28 }} />
              <col style={{ width: symbols ? 78 : 44 }} />
              <col className={ranges ? 'gep-range-column' : 'gep-value-column'} />
              <col />
              <col className="gep-count-column" style={digits} />
              <col className="gep-share-column" />
            </colgroup>
            <TableHead
              ranges={ranges}
              figures={figures}
              symbols={symbols}
              shown={shown === 0 ? 'none' : shown === categories.length ? 'all' : 'some'}
              onShowAll={() => onChange(showAllRows(value, shown < categories.length))}
              sort={sort}
              onSort={takeSort}
              disabled={categories.length === 0}
            />
            <tbody {...grid.bodyProps}>
              {grid.rows.map(({ index, gap }) => {
                const key = index === null ? undefined : order[index];
                const row = key === undefined ? undefined : rows.get(key);
                return (
                  // A class whose edges move is the same row.
                  <Fragment key={row?.kind === 'range' ? own.indexOf(row.key) : (row?.key ?? 'end')}>
                    {gap > 0 && (
                      <tr aria-hidden>
                        <td colSpan={6} style={{ height: gap, padding: 0 }} />
                      </tr>
                    )}
                    {index !== null && key !== undefined && row && (
                      <CategoryRow
                        row={row}
                        at={row.kind === 'other' ? 'other' : `categories[${own.indexOf(key)}]`}
                        index={index}
                        type={type}
                        rest={rest}
                        total={total}
                        pin={pins.get(key)}
                        active={key === grid.active}
                        selected={grid.selected.has(key)}
                        onChange={editRow}
                        onReset={resetRow}
                        onEdit={openRow}
                      />
                    )}
                  </Fragment>
                );
              })}
            </tbody>
          </table>
          {categories.length === 0 && <p className="gep-empty">{empty ?? t('table.empty')}</p>}
        </div>
      )}
      {asked?.symbol &&
        renderSymbolEditor({
          title: t(`action.${readOnly ? 'view' : 'edit'}-symbol`, { label: nameOf(asked) }),
          symbol: asked.symbol,
          ...partOf(props, (symbol: MapSymbol) => editRows(value, [asked.key], { symbol })),
          onClose: () => setEdited(null),
        })}
    </>
  );
}
