import type { Category, MapSymbol, OtherCategory, TableScheme } from '@gep/map-engine/model';
import { numberType } from '@gep/map-engine/scheme';
import {
  editRows,
  isValueScheme,
  orderRows,
  removeRows,
  showAllRows,
  totalCount,
} from '@gep/map-engine/scheme/edit';
import { useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Editable } from '../field';
import { useEvent, useReadOnly } from '../input';
import { useWords } from '../message';
import { partOf } from '../state';
import { renderSymbolDialog } from '../symbol';
import type { RenderSymbolEditor } from '../symbol';
import { BulkBar } from './bulk-bar';
import { RemovedRowNotice } from './removed-row-notice';
import { holdsFigures, otherContent, rowContent } from './row-content';
import { TableHead } from './table-head';
import { TableRows } from './table-rows';
import { TableSummary } from './table-summary';
import { useRowGrid } from './use-row-grid';
import { useRowOrder } from './use-row-order';

/** CSS pixels of a row, and of one that holds a colour instead of a symbol; fixed, so that long tables are windowed. */
const [rowHeight, denseRowHeight] = [36, 28];

/** A scheme whose rows are shown. */
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

/**
 * The rows of a scheme and, last, everything else. Long tables keep only the seen rows in the page.
 * @example
 * <CategoryTable value={tableScheme} onChange={set} />;
 */
export function CategoryTable<S extends TableScheme>(props: CategoryTableProps<S>) {
  return (
    <Editable onChange={props.onChange}>
      {(onChange) => <EditedTable<S> {...props} onChange={onChange} />}
    </Editable>
  );
}

/** The row whose symbol is edited in its window. */
interface EditedRow {
  readonly key: string;
  /** Its place in the scheme. */
  readonly at: number;
  readonly label: string;
}

interface EditedTableProps<S extends TableScheme> extends CategoryTableProps<S> {
  readonly onChange: (value: S) => void;
}

function EditedTable<S extends TableScheme>(props: EditedTableProps<S>) {
  const { value, onChange, renderSymbolEditor = renderSymbolDialog, empty, head } = props;
  const words = useWords();
  const { t } = words;
  const readOnly = useReadOnly();
  const [collapsed, setCollapsed] = useState(false);
  const { categories, other } = value;
  const symbols = other.symbol !== null;
  const ranges = 'classification' in value;
  const figures = ranges || holdsFigures(value);

  const rows = useMemo(
    () => new Map([...categories, other].map((row) => [row.key, row])),
    [categories, other],
  );
  const { sort, onSort, own, sorted, differs } = useRowOrder(categories);
  const order = useMemo(() => (own.length > 0 ? [...sorted, 'other'] : []), [own, sorted]);

  // One value scheme in, the same kind out.
  const values = isValueScheme(value) ? value : null;
  const remove =
    values && !readOnly ? (keys: ReadonlySet<string>) => onChange(removeRows(values, keys) as S) : undefined;
  const grid = useRowGrid(order, symbols ? rowHeight : denseRowHeight, remove);
  const marked = !readOnly && grid.selected.size > 0;
  const shown = categories.filter((row) => row.visible).length;
  const digits = { '--gep-count-digits': String(totalCount([...rows.values()])).length } as CSSProperties;

  const [edited, setEdited] = useState<EditedRow | null>(null);
  // A class whose edges move is the same row.
  const asked = edited && ((ranges && categories[edited.at]) || rows.get(edited.key));
  const nameOf = (row: Category | OtherCategory) =>
    row.label || rowContent(row, numberType(value), words, otherContent(value, words)[0]);
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
      <TableSummary
        count={categories.length}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        onUseOrder={
          values && sort && differs
            ? () => {
                onChange(orderRows(values, sorted) as S);
                onSort(null);
              }
            : undefined
        }
        hidden={marked}
      >
        {head}
      </TableSummary>
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
              {...{ ranges, figures, symbols, sort, onSort }}
              shown={shown === 0 ? 'none' : shown === categories.length ? 'all' : 'some'}
              onShowAll={() => onChange(showAllRows(value, shown < categories.length))}
              disabled={categories.length === 0}
            />
            <TableRows {...{ value, onChange, rows, own, order, grid }} onEdit={openRow} />
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
