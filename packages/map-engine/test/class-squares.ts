import { classIndex } from '../src/classify';

/** Sum of squares about the means of the classes between the breaks. */
export function squaresOf(values: readonly number[], breaks: readonly number[]): number {
  const groups: number[][] = breaks.map(() => []);
  for (const value of values) groups[classIndex(breaks, value)].push(value);
  return groups.reduce((total, group) => total + squaresAboutMean(group), 0);
}

/** Taken from the first value on, so that numbers far from zero keep their digits. */
export function squaresAboutMean(group: readonly number[]): number {
  const mean = group.reduce((sum, value) => sum + (value - group[0]), 0) / group.length + group[0];
  return group.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}
