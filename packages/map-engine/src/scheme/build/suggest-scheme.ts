import { toRamp } from '../../color';
import type { Histogram, RasterGraduatedScheme, StretchScheme } from '../../model';
import { readDistribution } from '../advice/distribution';
import { weightedPoints } from '../advice/weighted-points';
import { generateCategories } from '../category/generate-categories';
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

/** Share of the cells that a clipped ramp may leave beyond its ends. */
const clippedMost = 0.1;
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
  const points = weightedPoints({ kind: 'histogram', histogram, otherCount: null });
  if (!points) return stretchScheme({ ...options, band, ramp });
  const { whiskers, outside, sign } = readDistribution(points);
  const [low, high] = whiskers;
  if (sign === 'both') {
    const reach = Math.max(Math.abs(low), Math.abs(high));
    return stretchScheme({ ...options, band, min: -reach, max: reach, ramp: diverging });
  }
  // Losses are drawn like gains: the strong end of the ramp is far from 0.
  const isNegative = sign === 'negative';
  if (outside <= clippedMost)
    return stretchScheme({ ...options, band, min: low, max: high, ramp, reverse: isNegative });
  const classified = { method: 'quantile', classes, ramp: toRamp(ramp), reverse: isNegative } as const;
  return generateCategories(rasterGraduatedScheme({ ...options, band, ...classified }), { histogram });
}
