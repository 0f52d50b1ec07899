import { limits, rules } from '../model';

interface CommonOptions {
  /** Cells of this value are left out; NaN, infinite and null always are. */
  readonly noData?: number | null;
  /** One weight a value, 0 or more; a weight of 3 counts as three equal values. */
  readonly weights?: ArrayLike<number>;
}

interface CountedOptions extends CommonOptions {
  readonly method: 'equal-interval' | 'quantile' | 'natural-breaks' | 'geometric' | 'logarithmic';
  /** Number of classes, 1-50. */
  readonly classes: number;
  /** Edges are placed symmetrically about this value (change maps). */
  readonly pivot?: number | null;
}

interface StandardDeviationOptions extends CommonOptions {
  readonly method: 'standard-deviation';
  /** Class width in standard deviations: 1, 1/2, 1/3 or 1/4. */
  readonly interval?: number;
  readonly pivot?: number | null;
  /** At most this many classes, 1-50, those about the middle; default 50. */
  readonly maxClasses?: number;
}

interface PrettyOptions extends CommonOptions {
  readonly method: 'pretty';
  /** A wish: round edges may need a few classes more or less. */
  readonly classes: number;
  readonly pivot?: number | null;
  /** Never more classes than these, 1-50: the edges are coarser then; default 50. */
  readonly maxClasses?: number;
}

interface HeadTailOptions extends CommonOptions {
  readonly method: 'head-tail';
  /** At most this many classes, 1-50; default 50. */
  readonly maxClasses?: number;
}

/** Method and its parameters. */
export type ClassifyOptions = CountedOptions | StandardDeviationOptions | PrettyOptions | HeadTailOptions;

/** The number of classes, checked. */
export function checkedClasses(classes: number): number {
  const { min, max } = limits.classes;
  if (!Number.isInteger(classes) || classes < min || classes > max) {
    throw new RangeError(`classes: got ${String(classes)}, allowed: whole numbers from ${min} to ${max}`);
  }
  return classes;
}

/** The number of classes that a method which counts them itself makes at most, checked. */
export function checkedMost(options: ClassifyOptions): number {
  return checkedClasses(('maxClasses' in options ? options.maxClasses : undefined) ?? limits.classes.max);
}

/** The class width in standard deviations, checked. */
export function checkedInterval(interval: number): number {
  if (!rules.stddevIntervals.some((allowed) => Math.abs(allowed - interval) < 1e-9)) {
    throw new RangeError(`interval: got ${String(interval)}, allowed: 1, 1/2, 1/3 and 1/4`);
  }
  return interval;
}
