import type { ReportCell, ReportForm, ReportVersion } from '@gep/api-client';

/** A cell as it was handed in; `before` only where the version before had another value. */
export interface ReviewCell {
  readonly value: ReportCell;
  readonly before?: ReportCell;
}

export interface ReviewRow {
  readonly id: string;
  /** Counted from 1, as findings name it; null for a row that went. */
  readonly number: number | null;
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  /** By the key of the column. */
  readonly cells: ReadonlyMap<string, ReviewCell>;
}

/** The rows of a version with what changed since the one before; rows that went come last. */
export function reviewRows(
  { columns, rows }: Pick<ReportForm, 'columns' | 'rows'>,
  changes: ReportVersion['changes'],
): ReviewRow[] {
  const byRow = new Map<string, Map<string, ReviewCell>>();
  for (const { row, column, before, after } of changes) {
    const cells = byRow.get(row) ?? new Map<string, ReviewCell>();
    cells.set(column, { value: after, before });
    byRow.set(row, cells);
  }
  const here = rows.map(({ id, cells }, index): ReviewRow => {
    const changed = byRow.get(id);
    const values = columns.map(({ key }): readonly [string, ReviewCell] => [
      key,
      changed?.get(key) ?? { value: cells[key] ?? null },
    ]);
    const kind = changed ? kindOf(values, changed) : 'same';
    return { id, number: index + 1, kind, cells: new Map(values) };
  });
  const ids = new Set(rows.map(({ id }) => id));
  const gone = [...byRow].filter(([id]) => !ids.has(id));
  return [...here, ...gone.map(([id, cells]): ReviewRow => ({ id, number: null, kind: 'removed', cells }))];
}

/** A row is new where it has no cell from before. */
function kindOf(
  values: readonly (readonly [string, ReviewCell])[],
  changed: ReadonlyMap<string, ReviewCell>,
): ReviewRow['kind'] {
  const filled = values.filter(([, { value }]) => value !== null);
  const isNew = filled.length > 0 && filled.every(([key]) => changed.get(key)?.before === null);
  return isNew ? 'added' : 'changed';
}
