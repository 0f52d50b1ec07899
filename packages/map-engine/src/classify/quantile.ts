import { joinEdges } from './edges';
import type { Distinct } from './sample';

/**
 * Breaks that put about the same number of values into each class; equal edges (many ties) become one.
 * Method: Hyndman and Fan (1996), type 7, on the values repeated by their weights.
 */
export function quantileBreaks(distinct: Distinct, classes: number): number[] {
  const { values, weights } = distinct;
  const last = values.length - 1;
  let total = 0;
  for (const weight of weights) total += weight;
  const inner: number[] = [];
  let at = 0;
  let below = 0;
  for (let i = 1; i < classes; i++) {
    const position = (Math.max(total - 1, 0) * i) / classes;
    const floor = Math.floor(position);
    // `below` counts the values before values[at]; order statistic number `floor` is values[at].
    while (at < last && below + weights[at] <= floor) below += weights[at++];
    const lower = values[at];
    const upper = at < last && below + weights[at] <= floor + 1 ? values[at + 1] : lower;
    inner.push(lower + (upper - lower) * (position - floor));
  }
  return joinEdges(values[0], inner, values[last]);
}
