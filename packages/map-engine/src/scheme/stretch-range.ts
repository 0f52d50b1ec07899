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

interface Known {
  readonly settings: StretchSettings;
  readonly statistics: StretchStatistics | null;
  readonly histogram: Histogram | null;
}

const ranges = {
  'min-max': ({ settings: { min, max }, statistics }) => ({
    low: min ?? need(statistics, 'statistics', 'min-max without min and max').min,
    high: max ?? need(statistics, 'statistics', 'min-max without min and max').max,
    curve: null,
  }),
  'standard-deviation': ({ settings, statistics }) => {
    const { mean, stddev } = need(statistics, 'statistics', 'standard-deviation');
    return {
      low: mean - settings.stddevNumber * stddev,
      high: mean + settings.stddevNumber * stddev,
      curve: null,
    };
  },
  'percent-clip': ({ settings, histogram }) => {
    const { min, max, counts } = need(histogram, 'histogram', 'percent-clip');
    const plain = { min, max, counts: Array.from(counts) };
    const tooMuch = settings.minClip + settings.maxClip > 100;
    const minClip = tooMuch ? rules.clipReset : settings.minClip;
    const maxClip = tooMuch ? rules.clipReset : settings.maxClip;
    return { low: percentile(plain, minClip), high: percentile(plain, 100 - maxClip), curve: null };
  },
  'histogram-equalization': ({ histogram }) => {
    const known = need(histogram, 'histogram', 'histogram-equalization');
    return { low: known.min, high: known.max, curve: cumulativeShare(known) };
  },
} satisfies Record<StretchKind, (known: Known) => StretchRange>;

/**
 * The range of a stretch.
 * - min-max: the given ends, else the band's;
 * - standard-deviation: mean -+ n population standard deviations;
 * - percent-clip: percentiles of the histogram; percentages that exceed 100 together count as 2 and 2;
 * - histogram-equalization: the share of cells below the value, linear inside a bin.
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
  return ranges[settings.stretch]({ settings, statistics, histogram });
}

function need<T>(value: T | null, what: string, stretch: string): T {
  if (value === null) throw new RangeError(`${what}: got none, needed for the stretch ${stretch}`);
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
