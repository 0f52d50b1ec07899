import { sumsBetween } from './ledger-format';
import type { LedgerSums } from './ledger-format';
import { keyBelow, keyUpTo } from './value-key';

/** Values above `lower` up to `upper`; null: without an end. Where both are the same, that value alone. */
export type LedgerClass = readonly [lower: number | null, upper: number | null];

/** What the cells of a raster come to by classes. */
export interface LedgerSumsTask {
  readonly kind: 'ledger-sums';
  readonly path: string;
  /** The class with the lowest lower end holds that end too, as classes of a style do. */
  readonly classes: readonly LedgerClass[];
}

export interface LedgerSumsResult {
  readonly classes: readonly LedgerSums[];
  /** Cells in no class. */
  readonly rest: LedgerSums;
  readonly total: LedgerSums;
}

const firstKey = -1;
const lastKey = 0xffffffff;

/** Exact for any classes: cells are compared by the keys of their values, and sums are added up, never subtracted. */
export async function classSums({ path, classes }: LedgerSumsTask): Promise<LedgerSumsResult> {
  const first = lowestOf(classes);
  const ranges = classes.map(([lower, upper], i) => ({
    after: lower === null ? firstKey : lower === upper || i === first ? keyBelow(lower) : keyUpTo(lower),
    upTo: upper === null ? lastKey : keyUpTo(upper),
  }));
  const cuts = [...new Set(ranges.flatMap(({ after, upTo }) => [after, upTo]))].sort((a, b) => a - b);
  const parts = await sumsBetween(path, cuts);
  // Part i holds the keys after cut i - 1 up to cut i.
  const isIn = (part: number, { after, upTo }: (typeof ranges)[number]): boolean =>
    part > 0 && part < cuts.length && cuts[part - 1] >= after && cuts[part] <= upTo;
  return {
    classes: ranges.map((range) => added(parts.filter((_, part) => isIn(part, range)))),
    rest: added(parts.filter((_, part) => !ranges.some((range) => isIn(part, range)))),
    total: added(parts),
  };
}

/** The place of the class that begins lowest; of two, the one that ends first, as a value alone before what follows it. */
function lowestOf(classes: readonly LedgerClass[]): number {
  const ends = classes.map(([lower, upper]) => [lower ?? -Infinity, upper ?? Infinity] as const);
  return ends.reduce((best, [lower, upper], i) => {
    const [leastLower, leastUpper] = ends[best];
    return lower < leastLower || (lower === leastLower && upper < leastUpper) ? i : best;
  }, 0);
}

function added(parts: readonly LedgerSums[]): LedgerSums {
  const all = { cells: 0, sum: 0, beside: 0 };
  for (const { cells, sum, beside } of parts) {
    all.cells += cells;
    all.sum += sum;
    all.beside += beside;
  }
  return all;
}
