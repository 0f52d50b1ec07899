import { finish, radixSort } from '@gep/raster/order';
import { classify } from '@gep/map-engine/classify';
import npmCkmeans from 'ckmeans';
import { ckmeans, equalIntervalBreaks, quantile, standardDeviation } from 'simple-statistics';
import { randomOf } from '../packages/map-engine/test/random';
import { compare } from './measure';
import type { Comparison } from './measure';

const peer = 'simple-statistics';

/** Lognormal float32 values, nearly all distinct: the hard case for natural breaks. */
function lognormal(count: number): Float32Array {
  const random = randomOf(42);
  return Float32Array.from({ length: count }, () =>
    Math.exp(Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())),
  );
}

const naturalBreaks = (values: Float32Array, classes: number) => (): number[] =>
  classify(values, { method: 'natural-breaks', classes });

/** Against both peers; one round where they take seconds. */
function naturalBreaksRows(values: Float32Array, classes: number, rounds: number, kind = ''): Comparison[] {
  const plain = Array.from(values);
  const task = `natural breaks, ${size(values)}${kind}, ${classes} classes`;
  const ours = naturalBreaks(values, classes);
  return [
    compare(task, ours, peer, () => ckmeans(plain, classes), rounds),
    compare(`${task} (ckmeans)`, ours, 'ckmeans', () => npmCkmeans(plain, classes), rounds),
  ];
}

function otherRows(values: Float32Array): Comparison[] {
  const plain = Array.from(values);
  // These two read typed arrays faster than lists.
  const typed = values as unknown as number[];
  const cuts = [1, 2, 3, 4, 5, 6, 7, 8].map((k) => k / 9);
  return [
    compare(
      `quantiles, ${size(values)}, 9 classes`,
      () => classify(values, { method: 'quantile', classes: 9 }),
      peer,
      () => quantile(plain, cuts),
    ),
    compare(
      `equal interval, ${size(values)}, 9 classes`,
      () => classify(values, { method: 'equal-interval', classes: 9 }),
      peer,
      () => equalIntervalBreaks(typed, 9),
      9,
    ),
    compare(
      `standard deviation, ${size(values)}`,
      () => classify(values, { method: 'standard-deviation', interval: 1 }),
      peer,
      () => standardDeviation(typed),
      9,
    ),
  ];
}

const size = ({ length }: Float32Array): string => `${length.toLocaleString('en')} values`;

/** Breaks of fields; the peers at 10,000,000 take half a minute, there our own radix sort is the measure. */
export function classification(): Comparison[] {
  const [small, middle, large] = [100_000, 1_000_000, 10_000_000].map(lognormal);
  const few = middle.map((value) => Math.round(value * 50) / 50);
  return [
    ...naturalBreaksRows(small, 9, 5),
    ...naturalBreaksRows(small, 31, 3),
    ...naturalBreaksRows(middle, 9, 3),
    ...naturalBreaksRows(middle, 31, 1),
    ...naturalBreaksRows(few, 9, 1, ', few of them distinct'),
    compare(
      'natural breaks, 10,000,000 values, 9 classes',
      naturalBreaks(large, 9),
      'own radix sort of them',
      () => finish(radixSort(large)),
      3,
    ),
    ...otherRows(small),
    ...otherRows(middle),
    ...otherRows(large),
  ];
}
