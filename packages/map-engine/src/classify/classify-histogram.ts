import type { Histogram } from '../model';
import { classifySample } from './classify';
import { joinEdges } from './edges';
import { fisherGroups } from './fisher';
import { checkedClasses } from './options';
import type { ClassifyOptions } from './options';

/**
 * The breaks of `classify` from a histogram of equal bins. Values are taken as lying evenly inside their bin
 * (quantiles) or at its centre (the rest): an edge is off by at most one bin width.
 * @returns ascending edges from histogram.min to histogram.max, [] where nothing was counted.
 * @throws RangeError when the histogram has no bins or no finite range, or for options as in `classify`.
 */
export function classifyHistogram(
  histogram: Histogram,
  options: Exclude<ClassifyOptions, { readonly weights: ArrayLike<number> }>,
): number[] {
  const { min, max, counts } = histogram;
  const bins = counts.length;
  if (bins === 0 || !Number.isFinite(min) || !Number.isFinite(max) || min > max) {
    throw new RangeError(
      `histogram: got ${bins} bins from ${min} to ${max}, allowed are ascending finite ends`,
    );
  }
  const width = (max - min) / bins;
  const filled: number[] = [];
  for (let i = 0; i < bins; i++) if (counts[i] > 0) filled.push(i);
  if (filled.length === 0) return [];
  if (min === max) return [min, max];
  const weights = Float64Array.from(filled, (i) => counts[i]);
  const centres = Float64Array.from(filled, (i) => min + (i + 0.5) * width);
  const upperEdge = (bin: number): number => (bin === bins - 1 ? max : min + (bin + 1) * width);

  if (options.method === 'quantile' && options.pivot == null) {
    return joinEdges(min, histogramQuantiles(histogram, checkedClasses(options.classes)), max);
  }
  if (options.method === 'natural-breaks' && options.pivot == null) {
    const ends = fisherGroups({ values: centres, weights }, checkedClasses(options.classes));
    return joinEdges(
      min,
      ends.slice(0, -1).map((end) => upperEdge(filled[end])),
      max,
    );
  }
  const inner = classifySample(spread(centres, weights, min, max, options), options).slice(1, -1);
  return joinEdges(min, inner, max);
}

/** Bin centres with their counts; methods that look at the ends only get the true ends. */
function spread(
  centres: Float64Array,
  weights: Float64Array,
  min: number,
  max: number,
  options: ClassifyOptions,
): { values: Float64Array; weights: Float64Array } {
  const endsOnly = ['equal-interval', 'pretty', 'geometric', 'logarithmic'].includes(options.method);
  return endsOnly
    ? { values: Float64Array.of(min, max), weights: Float64Array.of(1, 1) }
    : { values: centres, weights };
}

/** Values below which i / classes of the counts lie, linear inside the bin. */
function histogramQuantiles({ min, max, counts }: Histogram, classes: number): number[] {
  const width = (max - min) / counts.length;
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  const quantiles: number[] = [];
  let bin = 0;
  let below = 0;
  for (let i = 1; i < classes; i++) {
    const wanted = (total * i) / classes;
    while (bin < counts.length - 1 && below + counts[bin] < wanted) below += counts[bin++];
    quantiles.push(min + (bin + (counts[bin] > 0 ? (wanted - below) / counts[bin] : 0)) * width);
  }
  return quantiles;
}
