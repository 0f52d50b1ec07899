import type { Category, RangeCategory } from '../../model';

/** A row that is in both tables and looks different: a class with other edges, or a row at another place. */
export interface MovedCategory<Row extends Category = Category> {
  readonly before: Row;
  readonly after: Row;
}

/** Two tables compared. Every row is in one list: of the later table in kept, moved or added. */
export interface CategoryDiff {
  /** The same value or the same edges, at the same place among the rows that both tables have. */
  readonly kept: readonly Category[];
  /** A class whose edges moved, or a value at a different place among the rows that both tables have. */
  readonly moved: readonly MovedCategory[];
  /** Only in the later table. */
  readonly added: readonly Category[];
  /** Only in the earlier table. */
  readonly dropped: readonly Category[];
}

/**
 * What regeneration did to the rows. Rows are the same by value or edges; a class with other edges is the same
 * class moved where the two overlap more, by share of both, than with any other class left over.
 * @example
 * const fewer = { ...scheme, classification: { ...scheme.classification, classes: 2 } };
 * const { kept, moved } = diffCategories(scheme.categories, generateCategories(fewer, { properties }).categories);
 * kept.length; // 0
 * moved.map(({ before, after }) => [before.key, after.key]); // [['(10,20]', '(10,25]'], ['(30,40]', '(25,40]']]
 */
export function diffCategories(before: readonly Category[], after: readonly Category[]): CategoryDiff {
  const earlier = new Map(before.map((row) => [row.key, row]));
  const later = new Set(after.map((row) => row.key));
  const shared = after.filter((row) => earlier.has(row.key));
  const placeBefore = new Map(before.filter((row) => later.has(row.key)).map((row, i) => [row.key, i]));
  const gone = before.filter((row) => !later.has(row.key));
  const fresh = after.filter((row) => !earlier.has(row.key));
  const edged = movedClasses(gone.filter(isClass), fresh.filter(isClass));
  const matched = new Set<Category>(edged.flatMap((pair) => [pair.before, pair.after]));
  const stays = (row: Category, place: number): boolean => placeBefore.get(row.key) === place;
  const replaced = shared.filter((row, i) => !stays(row, i));
  return {
    kept: shared.filter(stays),
    moved: [...replaced.map((row) => ({ before: earlier.get(row.key) ?? row, after: row })), ...edged],
    added: fresh.filter((row) => !matched.has(row)),
    dropped: gone.filter((row) => !matched.has(row)),
  };
}

function isClass(row: Category): row is RangeCategory {
  return row.kind === 'range';
}

/** Pairs of classes that are each other's best match; the first of equals. */
function movedClasses(
  gone: readonly RangeCategory[],
  fresh: readonly RangeCategory[],
): MovedCategory<RangeCategory>[] {
  return fresh.flatMap((after) => {
    const before = bestMatch(after, gone);
    return before && bestMatch(before, fresh) === after ? [{ before, after }] : [];
  });
}

function bestMatch(row: RangeCategory, rows: readonly RangeCategory[]): RangeCategory | null {
  let best: RangeCategory | null = null;
  let most = 0;
  for (const other of rows) {
    const share = overlapShare(row, other);
    if (share > most) [best, most] = [other, share];
  }
  return best;
}

/** What two classes have in common as a share of what they cover together, 0-1. */
function overlapShare(one: RangeCategory, two: RangeCategory): number {
  // Halves, so that no difference of huge numbers overflows.
  const common = Math.min(one.upper, two.upper) / 2 - Math.max(one.lower, two.lower) / 2;
  const together = Math.max(one.upper, two.upper) / 2 - Math.min(one.lower, two.lower) / 2;
  return common > 0 ? common / together : 0;
}
