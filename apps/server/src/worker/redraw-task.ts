import type { Histogram, Statistics } from '@gep/raster';
import type { CellTerm } from './open-cells';

/** More different values than this are not worth a class each. */
export const maxUniqueValues = 256;

/** Cells that follow from others: their statistics, and where it is wanted, their file. */
export interface RedrawTask {
  readonly kind: 'redraw';
  readonly terms: readonly CellTerm[];
  /** Where a cloud-optimised GeoTIFF of the cells is written; null: nowhere. */
  readonly outPath: string | null;
}

export interface RedrawResult {
  readonly statistics: Statistics;
  /** Null without a valid cell. */
  readonly histogram: Histogram | null;
  /** Different values with their counts, by size; null past `maxUniqueValues` of them. */
  readonly unique: readonly (readonly [value: number, count: number])[] | null;
}
