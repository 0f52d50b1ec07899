import type {
  BandStatistics,
  Category,
  FieldStatistics,
  FieldValue,
  Histogram,
  UniqueValue,
} from '../../model';

/**
 * Where rows are counted from. The first that is given counts, in this order; without any, the scheme's own
 * statistics (vector) or its band's statistics (raster) are used.
 */
export interface CategoryInput {
  /** Attributes of every feature. */
  readonly properties?: readonly Readonly<Record<string, unknown>>[];
  /** The field's (or band's) value of every feature (or cell). */
  readonly values?: ArrayLike<FieldValue | undefined>;
  /** How many features (or cells) each of `properties` or `values` stands for, 0 or more; absent: one each. */
  readonly weights?: ArrayLike<number>;
  /**
   * Distribution of a numeric field or of a band; the no-data cells are not in it. Breaks have the error bounds of
   * `classifyHistogram`; a bin counts whole in the class of its centre.
   */
  readonly histogram?: Histogram;
  readonly statistics?: FieldStatistics | BandStatistics;
  /**
   * Palette of a raster: red, green, blue, alpha 0-255 of the cell values 0, 1, 2 and so on, as `info.colorTable` of
   * `@gep/raster`. The ramp colours the other values; pinned colours stay.
   */
  readonly colorTable?: readonly (readonly [number, number, number, number])[];
  /** Cells of this value belong to `other`. */
  readonly noData?: number | null;
}

/** What the rows of a graduated scheme are computed from. */
export type NumberSource =
  | {
      readonly kind: 'values';
      readonly values: ArrayLike<number>;
      /** Null: one each. */
      readonly weights: ArrayLike<number> | null;
      readonly otherCount: number;
    }
  | { readonly kind: 'histogram'; readonly histogram: Histogram; readonly otherCount: number | null }
  | {
      readonly kind: 'summary';
      readonly min: number;
      readonly max: number;
      readonly mean: number;
      readonly stddev: number;
      readonly totalCount: number;
    };

/** Distinct values with counts. */
export interface ValueTable {
  /** Those that get a row; null where it is not known how many features have the value. */
  readonly rows: readonly (Omit<UniqueValue, 'count'> & Pick<Category, 'count'>)[];
  /** Those that get one only where a person asks: rare ones of very many, and combinations that lack a value. */
  readonly rest: readonly UniqueValue[];
  /** Features in no row, those of the rest among them; null where that is not known. */
  readonly otherCount: number | null;
  /** Whether these are all values: what is not among them, no feature has. */
  readonly complete: boolean;
}

/**
 * The weight of the item at an index: one each without weights.
 * @throws RangeError for weights of another length, negative or not finite.
 */
export function weightsOf(weights: ArrayLike<number> | undefined, length: number): (index: number) => number {
  if (!weights) return () => 1;
  if (weights.length !== length) {
    throw new RangeError(`weights: got ${weights.length}, allowed: one a value (${length})`);
  }
  return (index) => {
    const weight = weights[index];
    if (weight >= 0 && weight < Infinity) return weight;
    throw new RangeError(`weights[${index}]: got ${String(weight)}, allowed: finite numbers from 0`);
  };
}
