import { overrideKey } from '@gep/map-engine/model';
import type { Category, CategoryOverride, TableScheme } from '@gep/map-engine/model';
import { activeOverrides, diffCategories, generateCategories, schemeFields } from '@gep/map-engine/scheme';
import type { CategoryDiff, CategoryInput } from '@gep/map-engine/scheme';

/** Pins of other fields than the scheme's. */
export function sleepingPins(scheme: TableScheme): CategoryOverride[] {
  const active = new Set(activeOverrides(scheme));
  return scheme.overrides.filter((pin) => !active.has(pin));
}

/** Pins that name their fields, so that they sleep under another field and are back with their own. */
export function namedPins(scheme: TableScheme): readonly CategoryOverride[] {
  const fields = schemeFields(scheme).map(({ name }) => name);
  return fields.length === 0
    ? scheme.overrides
    : scheme.overrides.map((pin) => (pin.fields ? pin : { ...pin, fields }));
}

/** Whether a pin changes a row; one without any part only holds a value or a class in the table. */
export function isPinned(pin: CategoryOverride): boolean {
  return [pin.color, pin.label, pin.symbol, pin.visible].some((part) => part !== undefined);
}

/** What a person changed, by the keys of the rows. */
export function pinsByRow(scheme: TableScheme): ReadonlyMap<string, CategoryOverride> {
  return new Map(
    activeOverrides(scheme)
      .filter(isPinned)
      .map((pin) => [overrideKey(pin), pin]),
  );
}

/**
 * Another intent and its rows. What was pinned goes along with every row that survives: the same value, the same
 * edges, or the class that it moved to (`diffCategories`); pins of rows that are gone go with them.
 * @param next has the rows and pins of before.
 */
export function keepPins<S extends TableScheme>(next: S, input?: CategoryInput): S {
  const sleeping = sleepingPins(next);
  const fresh = generateCategories({ ...next, overrides: sleeping }, input);
  const { moved } = diffCategories(next.categories, fresh.categories);
  const survivors = new Map<string, Category>([
    ...moved.map(({ before, after }) => [before.key, after] as const),
    ...fresh.categories.map((row) => [row.key, row] as const),
  ]);
  const carried = activeOverrides(next).flatMap((pin) => {
    const row = survivors.get(overrideKey(pin));
    return row ? [addressed(pin, row)] : [];
  });
  return carried.length === 0
    ? fresh
    : generateCategories({ ...fresh, overrides: [...sleeping, ...carried] }, input);
}

function addressed(pin: CategoryOverride, row: Category): CategoryOverride {
  return row.kind === 'range' ? { ...pin, at: { kind: 'range', lower: row.lower, upper: row.upper } } : pin;
}

/** What a change of the rows does to them and to what a person pinned on them. */
export interface RowsChange extends CategoryDiff {
  /** Keys of the earlier rows that carry pins. */
  readonly pinned: ReadonlySet<string>;
  /** A pinned row gets other edges or goes. */
  readonly touchesPins: boolean;
}

/** Compares the rows before a change with those after it. */
export function rowsChange(before: TableScheme, after: TableScheme): RowsChange {
  const pinned = new Set(pinsByRow(before).keys());
  const diff = diffCategories(before.categories, after.categories);
  const touchesPins =
    diff.dropped.some(({ key }) => pinned.has(key)) ||
    diff.moved.some((pair) => pinned.has(pair.before.key) && pair.before.key !== pair.after.key);
  return { ...diff, pinned, touchesPins };
}
