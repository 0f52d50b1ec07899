import type { Histogram } from '../model';
import { classIndex } from './class-index';

/**
 * The number of features or cells in each class; a whole bin counts towards the class of its centre.
 * @example
 * countClasses({ min: 0, max: 40, counts: [1, 2, 3, 4] }, [0, 20, 40]); // [3, 7]
 */
export function countClasses({ min, max, counts }: Histogram, breaks: readonly number[]): readonly number[] {
  const classes = Array<number>(Math.max(0, breaks.length - 1)).fill(0);
  for (let bin = 0; bin < counts.length; bin++) {
    const index = classIndex(breaks, min + ((bin + 0.5) / counts.length) * (max - min));
    if (index >= 0) classes[index] += counts[bin];
  }
  return classes;
}
