import type { RowSort, SortColumn } from '@gep/map-engine/scheme/edit';

/** The next step of a click on a column's head: one way, the other way, the scheme's own order. */
export function nextSort(sort: RowSort | null, column: SortColumn): RowSort | null {
  // Of numbers of features the largest are looked for first.
  const first = column === 'count' || column === 'share';
  if (sort?.column !== column) return { column, descending: first };
  return sort.descending === first ? { column, descending: !first } : null;
}
