import type { ClassMethod } from '../model';
import { equalInterval } from './equal-interval';
import { geometricBreaks } from './geometric';
import { headTailBreaks } from './head-tail';
import { logarithmicBreaks } from './logarithmic';
import { momentsOf } from './moments';
import type { Moments } from './moments';
import { naturalBreaks } from './natural-breaks';
import { checkedClasses } from './options';
import type { ClassifyOptions } from './options';
import { symmetricBreaks } from './pivot';
import { prettyBreaks } from './pretty';
import { quantileBreaks } from './quantile';
import { distinctOf, takeSample } from './sample';
import type { Sample } from './sample';
import { standardDeviationBreaks } from './standard-deviation';

/** What a method gets: the valid values, their moments and its two parameters. */
interface Task {
  readonly sample: Sample;
  readonly moments: Moments;
  readonly classes: number;
  readonly interval: number;
}

const methods = {
  'equal-interval': ({ moments: { min, max }, classes }) => equalInterval(min, max, classes),
  quantile: ({ sample, classes }) => quantileBreaks(distinctOf(sample), classes),
  'natural-breaks': ({ sample, classes }) => naturalBreaks(distinctOf(sample), classes),
  'standard-deviation': ({ moments, interval }) => standardDeviationBreaks(moments, interval),
  pretty: ({ moments: { min, max }, classes }) => prettyBreaks(min, max, classes),
  geometric: ({ moments: { min, max }, classes }) => geometricBreaks(min, max, classes),
  logarithmic: ({ sample, moments: { min, max }, classes }) => logarithmicBreaks(sample, min, max, classes),
  'head-tail': ({ sample, classes }) => headTailBreaks(distinctOf(sample), classes),
} satisfies Record<ClassMethod, (task: Task) => number[]>;

/**
 * Breaks of classes (lower, upper], the first also holding its lower end.
 *
 * @param values numbers in the field's unit, any order, left unchanged; null, NaN, infinite and no-data values
 *   are left out.
 * @returns ascending edges, one more than classes; the first is the minimum, the last the maximum. Fewer where
 *   the distinct values do not suffice: one distinct value gives [v, v], no valid value gives [].
 * @throws TypeError for an unknown method, RangeError for classes outside 1-50, an interval other than
 *   1, 1/2, 1/3, 1/4, or weights of another length.
 */
export function classify(values: ArrayLike<number | null | undefined>, options: ClassifyOptions): number[] {
  return classifySample(takeSample(values, options.noData, options.weights), options);
}

/** The same on values already cleaned. */
export function classifySample(sample: Sample, options: ClassifyOptions): number[] {
  const { method } = options;
  if (!Object.hasOwn(methods, method)) {
    throw new TypeError(`method: got ${String(method)}, allowed are ${Object.keys(methods).join(', ')}`);
  }
  const classes = wantedClasses(options);
  if (sample.values.length === 0) return [];
  const moments = momentsOf(sample);
  const interval = options.method === 'standard-deviation' ? (options.interval ?? 1) : 1;
  const task: Task = { sample, moments, classes, interval };
  const { min, max } = moments;
  if (min === max) return [min, max];
  const pivot = 'pivot' in options ? (options.pivot ?? null) : null;
  if (pivot === null) return methods[method](task);
  if (method === 'standard-deviation') {
    return standardDeviationBreaks({ ...moments, mean: pivot }, interval);
  }
  return symmetricBreaks(sample, pivot, min, max, classes, method === 'equal-interval', (distances, half) =>
    methods[method]({ ...task, sample: distances, moments: momentsOf(distances), classes: half }),
  );
}

function wantedClasses(options: ClassifyOptions): number {
  if (options.method === 'standard-deviation') return 1;
  return checkedClasses(options.method === 'head-tail' ? (options.maxClasses ?? 50) : options.classes);
}
