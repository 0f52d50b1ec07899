import { randomOf as wholeNumbers } from '../../packages/raster/test/mutations';

/** Numbers from 0 up to 1 that a seed repeats. */
export function randomOf(seed: number): () => number {
  const below = wholeNumbers(seed);
  return () => below(2 ** 32) / 2 ** 32;
}
