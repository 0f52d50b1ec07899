import { pinKey } from '../../model';
import type { Category, CategoryPin, TableScheme } from '../../model';
import type { CategoryInput } from './category-input';
import { diffCategories } from './diff-categories';
import type { CategoryDiff } from './diff-categories';
import { generateCategories } from './generate-categories';
import { activePins, pinsByRow, inactivePins } from './pins';

/**
 * Another intent and its rows. What was pinned goes along with every row that survives: the same value, the same
 * edges, or the class that it moved to (`diffCategories`); pins of rows that are gone go with them.
 * @param next has the rows and pins of before.
 * @example
 * const pinned = pinCategory(scheme, rangeKey(30, 40), { label: 'mine' });
 * const fewer = { ...pinned, classification: { ...pinned.classification, classes: 2 } };
 * keepPins(fewer, { properties }).categories.map(({ label }) => label); // ['10.00 - 25.00', 'mine']
 */
export function keepPins<S extends TableScheme>(next: S, input: CategoryInput = {}): S {
  const inactive = inactivePins(next);
  const fresh = generateCategories({ ...next, pins: inactive }, input);
  const { moved } = diffCategories(next.categories, fresh.categories);
  const survivors = new Map<string, Category>([
    ...moved.map(({ before, after }) => [before.key, after] as const),
    ...fresh.categories.map((row) => [row.key, row] as const),
  ]);
  const carried = activePins(next).flatMap((pin) => {
    const row = survivors.get(pinKey(pin));
    return row ? [addressed(pin, row)] : [];
  });
  return carried.length === 0
    ? fresh
    : generateCategories({ ...fresh, pins: [...inactive, ...carried] }, input);
}

function addressed(pin: CategoryPin, row: Category): CategoryPin {
  return row.kind === 'range' ? { ...pin, at: { kind: 'range', lower: row.lower, upper: row.upper } } : pin;
}

/** What a change of the rows does to them and to what a person pinned on them. */
export interface RowsChange extends CategoryDiff {
  /** Keys of the earlier rows that carry pins. */
  readonly pinned: ReadonlySet<string>;
  /** A pinned row gets other edges or goes. */
  readonly touchesPins: boolean;
}

/**
 * Compares the rows before a change with those after it.
 * @example
 * const hidden = pinCategory(scheme, rangeKey(20, 30), { visible: false });
 * rowsChange(hidden, generateCategories({ ...hidden, pins: [] }, { properties })).touchesPins; // false
 */
export function rowsChange(before: TableScheme, after: TableScheme): RowsChange {
  const pinned = new Set(pinsByRow(before).keys());
  const diff = diffCategories(before.categories, after.categories);
  const touchesPins =
    diff.dropped.some(({ key }) => pinned.has(key)) ||
    diff.moved.some((pair) => pinned.has(pair.before.key) && pair.before.key !== pair.after.key);
  return { ...diff, pinned, touchesPins };
}
