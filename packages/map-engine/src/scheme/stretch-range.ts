import { percentile } from '@gep/raster';
import { rules } from '../model';
import type { Histogram, StretchKind, StretchSettings } from '../model';

/** The statistics that stretches need, in the band's unit; those of `describe` and of the model's bands both fit. */
export interface StretchStatistics {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
}

/** Values from `low` to `high` are spread over shares 0 to 1, evenly or along a curve. */
export interface StretchRange {
  readonly low: number;
  readonly high: number;
  /** Share of the way from low to high (0-1) to share of the ramp (0-1); null: the same. */
  readonly curve: ((share: number) => number) | null;
}

/** What stretches know about the order of a band's cells. */
export interface StretchRanks {
  /** The value below which p percent (0-100) of the cells lie; NaN without a valid cell. */
  percentile(p: number): number;
  /** The range of the cells, with the share of the cells below a value as its curve. */
  equalised(): StretchRange;
}

/** What is known about a band; each asked only by the stretches that need it, null where it is not known. */
export interface StretchFacts {
  statistics(): StretchStatistics | null;
  ranks(): StretchRanks | null;
}

type RangeOf = (settings: StretchSettings, facts: StretchFacts) => StretchRange;

/** The given ends, else the band's, along a curve. */
function ended(curve: StretchRange['curve']): RangeOf {
  return ({ stretch, min, max }, facts) => {
    const own = (end: 'min' | 'max'): number =>
      need(facts.statistics(), 'statistics', `${stretch} without min and max`)[end];
    return { low: min ?? own('min'), high: max ?? own('max'), curve };
  };
}

const logistic = (share: number): number => 1 / (1 + Math.exp(10 * (0.5 - share)));

const ranges = {
  'min-max': ended(null),
  'standard-deviation': (settings, facts) => {
    const { mean, stddev } = need(facts.statistics(), 'statistics', 'standard-deviation');
    return {
      low: mean - settings.stddevNumber * stddev,
      high: mean + settings.stddevNumber * stddev,
      curve: null,
    };
  },
  'percent-clip': ({ minClip, maxClip }, facts) => {
    const ranks = need(facts.ranks(), 'histogram', 'percent-clip');
    const tooMuch = minClip + maxClip > 100;
    const [below, above] = tooMuch ? [rules.clipReset, rules.clipReset] : [minClip, maxClip];
    return { low: ranks.percentile(below), high: ranks.percentile(100 - above), curve: null };
  },
  'histogram-equalization': (_, facts) =>
    need(facts.ranks(), 'histogram', 'histogram-equalization').equalised(),
  none: () => ({ low: 0, high: 255, curve: null }),
  sigmoid: ended((share) => (logistic(share) - logistic(0)) / (logistic(1) - logistic(0))),
  logarithmic: ended((share) => Math.log1p(1000 * share) / Math.log1p(1000)),
  'square-root': ended(Math.sqrt),
} satisfies Record<StretchKind, RangeOf>;

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
  return stretchRangeOf(settings, {
    statistics: () => statistics,
    ranks: () => histogram && histogramRanks(histogram),
  });
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
  return ranges[settings.stretch](settings, facts);
}

/**
 * Ranks as a histogram tells them: inside of a bin the cells are taken to be spread evenly.
 * @example
 * histogramRanks(histogram).percentile(30); // 20
 */
export function histogramRanks(histogram: Histogram): StretchRanks {
  const { min, max, counts } = histogram;
  return {
    percentile: (p) => percentile({ min, max, counts: Array.from(counts) }, p),
    equalised: () => ({ low: min, high: max, curve: cumulativeShare(histogram) }),
  };
}

function need<T>(value: T | null, what: string, stretch: string): T {
  if (value === null)
    throw new RangeError(`${what}: got none, allowed: figures, which the stretch ${stretch} needs`);
  return value;
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
