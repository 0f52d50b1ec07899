import type { Category, OtherCategory, TableScheme } from '@gep/map-engine/model';
import { numberType } from '@gep/map-engine/scheme';
import { editRows, pinsByRow, resetRows, totalCount } from '@gep/map-engine/scheme/edit';
import type { CategoryPatch } from '@gep/map-engine/scheme';
import { Fragment, useMemo } from 'react';
import { useEvent } from '../input';
import { useWords } from '../message';
import { CategoryRow } from './category-row';
import { otherContent } from './row-content';
import type { useRowGrid } from './use-row-grid';

export interface TableRowsProps<S extends TableScheme> {
  readonly value: S;
  readonly onChange: (value: S) => void;
  /** By their keys. */
  readonly rows: ReadonlyMap<string, Category | OtherCategory>;
  /** Keys in the order of the scheme. */
  readonly own: readonly string[];
  /** Keys of all rows as they are seen. */
  readonly order: readonly string[];
  readonly grid: ReturnType<typeof useRowGrid>;
  /** Opens the editor of a row's symbol. */
  readonly onEdit: (key: string) => void;
}

/** The seen rows of a table, and the room of those that are not. */
export function TableRows<S extends TableScheme>(props: TableRowsProps<S>) {
  const { value, onChange, rows, own, order, grid, onEdit } = props;
  const words = useWords();
  const pins = useMemo(() => pinsByRow(value), [value]);
  const total = useMemo(() => totalCount([...rows.values()]), [rows]);
  const [restInShort, restInFull] = otherContent(value, words);
  const rest = useMemo(() => [restInShort, restInFull] as const, [restInShort, restInFull]);
  const type = numberType(value);
  const editRow = useEvent((key: string, part: CategoryPatch) => onChange(editRows(value, [key], part)));
  const resetRow = useEvent((key: string) => onChange(resetRows(value, new Set([key]))));
  return (
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
                onEdit={onEdit}
              />
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}
