import { finish } from '@gep/raster/order';
import type { Steps } from '@gep/raster/order';
import type { ClassMethod } from '../model';
import { equalInterval } from './equal-interval';
import { geometricBreaks } from './geometric';
import { headTailBreaks } from './head-tail';
import { logarithmicBreaks } from './logarithmic';
import { naturalBreaks } from './natural-breaks';
import { checkedClasses, checkedInterval, checkedMost, isSetBy } from './options';
import type { ClassifyOptions } from './options';
import { symmetricBreaks } from './pivot';
import { prettyBreaks } from './pretty';
import { quantileBreaks } from './quantile';
import { takeSample } from './sample';
import type { Sample, Values } from './sample';
import { standardDeviationBreaks } from './standard-deviation';

/** What a method gets: the valid values and its parameters. */
interface Task {
  readonly sample: Sample;
  readonly classes: number;
  readonly interval: number;
  /** Classes at most, of methods that count them themselves. */
  readonly most: number;
}

const methods = {
  'equal-interval': ({ sample: { min, max }, classes }) => equalInterval(min, max, classes),
  quantile: ({ sample, classes }) => quantileBreaks(sample, classes),
  'natural-breaks': ({ sample, classes }) => naturalBreaks(sample, classes),
  'standard-deviation': ({ sample, interval, most }) => standardDeviationBreaks(sample, interval, most),
  pretty: ({ sample: { min, max }, classes, most }) => prettyBreaks(min, max, classes, most),
  geometric: ({ sample: { min, max }, classes }) => geometricBreaks(min, max, classes),
  logarithmic: ({ sample, classes }) => logarithmicBreaks(sample, classes),
  'head-tail': ({ sample, classes }) => headTailBreaks(sample, classes),
} satisfies Record<ClassMethod, (task: Task) => number[] | Steps<number[]>>;

/**
 * Breaks of classes (lower, upper], the first also holding its lower end.
 *
 * @param values numbers in the field's unit, any order, left unchanged; null, NaN, infinite and no-data values
 *   are left out.
 * @returns ascending edges, one more than classes; the first is the minimum, the last the maximum. Fewer where
 *   the distinct values do not suffice: one distinct value gives [v, v], no valid value gives [].
 * @throws TypeError for an unknown method, RangeError for classes or maxClasses outside 1-50, an interval other than
 *   1, 1/2, 1/3, 1/4, or weights of another length.
 * @example
 * classify([1, 2, 4, 8], { method: 'quantile', classes: 2 }); // [1, 3, 8]
 * classify([1, 2, 9, 10, 30], { method: 'natural-breaks', classes: 3 }); // [1, 2, 10, 30]
 */
export function classify(values: Values, options: ClassifyOptions): number[] {
  return finish(classifySteps(values, options));
}

/** The same in steps. */
export function* classifySteps(values: Values, options: ClassifyOptions): Steps<number[]> {
  return yield* classifySample(yield* takeSample(values, options.noData, options.weights), options);
}

/** The same on values already cleaned. */
export function* classifySample(sample: Sample, options: ClassifyOptions): Steps<number[]> {
  const { method } = options;
  if (!Object.hasOwn(methods, method)) {
    throw new TypeError(`method: got ${String(method)}, allowed: ${Object.keys(methods).join(', ')}`);
  }
  const most = checkedMost(options);
  const asked = 'classes' in options ? options.classes : undefined;
  const classes = isSetBy(method, 'classes', 'approximate-classes')
    ? Math.min(checkedClasses(asked), most)
    : most;
  const interval = checkedInterval(options);
  const { min, max } = sample;
  if (sample.values.length === 0) return [];
  if (min === max) return [min, max];
  const pivot = 'pivot' in options ? (options.pivot ?? null) : null;
  const breaksOf = function* (part: Sample, count: number): Steps<number[]> {
    // Mirrored edges make twice as many classes.
    const atMost = pivot === null ? most : Math.floor(most / 2);
    const breaks = methods[method]({ sample: part, classes: count, interval, most: atMost });
    return Array.isArray(breaks) ? breaks : yield* breaks;
  };
  if (pivot === null) return yield* breaksOf(sample, classes);
  if (!Number.isFinite(pivot)) throw new RangeError(`pivot: got ${pivot}, allowed: finite numbers`);
  if (method === 'standard-deviation') return standardDeviationBreaks(sample, interval, most, pivot);
  return yield* symmetricBreaks(sample, pivot, classes, method === 'equal-interval', breaksOf);
}
