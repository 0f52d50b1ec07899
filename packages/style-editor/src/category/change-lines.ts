import type { Category, TableScheme } from '@gep/map-engine/model';
import { rowsChange } from '@gep/map-engine/scheme/edit';

/** What becomes of a row. */
export type ChangeKind = 'kept' | 'moved' | 'added' | 'dropped';

/** One row of a change: as it was, as it will be, or both. */
export interface ChangeLine {
  readonly kind: ChangeKind;
  readonly before?: Category;
  readonly after?: Category;
  /** A person changed the row. */
  readonly pinned: boolean;
}

/** The rows of a change, those that a person changed first, and how many there are of each kind. */
export function changeLines(before: TableScheme, after: TableScheme) {
  const { kept, moved, added, dropped, pinned } = rowsChange(before, after);
  const earlier = new Map(before.categories.map((row) => [row.key, row]));
  const line = (kind: ChangeKind, one?: Category, two?: Category): ChangeLine => ({
    kind,
    before: one,
    after: two,
    pinned: one !== undefined && pinned.has(one.key),
  });
  const lines = [
    ...dropped.map((row) => line('dropped', row)),
    // A value that only stands elsewhere in the table is the same row.
    ...moved.map((pair) =>
      line(pair.before.key === pair.after.key ? 'kept' : 'moved', pair.before, pair.after),
    ),
    ...kept.map((row) => line('kept', earlier.get(row.key), row)),
    ...added.map((row) => line('added', undefined, row)),
  ].sort((one, two) => Number(two.pinned) - Number(one.pinned));
  const count = (kind: ChangeKind) => lines.filter((one) => one.kind === kind).length;
  const counts = {
    kept: count('kept'),
    moved: count('moved'),
    added: count('added'),
    dropped: count('dropped'),
  };
  return { lines, counts };
}
