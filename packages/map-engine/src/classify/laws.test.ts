import { finish, orderStatistics, radixSort } from '@gep/raster/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squaresOf } from '../../test/class-squares';
import { randomOf } from '../../test/random';
import { classIndex, classify } from './index';
import type { ClassifyOptions } from './index';
import { distinctOf } from './distinct';
import type { Distinct } from './distinct';
import { fisherGroups } from './fisher';
import { sampleOf } from './sample';

const everyMethod: readonly ClassifyOptions[] = [
  ...(['equal-interval', 'quantile', 'natural-breaks', 'geometric', 'logarithmic', 'pretty'] as const).map(
    (method) => ({ method, classes: 7 }),
  ),
  { method: 'standard-deviation', interval: 1 / 3 },
  { method: 'head-tail', maxClasses: 7 },
  { method: 'quantile', classes: 6, pivot: 1 },
];

/** Ordinary, whole, tied, huge, tiny, denormal numbers and -0. */
const finite = fc.oneof(
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(-0, 0, 5e-324, -5e-324, 1e-310, Number.MAX_VALUE, -Number.MAX_VALUE, 2 ** 53),
);
const anything = fc.oneof(finite, fc.constantFrom(null, undefined, NaN, Infinity, -Infinity));

describe.each(everyMethod)('$method', (options) => {
  it('puts every finite value into one class and nothing else into any; the counts add up', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 80 }), (values) => {
        const breaks = classify(values, options);
        const valid = values.filter((value) => typeof value === 'number' && Number.isFinite(value));
        const counts = Array<number>(Math.max(0, breaks.length - 1)).fill(0);
        let outside = 0;
        for (const value of values) {
          const index = classIndex(breaks, value);
          if (index < 0) outside++;
          else counts[index]++;
        }
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(valid.length);
        expect(outside).toBe(values.length - valid.length);
        if (valid.length === 0) expect(breaks).toEqual([]);
      }),
    );
  });

  it('gives the same breaks for every kind of array that holds the same numbers', () => {
    const kinds = [
      Int8Array,
      Uint8Array,
      Uint8ClampedArray,
      Int16Array,
      Uint16Array,
      Int32Array,
      Uint32Array,
    ];
    const numbers = Array.from({ length: 120 }, (_, i) => (i * i) % 127);
    const wanted = classify(numbers, options);
    for (const Kind of [...kinds, Float32Array, Float64Array]) {
      expect(classify(Kind.from(numbers), options)).toEqual(wanted);
    }
    expect(classify(Object.assign({ length: 120 }, numbers), options)).toEqual(wanted);
  });

  it('reads only its part of a buffer and leaves it alone', () => {
    const whole = Float32Array.of(999, 3, 1, 4, 1, 5, 9, 2, 6, 999);
    const copy = whole.slice();
    expect(classify(whole.subarray(1, 9), options)).toEqual(classify([3, 1, 4, 1, 5, 9, 2, 6], options));
    expect(whole).toEqual(copy);
  });

  it('leaves no-data values out of floating-point arrays', () => {
    const clean = Float32Array.of(3, 1, 4, 1, 5, 9);
    const dirty = Float32Array.of(3, NaN, 1, 4, -9999, 1, Infinity, 5, 9, -Infinity);
    expect(classify(dirty, { ...options, noData: -9999 })).toEqual(classify(clean, options));
  });

  it('takes weights of 1 as none and a weight of 0 as absence', () => {
    const values = [4, 8, 15, 16, 23, 42, 108];
    const same = classify(values, { ...options, weights: values.map(() => 1) });
    classify(values, options).forEach((edge, i) => expect(same[i]).toBeCloseTo(edge, 10));
    const weights = [...values.map(() => 1), 0];
    expect(classify([...values, 1e6], { ...options, weights })).toEqual(same);
  });
});

/** Weighted sum of squares about the means of groups that end at the given values. */
function squaresOfGroups({ values, below }: Distinct, ends: readonly number[]): number {
  let total = Number.MIN_VALUE;
  ends.forEach((end, group) => {
    const from = group === 0 ? 0 : ends[group - 1] + 1;
    let mean = 0;
    for (let i = from; i <= end; i++) mean += values[i] * (below[i + 1] - below[i]);
    mean /= below[end + 1] - below[from];
    for (let i = from; i <= end; i++) total += (values[i] - mean) ** 2 * (below[i + 1] - below[i]);
  });
  return total;
}

