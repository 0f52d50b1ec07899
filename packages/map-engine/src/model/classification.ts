import { limits } from './limits';
import type { Ramp } from './ramp';

/** Methods of the specification, then the extra ones. */
export const classMethods = [
  'equal-interval',
  'quantile',
  'natural-breaks',
  'standard-deviation',
  'pretty',
  'geometric',
  'head-tail',
  'logarithmic',
] as const;
/** One of {@link classMethods}. */
export type ClassMethod = (typeof classMethods)[number];

/** The person's wish; breaks and categories are computed from it and can always be computed again. */
export interface Classification {
  readonly method: ClassMethod;
  /** Number of classes, 1-50 (rasters 1-31); standard deviation ignores it. */
  readonly classes: number;
  /** Class width in standard deviations: 1, 1/2, 1/3 or 1/4. */
  readonly interval: number;
  /** Classes are symmetric about this value; null for none. */
  readonly pivot: number | null;
  /** Edges that a person edited, classes + 1 ascending; they replace the method's. Null: computed. */
  readonly manualBreaks: readonly number[] | null;
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
    reverse: false,
    startSize: limits.graduatedStartSize.default,
    endSize: limits.graduatedEndSize.default,
    ...options,
  };
}
