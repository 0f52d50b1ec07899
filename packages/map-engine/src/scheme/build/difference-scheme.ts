import { classify } from '../../classify';
import type { ClassMethodSetBy, Histogram, RasterGraduatedScheme } from '../../model';
import { generateCategories } from '../category/generate-categories';
import { rasterGraduatedScheme } from './raster-factories';
import type { RasterGraduatedOptions } from './raster-factories';

/** The differences that classes are made of: cells, or a histogram of them. */
export type DifferenceInput =
  { readonly values: ArrayLike<number>; readonly noData?: number | null } | { readonly histogram: Histogram };

/** Of the methods, those that give as many classes as are asked for, or steps of one width. */
export interface DifferenceOptions extends Omit<RasterGraduatedOptions, 'method' | 'pivot' | 'manualBreaks'> {
  readonly method?: ClassMethodSetBy<'classes' | 'approximate-classes'>;
}

/**
 * Classes of a difference, mirrored about 0, so that losses and gains of one size have colours of one strength: an even
 * number of classes has 0 as an edge, an odd one a class across it. Six equal intervals from brown (less) to green
 * (more) unless said.
 * @param input differences, e.g. the cells of `differenceLoader`; values that are not finite are left out
 * @throws RangeError where no value is finite, or for a number of classes that `classify` refuses
 * @example
 * const scheme = differenceScheme({ values: [-1, 0, 2, 4] }, { classes: 4 });
 * scheme.classification.manualBreaks; // [-4, -2, 0, 2, 4]
 */
export function differenceScheme(
  input: DifferenceInput,
  { method = 'equal-interval', classes = 6, ramp = 'BrBG', ...options }: DifferenceOptions = {},
): RasterGraduatedScheme {
  const { distances, weights, reach } = distancesOf(input);
  if (distances.length === 0) throw new RangeError('differences: got no finite value, allowed: at least one');
  // Classes of the mirrored distances are symmetric, also where there are losses only.
  const mirrored = [...distances.map((distance) => -distance), ...distances];
  const settings = { method, classes, pivot: 0, weights: weights && [...weights, ...weights] };
  const breaks = classify(mirrored, settings);
  // Bins end beyond their middles.
  const manualBreaks = breaks.map((edge, i) => (i === 0 ? -reach : i === breaks.length - 1 ? reach : edge));
  const scheme = rasterGraduatedScheme({ ...options, method, classes, ramp, pivot: 0, manualBreaks });
  return generateCategories(scheme, input);
}

function distancesOf(input: DifferenceInput): {
  readonly distances: readonly number[];
  readonly weights: readonly number[] | undefined;
  readonly reach: number;
} {
  if ('histogram' in input) {
    const { min, max, counts } = input.histogram;
    const width = (max - min) / counts.length;
    const full = Array.from(counts).flatMap((count, i) => (count > 0 ? [i] : []));
    return {
      distances: full.map((i) => Math.abs(min + (i + 0.5) * width)),
      weights: full.map((i) => counts[i]),
      reach: Math.max(Math.abs(min), Math.abs(max)),
    };
  }
  const { values, noData = null } = input;
  const distances: number[] = [];
  let reach = 0;
  for (let i = 0; i < values.length; i++) {
    const distance = Math.abs(values[i]);
    if (!Number.isFinite(distance) || values[i] === noData) continue;
    distances.push(distance);
    reach = Math.max(reach, distance);
  }
  return { distances, weights: undefined, reach };
}
