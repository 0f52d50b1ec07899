import { joinEdges } from './edges';
import { equalInterval } from './equal-interval';
import type { Sample } from './sample';

/**
 * Classes of the same width on a logarithmic scale of base 10, over the positive values; zero and negative
 * values share the first class with the lowest of them.
 */
export function logarithmicBreaks({ values, min, max }: Sample, classes: number): number[] {
  if (!(max > 0)) return [min, max];
  let lowest = max;
  for (const value of values) if (value > 0 && value < lowest) lowest = value;
  const exponents = equalInterval(Math.log10(lowest), Math.log10(max), classes);
  return joinEdges(
    min,
    exponents.slice(1, -1).map((exponent) => 10 ** exponent),
    max,
  );
}
