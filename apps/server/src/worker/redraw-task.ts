import type { Histogram, Statistics } from '@gep/raster';
import type { CellTerm } from './open-cells';

/** More different values than this are not worth a class each. */
export const maxUniqueValues = 256;

/** A pass over cells that follow from others: their statistics, and where it is wanted, their file. */
export interface RedrawTask {
  readonly kind: 'redraw';
  readonly terms: readonly CellTerm[];
  /** A flat file of district indices, -1 outside, where the smallest and largest cells of districts are wanted. */
  readonly districts: { readonly path: string; readonly count: number } | null;
  /** Where a cloud-optimised GeoTIFF of the cells is written; null: nowhere. */
  readonly outPath: string | null;
}

/** The smallest and the largest cell of districts; ∞ and -∞ without one. */
export interface DistrictRanges {
  readonly min: Float64Array;
  readonly max: Float64Array;
}

export interface RedrawResult {
  readonly statistics: Statistics;
  /** Null without a valid cell. */
  readonly histogram: Histogram | null;
  /** Different values with their counts, by size; null past `maxUniqueValues` of them. */
  readonly unique: readonly (readonly [value: number, count: number])[] | null;
  /** Null where they were not wanted. */
  readonly ranges: DistrictRanges | null;
}
