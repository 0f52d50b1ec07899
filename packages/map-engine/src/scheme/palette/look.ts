import { labDifference } from '../../color';
import type { Lab } from '../../color';

/** A colour as several sights see it, in their order. */
export type Look = readonly Lab[];

/** The smallest CIEDE2000 difference of two colours to any of the sights. */
export function lookDifference(one: Look, two: Look): number {
  return Math.min(...one.map((lab, i) => labDifference(lab, two[i])));
}

/** Whether a colour differs by `least` from all the others, to each of the sights. */
export function isApart(look: Look, others: readonly Look[], least: number): boolean {
  return others.every((other) => look.every((lab, i) => labDifference(lab, other[i]) >= least));
}
