/** Land of one ecosystem type at the opening that was of a type at the closing: the same where nothing changed. */
export interface AreaChange {
  /** Codes of ecosystem types, or any other numbers that name them. */
  readonly before: number;
  readonly after: number;
  /** In any unit of area; the tables are in the same. */
  readonly area: number;
  /** Whether people made the change by acting there; absent: not known. */
  readonly managed?: boolean;
}

/** Table 4.2 of SEEA EA: what became of the types (rows) and where those of the closing came from (columns). */
export interface ChangeMatrix {
  /** In the order of rows and columns. */
  readonly types: readonly number[];
  /** By type before, then by type after. */
  readonly areas: readonly (readonly number[])[];
  /** Sums of rows and of columns. */
  readonly opening: readonly number[];
  readonly closing: readonly number[];
  readonly total: number;
}

/** Rows of table 4.1 of SEEA EA. */
export const extentEntries = [
  'opening',
  'additions',
  'managedExpansion',
  'unmanagedExpansion',
  'reductions',
  'managedReduction',
  'unmanagedReduction',
  'netChange',
  'closing',
] as const;
/** A row of table 4.1. */
export type ExtentEntry = (typeof extentEntries)[number];

/** An entry by type; null where it is not known. */
export interface EntryRow {
  readonly byType: readonly (number | null)[];
  readonly total: number | null;
}

/** Table 4.1 of SEEA EA. */
export interface ExtentAccount {
  readonly types: readonly number[];
  readonly rows: Readonly<Record<ExtentEntry, EntryRow>>;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/**
 * Areas by type before and after. Changes of the same pair are added up.
 * @param types in the order wanted; those without an area count too
 * @throws RangeError for a change of a type that is not among them
 * @example
 * const changes = [{ before: 1, after: 1, area: 38 }, { before: 1, after: 5, area: 2 }];
 * changeMatrix(changes, [1, 5]).areas; // [[38, 2], [0, 0]]
 */
export function changeMatrix(changes: readonly AreaChange[], types: readonly number[]): ChangeMatrix {
  const placeOf = placesOf(types);
  const areas = types.map(() => types.map(() => 0));
  for (const { before, after, area } of changes) areas[placeOf(before)][placeOf(after)] += area;
  const opening = areas.map(sum);
  const closing = types.map((_type, column) => sum(areas.map((row) => row[column])));
  return { types, areas, opening, closing, total: sum(opening) };
}

/**
 * The extent account of a change matrix. Additions and reductions are those of each type; in the column of totals both are
 * the area that changed its type. They are split into managed and unmanaged ones where that is said of all changes;
 * otherwise the rows of the split are null, as 4.14 of the standard allows.
 * @throws RangeError as `changeMatrix` does
 * @example
 * const changes = [{ before: 1, after: 1, area: 38 }, { before: 1, after: 5, area: 2 }];
 * extentAccount(changes, [1, 5]).rows.netChange.byType; // [-2, 2]
 */
export function extentAccount(changes: readonly AreaChange[], types: readonly number[]): ExtentAccount {
  const placeOf = placesOf(types);
  const { opening, closing } = changeMatrix(changes, types);
  const moved = changes.filter(({ before, after }) => before !== after);
  const isSplit = moved.every(({ managed }) => managed !== undefined);
  const rowOf = (side: 'before' | 'after', managed?: boolean): EntryRow => {
    if (managed !== undefined && !isSplit) return { byType: types.map(() => null), total: null };
    const byType = types.map(() => 0);
    for (const change of moved)
      if (managed === undefined || change.managed === managed) byType[placeOf(change[side])] += change.area;
    return { byType, total: sum(byType) };
  };
  const whole = (byType: readonly number[]): EntryRow => ({ byType, total: sum(byType) });
  return {
    types,
    rows: {
      opening: whole(opening),
      additions: rowOf('after'),
      managedExpansion: rowOf('after', true),
      unmanagedExpansion: rowOf('after', false),
      reductions: rowOf('before'),
      managedReduction: rowOf('before', true),
      unmanagedReduction: rowOf('before', false),
      netChange: whole(opening.map((area, place) => closing[place] - area)),
      closing: whole(closing),
    },
  };
}

function placesOf(types: readonly number[]): (type: number) => number {
  const places = new Map(types.map((type, place) => [type, place]));
  return (type) => {
    const place = places.get(type);
    if (place === undefined) throw new RangeError(`type: got ${type}, allowed: ${types.join(', ')}`);
    return place;
  };
}
