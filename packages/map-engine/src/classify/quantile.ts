import { orderStatistics } from '@gep/raster/order';
import type { Steps } from '@gep/raster/order';
import type { Distinct } from './distinct';
import { distinctOf } from './distinct';
import { joinEdges } from './edges';
import type { Sample } from './sample';

/**
 * Breaks that put about the same number of values into each class; equal edges (many ties) become one.
 * Method: Hyndman and Fan (1996), type 7, on the values repeated by their weights.
 */
export function* quantileBreaks(sample: Sample, classes: number): Steps<number[]> {
  const { values, weights, min, max } = sample;
  if (weights) return joinEdges(min, weightedQuantiles(yield* distinctOf(sample), classes), max);
  const last = values.length - 1;
  const positions = Array.from({ length: classes - 1 }, (_, i) => (last * (i + 1)) / classes);
  const places = [...new Set(positions.flatMap((p) => [Math.floor(p), Math.min(Math.floor(p) + 1, last)]))];
  const found = yield* orderStatistics(values, places);
  const valueAt = new Map(places.map((place, i) => [place, found[i]]));
  const inner = positions.map((position) => {
    const floor = Math.floor(position);
    return between(
      valueAt.get(floor) ?? NaN,
      valueAt.get(Math.min(floor + 1, last)) ?? NaN,
      position - floor,
    );
  });
  return joinEdges(min, inner, max);
}

function weightedQuantiles({ values, below }: Distinct, classes: number): number[] {
  const last = values.length - 1;
  const total = below[last + 1];
  const inner: number[] = [];
  let at = 0;
  for (let i = 1; i < classes; i++) {
    const position = (Math.max(total - 1, 0) * i) / classes;
    const floor = Math.floor(position);
    // Order statistic number `floor` is values[at].
    while (at < last && below[at + 1] <= floor) at++;
    const upper = at < last && below[at + 1] <= floor + 1 ? values[at + 1] : values[at];
    inner.push(between(values[at], upper, position - floor));
  }
  return inner;
}

function between(lower: number, upper: number, share: number): number {
  return lower + (upper - lower) * share;
}
