import { classIndex } from '../../classify';
import type { Field } from '../../model';
import type { CategoryInput } from '../category/category-input';
import { numberSource } from '../data/number-source';
import { momentsOfPoints } from './distribution';
import { weightAt, weightedPoints } from './weighted-points';
import type { WeightedPoints } from './weighted-points';

/** How well classes show values. Each figure is 0-1, and 1 is best. */
export interface ClassGoodness {
  /**
   * Goodness of variance fit (Jenks and Caspall 1971, Robinson et al. 1984): the variance between the classes as a part
   * of the whole. Grows with the number of classes.
   */
  readonly gvf: number;
  /** How evenly the values are spread over the classes: Shannon's entropy as a part of the most there could be. */
  readonly entropy: number;
  /** The same of the area of the districts (Cromley 1995); null where no areas are given. */
  readonly areaBalance: number | null;
}

/** What else is known of the values. */
export interface GoodnessOptions {
  /** The field of `properties`. */
  readonly field?: Field | null;
  /** The area of each of `properties` or `values`, in any unit. */
  readonly areas?: ArrayLike<number>;
}

/**
 * How well classes with these edges show values, by any method or none. Of a histogram a bin counts whole in the
 * class of its centre.
 * @param breaks ascending edges, one more than classes
 * @returns null where nothing is known of the values but their range
 * @example
 * classGoodness({ values: [1, 2, 9, 10] }, [1, 2, 10]); // { gvf: 0.985, entropy: 1, areaBalance: null }
 */
export function classGoodness(
  input: CategoryInput,
  breaks: readonly number[],
  { field = null, areas }: GoodnessOptions = {},
): ClassGoodness | null {
  const points = weightedPoints(numberSource(input, field, null));
  if (!points) return null;
  const byArea = areas ? weightedPoints(numberSource({ ...input, weights: areas }, field, null)) : null;
  return goodnessOf(points, breaks, byArea);
}

/** The same of points, and of points weighted by their areas. */
export function goodnessOf(
  points: WeightedPoints,
  breaks: readonly number[],
  byArea: WeightedPoints | null,
): ClassGoodness {
  return {
    gvf: varianceFit(points, breaks),
    entropy: evenness(points, breaks),
    areaBalance: byArea && evenness(byArea, breaks),
  };
}

/** Values that are all the same are shown as they are: 1. */
function varianceFit(points: WeightedPoints, breaks: readonly number[]): number {
  const { mean, stddev } = momentsOfPoints(points);
  if (!(stddev > 0)) return 1;
  const distance = (i: number) => (points.values[i] - mean) / stddev;
  const sums = Array.from(breaks, () => ({ weight: 0, sum: 0 }));
  // Values in no class are one more.
  forEachClass(points, breaks, (at, weight, i) => {
    const own = sums[at < 0 ? sums.length - 1 : at];
    own.weight += weight;
    own.sum += weight * distance(i);
  });
  const between = sums.reduce((all, { weight, sum }) => all + (weight > 0 ? sum ** 2 / weight : 0), 0);
  return Math.min(1, between / points.total);
}

function evenness(points: WeightedPoints, breaks: readonly number[]): number {
  const classes = breaks.length - 1;
  if (classes < 2) return 1;
  const weights = Array<number>(classes).fill(0);
  forEachClass(points, breaks, (at, weight) => {
    if (at >= 0) weights[at] += weight;
  });
  const inside = weights.reduce((sum, weight) => sum + weight, 0);
  if (inside === 0) return 0;
  const shares = weights.map((weight) => weight / inside);
  const entropy = shares.reduce((sum, share) => sum - (share > 0 ? share * Math.log(share) : 0), 0);
  return Math.min(1, entropy / Math.log(classes));
}

function forEachClass(
  points: WeightedPoints,
  breaks: readonly number[],
  visit: (at: number, weight: number, i: number) => void,
): void {
  for (let i = 0; i < points.values.length; i++)
    visit(classIndex(breaks, points.values[i]), weightAt(points, i), i);
}
