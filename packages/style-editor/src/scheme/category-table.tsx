import type { FieldType, TableScheme } from '@gep/map-engine/model';
import { useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../input';
import { useWords } from '../message';
import { pinRow, showAllRows } from '../state';
import type { RenderSymbolEditor } from '../symbolizer';
import { CategoryRow } from './category-row';
import { denseRowHeight, rowHeight, rowWindow } from './row-window';

export interface CategoryTableProps<S extends TableScheme> {
  readonly value: S;
  /** `key` names what was edited, so that quick edits of the same thing are one undo step. */
  readonly onChange: (value: S, key?: string) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
  /** Shown instead of rows while there are none. */
  readonly empty: string;
}

/** The rows of a scheme and, last, everything else. Long tables keep only the seen rows in the page. */
export function CategoryTable<S extends TableScheme>(props: CategoryTableProps<S>) {
  const { value, onChange, renderSymbolEditor, empty } = props;
  const { t } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ scrolled: 0, height: 400 });
  const { categories, other } = value;
  const { first, end, above, below } = rowWindow(
    categories.length,
    view.scrolled,
    view.height,
    other.symbol ? rowHeight : denseRowHeight,
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setView((old) => ({ ...old, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const shown = categories.filter((row) => row.visible).length;
  const all = shown === categories.length && shown > 0;
  const ranges = 'classification' in value;
  const type = numberType(value);
  return (
    <div
      ref={frame}
      className="gep-table-frame"
      tabIndex={-1}
      onScroll={(event) => setView((old) => ({ ...old, scrolled: (event.target as Element).scrollTop }))}
    >
      <table
        className={other.symbol ? 'gep-table' : 'gep-table gep-table-dense'}
        aria-rowcount={categories.length + 2}
      >
        <colgroup>
          <col style={{ width: 32 }} />
          <col style={{ width: other.symbol ? 82 : 48 }} />
          <col style={{ width: ranges ? 150 : '31%' }} />
          <col />
          <col style={{ width: other.symbol ? 52 : 76 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={t('action.select-all')}
                value={all}
                mixed={shown > 0 && !all}
                disabled={categories.length === 0}
                onChange={() => onChange(showAllRows(value, !all))}
              />
            </th>
            <th scope="col">{t(other.symbol ? 'table.symbol' : 'table.color')}</th>
            <th scope="col" className={ranges ? 'gep-number-cell' : undefined}>
              {t(ranges ? 'table.range' : 'table.value')}
            </th>
            <th scope="col">{t('table.label')}</th>
            <th scope="col" className="gep-number-cell">
              {t('table.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} />}
          {categories.slice(first, end).map((row) => (
            <CategoryRow
              key={row.key}
              row={row}
              type={type}
              onChange={(part) => onChange(pinRow(value, row.key, part), editKey(row.key, part))}
              renderSymbolEditor={renderSymbolEditor}
            />
          ))}
          {below > 0 && <Gap height={below} />}
          {categories.length > 0 && (
            <CategoryRow
              row={other}
              type={type}
              onChange={(part) => onChange(pinRow(value, 'other', part), editKey('other', part))}
              renderSymbolEditor={renderSymbolEditor}
            />
          )}
        </tbody>
      </table>
      {categories.length === 0 && <p className="gep-empty">{empty}</p>}
    </div>
  );
}

function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={5} style={{ height, padding: 0 }} />
    </tr>
  );
}

/** Numbers of whole-number fields and bands are written without decimals. */
function numberType(scheme: TableScheme): FieldType {
  if (scheme.geometry !== 'raster') return ('field' in scheme && scheme.field?.type) || 'REAL';
  const band = scheme.band === null ? undefined : scheme.bands[scheme.band];
  return band && !band.statistics.dataType.startsWith('float') ? 'INT8' : 'REAL';
}

function editKey(row: string, part: object): string {
  return `${row}.${Object.keys(part).join()}`;
}
