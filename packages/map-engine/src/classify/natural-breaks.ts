import { joinEdges } from './edges';
import { fisherGroups } from './fisher';
import type { Distinct } from './sample';

/**
 * Breaks of the classes with the smallest within-class sum of squares (Fisher/Jenks), exact.
 * An edge is the largest value of the class below it; a first class of one single value would have no width,
 * so its upper edge lies halfway to the next value.
 */
export function naturalBreaks(distinct: Distinct, classes: number): number[] {
  const { values } = distinct;
  const ends = fisherGroups(distinct, classes);
  const inner = ends.slice(0, -1).map((end) => values[end]);
  if (ends.length > 1 && ends[0] === 0) inner[0] = values[0] / 2 + values[1] / 2;
  return joinEdges(values[0], inner, values[values.length - 1]);
}
