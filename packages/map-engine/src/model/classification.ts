import { limits, rules } from './limits';
import type { Ramp } from './ramp';

/** What a person sets of a method, and what its breaks follow from. */
export interface ClassMethodRules {
  /** The number of classes, a number that round edges come near to, the width of a class, or nothing but a maximum. */
  readonly setBy: 'classes' | 'approximate-classes' | 'interval' | 'maximum';
  /** Gives as many classes as are asked for, fewer only where distinct values are few. */
  readonly exact: boolean;
  /** The least and the greatest value are all that it needs. */
  readonly endsOnly: boolean;
}

const counted = { setBy: 'classes', exact: true, endsOnly: false } as const;

/**
 * The methods of the specification, then the extra ones.
 * @example
 * classMethodRules['standard-deviation'].setBy; // 'interval'
 */
export const classMethodRules = {
  'equal-interval': { ...counted, endsOnly: true },
  quantile: counted,
  'natural-breaks': counted,
  'standard-deviation': { setBy: 'interval', exact: false, endsOnly: false },
  pretty: { setBy: 'approximate-classes', exact: false, endsOnly: true },
  geometric: { ...counted, endsOnly: true },
  'head-tail': { setBy: 'maximum', exact: false, endsOnly: false },
  logarithmic: { ...counted, exact: false },
} as const satisfies Readonly<Record<string, ClassMethodRules>>;

/** One of {@link classMethods}. */
export type ClassMethod = keyof typeof classMethodRules;
/** The methods in the order of {@link classMethodRules}. */
export const classMethods = Object.keys(classMethodRules) as readonly ClassMethod[];

/** The methods of which a person sets the same. */
export type ClassMethodSetBy<Setting extends ClassMethodRules['setBy']> = {
  [M in ClassMethod]: (typeof classMethodRules)[M]['setBy'] extends Setting ? M : never;
}[ClassMethod];

const setByInterval = classMethods.filter((method) => classMethodRules[method].setBy === 'interval');

/**
 * Whether a method makes classes of this width; methods that are not set by it do not mind.
 * @example
 * takesInterval('standard-deviation', 0.7); // false
 */
export function takesInterval(method: ClassMethod, interval: number): boolean {
  return (
    !setByInterval.includes(method) || rules.stddevIntervals.some((one) => Math.abs(one - interval) < 1e-9)
  );
}

/** What a person asked for; breaks and categories are computed from it and can always be computed again. */
export interface Classification {
  readonly method: ClassMethod;
  /** Number of classes, 1-50 (rasters 1-31); standard deviation ignores it. */
  readonly classes: number;
  /** Class width in standard deviations: 1, 1/2, 1/3 or 1/4. */
  readonly interval: number;
  /** Classes are symmetric about this value; null for none. */
  readonly pivot: number | null;
  /** Edges that a person edited or locked, classes + 1 ascending; they replace the method's. Null: computed. */
  readonly manualBreaks: readonly number[] | null;
  /** The first class also holds all values below it, which other data than those it was made of may have. */
  readonly openBelow: boolean;
  /** The last class also holds all values above it. */
  readonly openAbove: boolean;
  readonly ramp: Ramp;
  readonly reverse: boolean;
  /** Sizes in CSS pixels of the first and the last class of a graduated-size scheme. */
  readonly startSize: number;
  readonly endSize: number;
}

/**
 * Equal intervals, 4 classes, sizes 4 to 12, changed by `options`; a ramp must be given.
 * @example
 * classification({ ramp: toRamp('viridis'), method: 'natural-breaks', classes: 7 });
 */
export function classification(options: Partial<Classification> & { readonly ramp: Ramp }): Classification {
  return {
    method: 'equal-interval',
    classes: limits.classes.default,
    interval: 1,
    pivot: null,
    manualBreaks: null,
    openBelow: false,
    openAbove: false,
    reverse: false,
    startSize: limits.graduatedStartSize.default,
    endSize: limits.graduatedEndSize.default,
    ...options,
  };
}
