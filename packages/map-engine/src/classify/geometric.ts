import { joinEdges } from './edges';

/**
 * Classes whose edges grow by a constant factor: min * (max / min) ^ (i / classes).
 * Where the minimum is not positive no such factor exists; then each class is twice as wide as the one before.
 */
export function geometricBreaks(min: number, max: number, classes: number): number[] {
  const inner: number[] = [];
  for (let i = 1; i < classes; i++) {
    inner.push(
      min > 0 ? min * (max / min) ** (i / classes) : min + (max - min) * ((2 ** i - 1) / (2 ** classes - 1)),
    );
  }
  return joinEdges(min, inner, max);
}
