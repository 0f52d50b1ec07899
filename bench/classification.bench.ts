import { classify } from '@gep/map-engine/classify';
import { ckmeans, quantile, standardDeviation } from 'simple-statistics';
import { compare } from './measure';
import type { Comparison } from './measure';

/** Lognormal float32 values, nearly all distinct: the hard case for natural breaks. Deterministic (mulberry32). */
function lognormal(count: number): Float32Array {
  let state = 42;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 1) / 4294967297;
  };
  return Float32Array.from({ length: count }, () =>
    Math.exp(Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())),
  );
}

/** Breaks of fields against simple-statistics, which is the fastest peer (docs/figures). */
export function classification(): Comparison[] {
  const values = lognormal(100_000);
  const plain = Array.from(values);
  const cuts = [1, 2, 3, 4, 5, 6, 7, 8].map((k) => k / 9);
  const peer = 'simple-statistics';
  return [
    compare(
      'natural breaks, 100,000 values, 9 classes',
      () => classify(values, { method: 'natural-breaks', classes: 9 }),
      peer,
      () => ckmeans(plain, 9),
      3,
    ),
    compare(
      'quantiles, 100,000 values, 9 classes',
      () => classify(values, { method: 'quantile', classes: 9 }),
      peer,
      () => quantile(plain, cuts),
    ),
    compare(
      'standard deviation, 100,000 values',
      () => classify(values, { method: 'standard-deviation', interval: 1 }),
      peer,
      () => standardDeviation(plain),
    ),
  ];
}
