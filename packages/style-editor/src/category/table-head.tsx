import type { RowSort, SortColumn } from '@gep/map-engine/scheme/edit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../input';
import { useWords } from '../message';
import type { MessageKey } from '../message';
import { nextSort } from '../state';

export interface TableHeadProps {
  /** Rows of classes, of values; with symbols or with colours alone. */
  readonly ranges: boolean;
  /** What rows hold is written in figures. */
  readonly figures: boolean;
  readonly symbols: boolean;
  /** How many rows are shown: all, some or none. */
  readonly shown: 'all' | 'some' | 'none';
  readonly onShowAll: () => void;
  readonly sort: RowSort | null;
  readonly onSort: (sort: RowSort | null) => void;
  readonly disabled: boolean;
}

/** The sticky head: a tick for all rows, and columns that sort the view. */
export function TableHead(props: TableHeadProps) {
  const { ranges, figures, symbols, shown, onShowAll, sort, onSort, disabled } = props;
  const { t } = useWords();
  const columns: readonly (readonly [SortColumn, MessageKey, boolean])[] = [
    ['value', ranges ? 'table.range' : 'table.value', figures],
    ['label', 'table.label', false],
    ['count', 'table.count', true],
    ['share', 'classes.share', true],
  ];
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" data-at="categories">
          <Checkbox
            bare
            label={t('action.select-all')}
            value={shown === 'all'}
            mixed={shown === 'some'}
            disabled={disabled}
            onChange={onShowAll}
          />
        </th>
        <th scope="col">{t(symbols ? 'table.symbol' : 'table.color')}</th>
        {columns.map(([column, word, right]) => {
          const own = sort?.column === column ? sort : null;
          const Arrow = own?.descending ? ArrowDown : ArrowUp;
          return (
            <th
              key={column}
              scope="col"
              className={right ? 'gep-number-cell' : undefined}
              data-column={column}
              aria-sort={own ? (own.descending ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                className="gep-sort"
                disabled={disabled}
                onClick={() => onSort(nextSort(sort, column))}
              >
                {t(word)}
                <Arrow size={12} aria-hidden data-idle={!own || undefined} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
