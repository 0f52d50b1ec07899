import type { BandStatistics, FieldStatistics, FieldValue, Histogram } from '../model';

/**
 * Where rows are counted from. The first that is given counts, in this order; without any, the scheme's own
 * statistics (vector) or its band's statistics (raster) are used.
 */
export interface CategoryInput {
  /** Attributes of every feature. */
  readonly properties?: readonly Readonly<Record<string, unknown>>[];
  /** The field's (or band's) value of every feature (or cell). */
  readonly values?: ArrayLike<FieldValue | undefined>;
  /** Distribution of a numeric field or of a band; the no-data cells are not in it. */
  readonly histogram?: Histogram;
  readonly statistics?: FieldStatistics | BandStatistics;
  /** Cells of this value belong to `other`. */
  readonly noData?: number | null;
}

/** What the rows of a graduated scheme are computed from. */
export type NumberSource =
  | { readonly kind: 'values'; readonly values: ArrayLike<number>; readonly otherCount: number }
  | { readonly kind: 'histogram'; readonly histogram: Histogram; readonly otherCount: number | null }
  | {
      readonly kind: 'summary';
      readonly min: number;
      readonly max: number;
      readonly mean: number;
      readonly stddev: number;
      readonly totalCount: number;
    };

/** Distinct values with counts, and how many features have none. */
export interface ValueTable {
  readonly rows: readonly { readonly values: readonly FieldValue[]; readonly count: number }[];
  readonly otherCount: number | null;
}
