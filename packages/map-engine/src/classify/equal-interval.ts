import { joinEdges } from './edges';

/**
 * Breaks that cut [min, max] into classes of the same width: min + i * (max - min) / classes.
 * Where the difference overflows, the edges are mixed from the ends instead.
 */
export function equalInterval(min: number, max: number, classes: number): number[] {
  const inner: number[] = [];
  const range = max - min;
  for (let i = 1; i < classes; i++) {
    const share = i / classes;
    inner.push(Number.isFinite(range) ? min + (range * i) / classes : min * (1 - share) + max * share);
  }
  return joinEdges(min, inner, max);
}
