import type { BandStatistics, RasterBand } from '../../model';

/**
 * What is known of one of a raster's bands; null while there is none, or none is chosen.
 * @param band 0-based.
 * @example
 * bandStatistics([], 0); // null
 */
export function bandStatistics(bands: readonly RasterBand[], band: number | null): BandStatistics | null {
  return band === null ? null : (bands[band]?.statistics ?? null);
}
