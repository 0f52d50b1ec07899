import { toRamp } from '../../color';
import type { Histogram, RasterGraduatedScheme, StretchScheme } from '../../model';
import { generateCategories } from '../category/generate-categories';
import { histogramRanks } from '../stretch/stretch-range';
import { rasterGraduatedScheme, stretchScheme } from './raster-factories';
import type { RasterOptions } from './raster-factories';
import type { RampInput } from './ramp-input';

/** What is known of the values of a band. */
export interface SuggestStatistics {
  readonly min: number;
  readonly max: number;
}

/** Ramps and display settings of a suggested scheme. */
export interface SuggestOptions extends RasterOptions {
  /** Index of the band; the first by default. */
  readonly band?: number;
  /** For values of one sign; YlGnBu by default. */
  readonly ramp?: RampInput;
  /** For values on both sides of 0; BrBG by default. */
  readonly diverging?: RampInput;
}

/** Tukey's outer fences: what lies more than three interquartile ranges outside of the quartiles is far out. */
const fence = 3;
/** Percent of the cells that a clipped ramp may leave beyond its ends. */
const clippedMost = 10;
/** Percent of the cells that a sign needs to count: a few cells of the other one are noise. */
const signLeast = 1;
const classes = 7;

/**
 * How a cartographer would draw a band that nobody has styled:
 *
 * - a sequential ramp for values of one sign, a diverging one with 0 in the middle for both;
 * - continuous between the outermost values within Tukey's outer fences, so that outliers do not take the ramp from all
 *   others;
 * - seven quantile classes where more than a tenth of the cells lies beyond the fences: nearly all values are alike then,
 *   or they span several orders of magnitude.
 *
 * @param histogram null: the ramp spans the range
 * @throws RangeError for an unknown ramp
 * @example
 * const scheme = suggestScheme({ min: 0, max: 4 }, { min: 0, max: 4, counts: [10, 10, 10, 10] });
 * scheme.kind; // 'stretch'
 */
export function suggestScheme(
  { min, max }: SuggestStatistics,
  histogram: Histogram | null,
  { ramp = 'YlGnBu', diverging = 'BrBG', ...options }: SuggestOptions = {},
): StretchScheme | RasterGraduatedScheme {
  const band = options.band ?? 0;
  if (!histogram || !(max > min)) return stretchScheme({ ...options, band, ramp });
  const { percentile } = histogramRanks(histogram);
  const [low, high] = whiskers(histogram);
  if (percentile(signLeast) < 0 && percentile(100 - signLeast) > 0) {
    const reach = Math.max(Math.abs(low), Math.abs(high));
    return stretchScheme({ ...options, band, min: -reach, max: reach, ramp: diverging });
  }
  // Losses are drawn like gains: the strong end of the ramp is far from 0.
  const isNegative = percentile(100 - signLeast) <= 0 && min < 0;
  if (shareOutside(histogram, low, high) <= clippedMost)
    return stretchScheme({ ...options, band, min: low, max: high, ramp, reverse: isNegative });
  const classified = { method: 'quantile', classes, ramp: toRamp(ramp), reverse: isNegative } as const;
  return generateCategories(rasterGraduatedScheme({ ...options, band, ...classified }), { histogram });
}

/** The whiskers of a box plot: the outermost values within the outer fences, as near as the bins tell. */
function whiskers(histogram: Histogram): [low: number, high: number] {
  const { min, max, counts } = histogram;
  const { percentile } = histogramRanks(histogram);
  const [lower, upper] = [percentile(25), percentile(75)];
  const reach = fence * (upper - lower);
  const width = (max - min) / counts.length;
  const start = (bin: number): number => min + bin * width;
  const filled = Array.from(counts).flatMap((count, bin) => (count > 0 ? [bin] : []));
  const first = filled.find((bin) => start(bin + 1) > lower - reach) ?? 0;
  const last = filled.findLast((bin) => start(bin) < upper + reach) ?? counts.length - 1;
  return [start(first), last === counts.length - 1 ? max : start(last + 1)];
}

/** Percent of the cells in bins that lie whole outside of a range. */
function shareOutside({ min, max, counts }: Histogram, low: number, high: number): number {
  const width = (max - min) / counts.length;
  let [outside, all] = [0, 0];
  for (let bin = 0; bin < counts.length; bin++) {
    const start = min + bin * width;
    if (start + width <= low || start >= high) outside += counts[bin];
    all += counts[bin];
  }
  return all === 0 ? 0 : (100 * outside) / all;
}
