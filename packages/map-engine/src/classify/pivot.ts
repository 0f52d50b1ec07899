import { joinEdges } from './edges';
import { equalInterval } from './equal-interval';
import type { Sample } from './sample';

/**
 * Edges that are mirror images about the pivot, cut to the data's own ends. The distances from the pivot are
 * classified; an even number of classes has the pivot as an edge, an odd one has a class across it.
 */
export function symmetricBreaks(
  sample: Sample,
  pivot: number,
  min: number,
  max: number,
  classes: number,
  even: boolean,
  breaksOf: (distances: Sample, classes: number) => number[],
): number[] {
  if (!Number.isFinite(pivot)) throw new RangeError(`pivot: got ${pivot}, allowed are finite numbers`);
  const odd = classes % 2 === 1;
  if (even) {
    const reach = Math.max(max - pivot, pivot - min);
    return joinEdges(min, equalInterval(pivot - reach, pivot + reach, classes), max);
  }
  const distances = { values: sample.values.map((v) => Math.abs(v - pivot)), weights: sample.weights };
  const edges = breaksOf(distances, Math.ceil(classes / 2)).slice(1, -1);
  const inner = edges.flatMap((edge) => [pivot - edge, pivot + edge]);
  return joinEdges(min, odd ? inner : [...inner, pivot], max);
}
