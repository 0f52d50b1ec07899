import { goodnessOf } from './class-goodness';
import { weightAt } from './weighted-points';
import type { WeightedPoints } from './weighted-points';

/** Groups are apart where their values vary no more than this part of what those of an even spread do. */
const tightness = 0.35;
/** What a group has to hold: a share of the values, and so many of them. */
const least = { share: 0.05, values: 3 };

/**
 * How many groups with gaps between them the values fall into; 1 where there are none. An even spread in k classes
 * leaves 1 / k² of the variance inside of them: groups leave much less.
 * @param cut natural breaks of so many classes
 */
export function countGroups(
  points: WeightedPoints,
  most: number,
  cut: (classes: number) => readonly number[],
): number {
  let groups = 1;
  let tightest = tightness;
  for (let classes = 2; classes <= Math.min(most, points.values.length - 1); classes++) {
    const breaks = cut(classes);
    const within = (1 - goodnessOf(points, breaks, null).gvf) * classes ** 2;
    if (within < tightest && smallestClass(points, breaks) >= leastIn(points)) {
      groups = classes;
      tightest = within;
    }
  }
  return groups;
}

function leastIn({ total, half }: WeightedPoints): number {
  return Math.max(least.share * total, half === 0 ? least.values : 0);
}

function smallestClass(points: WeightedPoints, breaks: readonly number[]): number {
  const weights = breaks.slice(1).map(() => 0);
  let at = 0;
  points.values.forEach((value, i) => {
    while (at < weights.length - 1 && value > breaks[at + 1]) at++;
    weights[at] += weightAt(points, i);
  });
  return Math.min(...weights);
}
