import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';
import { fnv1a } from '../shared/fnv-1a';

/** Numbers after which nothing is left of the pattern of the first state. */
const WARM_UP = 64;

/**
 * A stream of random numbers above 0, up to 1. Streams of different names are independent of each other; the same name
 * always gives the same numbers.
 * @example
 * randomNumbers('1 carbon-sequestration co2Price')() === randomNumbers('1 carbon-sequestration co2Price')(); // true
 */
export function randomNumbers(name: string): () => number {
  const generator = xoroshiro128plus(fnv1a(new TextEncoder().encode(name)));
  skipN(generator, WARM_UP);
  return () => 1 - uniformFloat64(generator);
}
