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
  if (weights) {
    const distinct = yield* distinctOf(sample);
    const last = Math.max(distinct.below[distinct.values.length] - 1, 0);
    const ranks = Array.from({ length: classes - 1 }, (_, i) => (last * (i + 1)) / classes);
    return joinEdges(min, valuesAtRanks(distinct, ranks), max);
  }
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

/** The values at ranks from 0 to the whole weight - 1, ascending: Hyndman and Fan, type 7. */
export function valuesAtRanks({ values, below }: Distinct, ranks: readonly number[]): number[] {
  const last = values.length - 1;
  let at = 0;
  return ranks.map((rank) => {
    const floor = Math.floor(rank);
    // Order statistic number `floor` is values[at].
    while (at < last && below[at + 1] <= floor) at++;
    const upper = at < last && below[at + 1] <= floor + 1 ? values[at + 1] : values[at];
    return between(values[at], upper, rank - floor);
  });
}

function between(lower: number, upper: number, share: number): number {
  return lower + (upper - lower) * share;
}
