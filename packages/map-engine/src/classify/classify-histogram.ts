import { finish, valueOfRank } from '@gep/raster/order';
import type { Histogram } from '../model';
import { classifySample } from './classify';
import { joinEdges } from './edges';
import { fisherGroups } from './fisher';
import { checkedClasses, needsEndsOnly } from './options';
import type { ClassifyOptions } from './options';
import { sampleOf } from './sample';

/**
 * The breaks of `classify` from a histogram of equal bins of width w. How far off, compared with the n values counted:
 * - equal interval, pretty, geometric, and logarithmic above 0: exact, they need the ends only;
 * - quantiles, linear inside a bin: at most w from the value of that rank (numpy's `inverted_cdf`);
 * - natural breaks, cut at edges of bins: the root of the sum of squares is at most w * sqrt(n) above the best;
 * - standard deviation: an edge m deviations from the mean at most (1 + m) * w / 2;
 * - head/tail, logarithmic from 0 or below, and symmetric classes other than equal intervals: those of the bin
 *   centres, without a bound.
 * @returns ascending edges from histogram.min to histogram.max, [] where nothing was counted.
 * @throws RangeError when the histogram has no bins or no finite range, or for options as in `classify`.
 * @example
 * classifyHistogram({ min: 0, max: 8, counts: [6, 2] }, { method: 'quantile', classes: 2 }); // [0, 2.667, 8]
 */
export function classifyHistogram(
  histogram: Histogram,
  options: Exclude<ClassifyOptions, { readonly weights: ArrayLike<number> }>,
): number[] {
  const { min, max, counts } = histogram;
  const bins = counts.length;
  if (bins === 0 || !Number.isFinite(min) || !Number.isFinite(max) || min > max) {
    throw new RangeError(`histogram: got ${bins} bins from ${min} to ${max}, allowed: ascending finite ends`);
  }
  const filled: number[] = [];
  for (let i = 0; i < bins; i++) if (counts[i] > 0) filled.push(i);
  if (filled.length === 0) return [];
  if (min === max) return [min, max];
  return joinEdges(min, innerEdges(histogram, filled, options), max);
}

function innerEdges(histogram: Histogram, filled: readonly number[], options: ClassifyOptions): number[] {
  const { min, max, counts } = histogram;
  const width = (max - min) / counts.length;
  const centres = Float64Array.from(filled, (bin) => min + (bin + 0.5) * width);
  const symmetric = 'pivot' in options && options.pivot != null;
  if (options.method === 'quantile' && !symmetric) {
    return histogramQuantiles(histogram, checkedClasses(options.classes));
  }
  if (options.method === 'natural-breaks' && !symmetric) {
    const below = new Float64Array(filled.length + 1);
    filled.forEach((bin, i) => (below[i + 1] = below[i] + counts[bin]));
    const ends = finish(fisherGroups({ values: centres, below }, checkedClasses(options.classes)));
    return ends.slice(0, -1).map((end) => min + (filled[end] + 1) * width);
  }
  const sample =
    options.method === 'equal-interval' || (!symmetric && needsEndsOnly(options.method, min))
      ? finish(sampleOf(Float64Array.of(min, max), null))
      : finish(
          sampleOf(
            centres,
            Float64Array.from(filled, (bin) => counts[bin]),
          ),
        );
  return finish(classifySample(sample, options)).slice(1, -1);
}

/** Values below which i / classes of the counts lie, linear inside the bin. */
function histogramQuantiles(histogram: Histogram, classes: number): number[] {
  let total = 0;
  for (let i = 0; i < histogram.counts.length; i++) total += histogram.counts[i];
  return Array.from({ length: classes - 1 }, (_, i) => valueOfRank(histogram, (total * (i + 1)) / classes));
}
