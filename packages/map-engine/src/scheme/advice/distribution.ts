import type { WeightedPoints } from './weighted-points';
import { weightAt } from './weighted-points';

/** Tukey's outer fences: what lies more than three interquartile ranges outside of the quartiles is far out. */
const fence = 3;
/** Share of the values that a sign needs to count: a few values of the other one are noise. */
const signLeast = 0.01;

/** How values are spread: what a choice of classes or of a ramp follows from. Shares are 0-1. */
export interface Distribution {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  /** Of the population. */
  readonly stddev: number;
  /** The third standardised moment: 0 where both sides are alike, above 0 with a long tail of high values. */
  readonly skewness: number;
  readonly sign: 'positive' | 'negative' | 'both';
  /** Share of the values below 0. */
  readonly negative: number;
  /** Share of the values that are 0; of a histogram, what its bin holds more than the next one. */
  readonly zeros: number;
  /** The outermost values within Tukey's outer fences. */
  readonly whiskers: readonly [low: number, high: number];
  /** Share of the values outside of the whiskers. */
  readonly outside: number;
}

/** Reads a distribution. Of a histogram as near as its bins tell. */
export function readDistribution(points: WeightedPoints): Distribution {
  const { min, max, total, values, half } = points;
  const whiskers = whiskersOf(points);
  const shareOf = (holds: (value: number) => boolean): number => {
    let weight = 0;
    for (let i = 0; i < values.length; i++) if (holds(values[i])) weight += weightAt(points, i);
    return weight / total;
  };
  return {
    ...{ min, max, whiskers },
    ...momentsOfPoints(points),
    sign: signOf(points),
    negative: shareOf((value) => value < 0),
    zeros: half === 0 ? shareOf((value) => value === 0) : zerosOfBins(points),
    outside: shareOf((value) => value < whiskers[0] || value > whiskers[1]),
  };
}

function signOf({ valueAt, min }: WeightedPoints): Distribution['sign'] {
  const high = valueAt(1 - signLeast);
  if (valueAt(signLeast) < 0 && high > 0) return 'both';
  return high <= 0 && min < 0 ? 'negative' : 'positive';
}

/** The whiskers of a box plot. */
function whiskersOf({ valueAt, values, half, min, max }: WeightedPoints): [low: number, high: number] {
  const [lower, upper] = [valueAt(0.25), valueAt(0.75)];
  const reach = fence * (upper - lower);
  const inside = (value: number) => value + half >= lower - reach && value - half <= upper + reach;
  const low = values.find(inside) ?? min;
  const high = values.findLast(inside) ?? max;
  return [Math.max(min, low - half), Math.min(max, high + half)];
}

/** The moments of a distribution. */
export function momentsOfPoints(points: WeightedPoints): Pick<Distribution, 'mean' | 'stddev' | 'skewness'> {
  const { values, total, min, max } = points;
  // Centred and scaled, so that neither squares nor cubes leave the number format.
  const [middle, scale] = [min / 2 + max / 2, max / 2 - min / 2 || 1];
  const moment = (power: number, about: number): number => {
    let sum = 0;
    for (let i = 0; i < values.length; i++)
      sum += ((values[i] - middle) / scale - about) ** power * weightAt(points, i);
    return sum / total;
  };
  const mean = moment(1, 0);
  const stddev = Math.sqrt(moment(2, mean));
  const skewness = stddev > 0 ? moment(3, mean) / stddev ** 3 : 0;
  return { mean: middle + mean * scale, stddev: stddev * scale, skewness };
}

function zerosOfBins(points: WeightedPoints): number {
  const { values, half, total } = points;
  const at = values.findIndex((value) => value - half <= 0 && value + half > 0);
  if (at < 0) return 0;
  const next = at + 1 < values.length ? weightAt(points, at + 1) : 0;
  return Math.max(0, weightAt(points, at) - next) / total;
}
