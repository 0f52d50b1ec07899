import type { Steps } from '@gep/raster/order';
import { joinEdges } from './edges';
import { equalInterval } from './equal-interval';
import { sampleOf } from './sample';
import type { Sample } from './sample';

/**
 * Edges that are mirror images about the pivot, cut to the data's own ends. The distances from the pivot are
 * classified; an even number of classes has the pivot as an edge, an odd one has a class across it.
 */
export function* symmetricBreaks(
  { values, weights, min, max }: Sample,
  pivot: number,
  classes: number,
  even: boolean,
  breaksOf: (distances: Sample, classes: number) => Steps<number[]>,
): Steps<number[]> {
  const odd = classes % 2 === 1;
  if (even) {
    const reach = Math.max(max - pivot, pivot - min);
    return joinEdges(min, equalInterval(pivot - reach, pivot + reach, classes), max);
  }
  const distances = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) distances[i] = Math.abs(values[i] - pivot);
  const edges = (yield* breaksOf(yield* sampleOf(distances, weights), Math.ceil(classes / 2))).slice(1, -1);
  const inner = edges.flatMap((edge) => [pivot - edge, pivot + edge]);
  return joinEdges(min, odd ? inner : [...inner, pivot], max);
}
