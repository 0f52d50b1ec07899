import type { Category } from '../model';

/** Rows of two tables compared by their keys. */
export interface CategoryDiff {
  /** In both, at the same place. */
  readonly kept: readonly Category[];
  /** In both, at another place; the later row. */
  readonly moved: readonly Category[];
  /** Only in the later table. */
  readonly added: readonly Category[];
  /** Only in the earlier table. */
  readonly dropped: readonly Category[];
}

/** What regeneration did to the rows. */
export function diffCategories(before: readonly Category[], after: readonly Category[]): CategoryDiff {
  const places = new Map(before.map((row, i) => [row.key, i]));
  const now = new Set(after.map((row) => row.key));
  return {
    kept: after.filter((row, i) => places.get(row.key) === i),
    moved: after.filter((row, i) => places.has(row.key) && places.get(row.key) !== i),
    added: after.filter((row) => !places.has(row.key)),
    dropped: before.filter((row) => !now.has(row.key)),
  };
}
