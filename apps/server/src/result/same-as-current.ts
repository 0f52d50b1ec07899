import type { ResultPlace } from './model-results';

type Sources = Readonly<Record<string, string>>;

/**
 * Whether the comparable year of a place was made from the same as the current one: it has no separate data, parameters
 * and prices, and a comparison with it says nothing.
 */
export function isSameAsCurrent({ years }: Pick<ResultPlace, 'years'>): boolean {
  const sourcesOf = (flag: 0 | 1): Sources =>
    (years.find(({ row }) => row.compareFlag === flag)?.row.parameters.sources ?? {}) as Sources;
  return haveSame(sourcesOf(0), sourcesOf(1));
}

/** Whether two results have sources and share them all. */
export function haveSame(one: Sources, other: Sources): boolean {
  const keys = Object.keys(one);
  return (
    keys.length > 0 &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key] === other[key])
  );
}
