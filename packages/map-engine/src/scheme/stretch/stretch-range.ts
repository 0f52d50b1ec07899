import { percentile } from '@gep/raster';
import type { Histogram, StretchSettings } from '../../model';
import { stretches } from './stretch-kinds';
import type { StretchFacts, StretchRange, StretchRanks, StretchStatistics } from './stretch-kinds';

/**
 * The range of a stretch.
 * - min-max: the given ends, else the band's;
 * - standard-deviation: mean -+ n population standard deviations;
 * - percent-clip: percentiles of the histogram; percentages that exceed 100 together count as 2 and 2;
 * - histogram-equalization: the share of cells below the value, linear inside a bin;
 * - none: 0 to 255 for any band;
 * - square-root, logarithmic, sigmoid: the ends of min-max, with shares t of the range turned into sqrt(t), into
 *   log(1 + 1000 t) / log(1001) as astropy's LogStretch, and into 1 / (1 + exp(10 (0.5 - t))) as the sigmoid correction
 *   of Braun and Fairchild (1999) with gain 10, its ends set to 0 and 1.
 * @throws RangeError naming the statistics or histogram that is missing.
 * @example
 * const settings = stretchScheme({ stretch: 'standard-deviation', stddevNumber: 2 });
 * stretchRange(settings, { min: 0, max: 100, mean: 50, stddev: 10 }, null); // { low: 30, high: 70, curve: null }
 */
export function stretchRange(
  settings: StretchSettings,
  statistics: StretchStatistics | null,
  histogram: Histogram | null,
): StretchRange {
  return stretchRangeOf(settings, knownFacts(statistics, histogram));
}

/** Facts that are at hand. */
export function knownFacts(statistics: StretchStatistics | null, histogram: Histogram | null): StretchFacts {
  return { statistics: () => statistics, ranks: () => histogram && histogramRanks(histogram) };
}

/**
 * {@link stretchRange} that asks for what its stretch needs.
 * @throws RangeError naming the statistics or histogram that is missing.
 * @example
 * const facts = { statistics: () => null, ranks: () => histogramRanks(histogram) };
 * const clip = stretchScheme({ stretch: 'percent-clip', minClip: 10, maxClip: 40 });
 * stretchRangeOf(clip, facts); // { low: 10, high: 30, curve: null }
 */
export function stretchRangeOf(settings: StretchSettings, facts: StretchFacts): StretchRange {
  const { stretch } = settings;
  const range = stretches[stretch].range(settings, facts);
  if (typeof range === 'string') {
    throw new RangeError(`${range}: got none, allowed: figures, which the stretch ${stretch} needs`);
  }
  return range;
}

/**
 * Ranks as a histogram tells them: inside of a bin the cells are taken to be spread evenly.
 * @example
 * histogramRanks(histogram).percentile(30); // 20
 */
export function histogramRanks(histogram: Histogram): StretchRanks {
  const { min, max } = histogram;
  return {
    percentile: (p) => percentile(histogram, p),
    equalised: () => ({ low: min, high: max, curve: cumulativeShare(histogram) }),
  };
}

function cumulativeShare({ counts }: Histogram): (share: number) => number {
  const bins = counts.length;
  const below = new Float64Array(bins + 1);
  for (let i = 0; i < bins; i++) below[i + 1] = below[i] + counts[i];
  const total = below[bins] || 1;
  return (share) => {
    const position = share * bins;
    const bin = Math.min(bins - 1, Math.floor(position));
    return (below[bin] + (below[bin + 1] - below[bin]) * (position - bin)) / total;
  };
}
