import { classIndex } from '@gep/map-engine/classify';
import type { Histogram } from '@gep/map-engine/model';

/** How many features or cells lie in each class; a bin counts whole in the class of its centre. */
export function countClasses({ min, max, counts }: Histogram, breaks: readonly number[]): readonly number[] {
  const classes = Array<number>(Math.max(0, breaks.length - 1)).fill(0);
  for (let bin = 0; bin < counts.length; bin++) {
    const index = classIndex(breaks, min + ((bin + 0.5) / counts.length) * (max - min));
    if (index >= 0) classes[index] += counts[bin];
  }
  return classes;
}

/** The class to split next: the one that holds most, without counts the widest. */
export function fullestClass(
  breaks: readonly number[],
  counts: readonly (number | null)[] | null,
): { readonly lower: number; readonly upper: number } | null {
  const sizeOf = (i: number) => counts?.[i] ?? breaks[i + 1] - breaks[i];
  let best = 0;
  for (let i = 1; i < breaks.length - 1; i++) if (sizeOf(i) > sizeOf(best)) best = i;
  return breaks.length < 2 ? null : { lower: breaks[best], upper: breaks[best + 1] };
}
