import { describe } from '@gep/raster';
import { countCells, rankCells, statisticsOfCounts } from '@gep/raster/cells';
import type { TypedArray } from '@gep/raster';
import type { StretchRanks, StretchStatistics } from '../scheme';
import { keptLight } from './shaded-relief';
import type { ReliefLight } from './shaded-relief';

/** What is found about the cells of a block, each once and only when it is asked for; keep it with the block. */
export interface WindowFacts {
  /** Least and greatest cell, mean and population standard deviation of a band; NaN where no cell is valid. */
  statistics(band: number): StretchStatistics;
  /** The order of a band's cells. */
  ranks(band: number): StretchRanks;
  /** The light of a relief on cells; the last one is kept, so that a restyle under the same sun computes none. */
  readonly light: ReliefLight;
}

/**
 * Statistics of a block, as far as they are asked for. Hand one over with every restyle of the block
 * (`compileRasterScheme(scheme, { window })`), and nothing is counted or lit twice.
 * @param noData of all bands or, as a function, of each; null for none.
 * @example
 * const window = windowFacts([Float32Array.of(0, 2, NaN)], null);
 * window.statistics(0); // { min: 0, max: 2, mean: 1, stddev: 1 }
 */
export function windowFacts(
  bands: readonly TypedArray[],
  noData: number | null | ((band: number) => number | null),
): WindowFacts {
  const emptyOf = typeof noData === 'function' ? noData : (): number | null => noData;
  const counts = once((band) => countCells(bands[band], emptyOf(band)));
  const statistics = once((band): StretchStatistics => {
    if (bands[band].BYTES_PER_ELEMENT <= 2) return statisticsOfCounts(counts(band));
    const { min, max, mean, stddev } = describe(bands[band], { noData: emptyOf(band) ?? NaN });
    return { min, max, mean, stddev };
  });
  const ranks = once((band) => rankCells(counts(band), () => statistics(band)));
  return { statistics, ranks, light: keptLight() };
}

function once<T>(make: (band: number) => T): (band: number) => T {
  const made = new Map<number, T>();
  return (band) => {
    const known = made.get(band) ?? make(band);
    made.set(band, known);
    return known;
  };
}
