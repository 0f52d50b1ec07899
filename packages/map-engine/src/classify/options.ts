import { classMethodRules, limits, takesInterval } from '../model';
import type { ClassMethod, ClassMethodRules, ClassMethodSetBy } from '../model';

interface CommonOptions {
  /** Cells of this value are left out; NaN, infinite and null always are. */
  readonly noData?: number | null;
  /** One weight a value, 0 or more; a weight of 3 counts as three equal values. */
  readonly weights?: ArrayLike<number>;
}

interface CountedOptions extends CommonOptions {
  readonly method: ClassMethodSetBy<'classes'>;
  /** Number of classes, 1-50. */
  readonly classes: number;
  /** Edges are placed symmetrically about this value (change maps). */
  readonly pivot?: number | null;
}

interface IntervalOptions extends CommonOptions {
  readonly method: ClassMethodSetBy<'interval'>;
  /** Class width in standard deviations: 1, 1/2, 1/3 or 1/4. */
  readonly interval?: number;
  readonly pivot?: number | null;
  /** At most this many classes, 1-50, those about the middle; default 50. */
  readonly maxClasses?: number;
}

interface ApproximateOptions extends CommonOptions {
  readonly method: ClassMethodSetBy<'approximate-classes'>;
  /** Approximate: round edges may need a few classes more or less. */
  readonly classes: number;
  readonly pivot?: number | null;
  /** Never more classes than these, 1-50: the edges are coarser then; default 50. */
  readonly maxClasses?: number;
}

interface MaximumOptions extends CommonOptions {
  readonly method: ClassMethodSetBy<'maximum'>;
  /** At most this many classes, 1-50; default 50. */
  readonly maxClasses?: number;
}

/** Method and its parameters. */
export type ClassifyOptions = CountedOptions | IntervalOptions | ApproximateOptions | MaximumOptions;

/** Whether a person sets this of a method. */
export function isSetBy<Setting extends ClassMethodRules['setBy']>(
  method: ClassMethod,
  ...settings: readonly Setting[]
): method is ClassMethodSetBy<Setting> {
  return settings.some((setting) => setting === classMethodRules[method].setBy);
}

/** Whether the breaks follow from the ends of the data: a logarithm from 0 or below starts at the least positive value. */
export function needsEndsOnly(method: ClassMethod, min: number): boolean {
  return classMethodRules[method].endsOnly || (method === 'logarithmic' && min > 0);
}

/** The number of classes, checked. */
export function checkedClasses(classes: number | undefined): number {
  const { min, max } = limits.classes;
  if (classes === undefined || !Number.isInteger(classes) || classes < min || classes > max) {
    throw new RangeError(`classes: got ${String(classes)}, allowed: whole numbers from ${min} to ${max}`);
  }
  return classes;
}

/** The number of classes that a method which counts them itself makes at most, checked. */
export function checkedMost(options: ClassifyOptions): number {
  return checkedClasses(('maxClasses' in options ? options.maxClasses : undefined) ?? limits.classes.max);
}

/** The class width, checked; 1 where it is not given. */
export function checkedInterval(options: ClassifyOptions): number {
  const interval = ('interval' in options ? options.interval : undefined) ?? 1;
  if (!takesInterval(options.method, interval)) {
    throw new RangeError(`interval: got ${String(interval)}, allowed: 1, 1/2, 1/3 and 1/4`);
  }
  return interval;
}