describe('natural breaks from coarse to fine', () => {
  const normal = (u: number, v: number): number =>
    Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v);
  const distributions: Readonly<Record<string, (u: number, v: number) => number>> = {
    uniform: (u) => u,
    normal,
    lognormal: (u, v) => Math.exp(2 * normal(u, v)),
    'heavy tail': (u) => 1 / (1 - u),
    'with gaps': (u, v) => Math.floor(5 * u) * 100 + normal(u * 5 - Math.floor(5 * u), v),
    'few values': (u, v) => Math.round(200 * normal(u, v)),
    'far from zero': (u, v) => 1e7 + normal(u, v),
  };

  it.each(Object.entries(distributions))('equal the plain dynamic programme: %s', (_, draw) => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 31 }),
        fc.integer({ min: 100, max: 6000 }),
        fc.boolean(),
        (seed, classes, count, weighted) => {
          const random = randomOf(seed);
          const values = Float64Array.from({ length: count }, () => draw(random(), random()));
          const weights = weighted ? values.map(() => Math.ceil(5 * random())) : null;
          const distinct = finish(distinctOf(finish(sampleOf(values, weights))));
          const narrowed = finish(fisherGroups(distinct, classes, 8 * classes));
          const plain = finish(fisherGroups(distinct, classes, Infinity));
          const halved = finish(fisherGroups(distinct, classes, Infinity, 0));
          // Not the groups themselves: two splits may be equally good.
          for (const groups of [narrowed, halved])
            expect(squaresOfGroups(distinct, groups) / squaresOfGroups(distinct, plain)).toBeCloseTo(1, 10);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('sees the classes between far outliers on both sides', () => {
    const random = randomOf(5);
    const inside = Array.from({ length: 500 }, () => random() ** 3);
    for (const classes of [2, 5, 9]) {
      const wanted = classify(inside, { method: 'natural-breaks', classes });
      const all = classify([...inside, -1e11, 1e11, 2e12], {
        method: 'natural-breaks',
        classes: classes + 3,
      });
      expect(squaresOf(inside, [wanted[0], ...all.slice(2, -3), 1]) / squaresOf(inside, wanted)).toBeCloseTo(
        1,
        6,
      );
    }
  });

  it('gets by on whole weights as on repeated values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 4 })), {
          minLength: 1,
        }),
        fc.integer({ min: 1, max: 6 }),
        (rows, classes) => {
          const values = rows.map(([value]) => value);
          const weights = rows.map(([, weight]) => weight);
          const repeated = rows.flatMap(([value, weight]) => Array<number>(weight).fill(value));
          const options = { method: 'natural-breaks', classes } as const;
          expect(classify(values, { ...options, weights })).toEqual(classify(repeated, options));
        },
      ),
    );
  });
});

describe('sorting and selecting', () => {
  const arrays = fc.oneof(
    fc.array(finite, { maxLength: 300 }).map((values) => Float64Array.from(values)),
    fc.array(finite, { maxLength: 300 }).map((values) => Float32Array.from(values).filter(Number.isFinite)),
  );

  it('sorts as the language does', () => {
    fc.assert(
      fc.property(arrays, (values) => {
        expect(finish(radixSort(values))).toEqual(values.slice().sort());
      }),
    );
  });

  it('selects what a sort would put at a place, from tables as from a sort', () => {
    const random = randomOf(1);
    for (const length of [10, 40_000, 70_000]) {
      const signed = Float64Array.from({ length }, () => (random() - 0.3) ** 3 * 1e6);
      const tied = Float32Array.from(signed, (value) => Math.round(value / 1e4));
      for (const values of [signed, Float32Array.from(signed), tied]) {
        const places = [0, 1, length >> 2, length >> 1, length - 2, length - 1];
        const sorted = values.slice().sort();
        expect(finish(orderStatistics(values, places))).toEqual(places.map((place) => sorted[place] + 0));
      }
    }
  });
});
