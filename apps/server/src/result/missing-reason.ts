import type { MissingReason } from '@gep/api-client/contract';

interface Counted {
  /** Of valid cells. */
  readonly count: number;
}

/** Where a region lies. */
interface RegionPlace {
  /** Cells of the grid in the region, valid or not. */
  readonly cells: number;
  /** Whether the region reaches the grid. */
  readonly reached: boolean;
  /** The region on every raster of the year. */
  readonly others: readonly Counted[];
}

/** Why a region has no valid cell of a result; null where it has one. */
export function missingReason(
  { count }: Counted,
  { cells, reached, others }: RegionPlace,
): MissingReason | null {
  if (count > 0) return null;
  if (cells === 0 && reached) return 'small';
  return others.some((other) => other.count > 0) ? 'no-data' : 'outside';
}
