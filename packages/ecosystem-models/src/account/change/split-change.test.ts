import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitChange } from './split-change';
import type { Factors } from './split-change';

const keys = ['extent', 'yield', 'price'] as const;
const number = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
const factors = fc.record({ extent: number, yield: number, price: number });
const valueOf = (one: Factors): number => one.extent * one.yield * one.price;
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The definition of the Shapley value: what a factor adds when its turn comes, on average over all orders. */
function meanOverOrders(before: Factors, after: Factors): Factors {
  const sums = { extent: 0, yield: 0, price: 0 };
  for (const order of orders) {
    const now = { ...before };
    for (const key of order.map((i) => keys[i])) {
      const was = valueOf(now);
      now[key] = after[key];
      sums[key] += (valueOf(now) - was) / orders.length;
    }
  }
  return sums;
}

describe('the split of a change', () => {
  it('of the worked example: 320 元 are 110 of area and 210 of price', () => {
    // Area first adds 10·2·5 = 100, after the price 10·2·6 = 120; price first adds 200, after the area 220.
    expect(splitChange({ extent: 100, yield: 2, price: 5 }, { extent: 110, yield: 2, price: 6 })).toEqual({
      extent: 110,
      yield: 0,
      price: 210,
    });
  });

  it('is the mean over all orders of change, and adds up', () => {
    fc.assert(
      fc.property(factors, factors, (before, after) => {
        const parts = splitChange(before, after);
        const mean = meanOverOrders(before, after);
        const size = Math.max(
          ...[before, after].flatMap((a) =>
            [before, after].flatMap((b) =>
              [before, after].map((c) => Math.abs(a.extent * b.yield * c.price)),
            ),
          ),
        );
        for (const key of keys) expect(Math.abs(parts[key] - mean[key])).toBeLessThanOrEqual(1e-12 * size);
        const sum = parts.extent + parts.yield + parts.price;
        expect(Math.abs(sum - (valueOf(after) - valueOf(before)))).toBeLessThanOrEqual(1e-12 * size);
      }),
    );
  });

  it('has the other sign when the years are swapped, and is 0 without a change', () => {
    fc.assert(
      fc.property(factors, factors, (before, after) => {
        const [there, back] = [splitChange(before, after), splitChange(after, before)];
        for (const key of keys) expect(there[key] + back[key]).toBe(0);
        for (const key of keys) expect(splitChange(before, before)[key]).toBe(0);
      }),
    );
  });

  it('gives nothing to a factor that stays', () => {
    fc.assert(
      fc.property(factors, factors, fc.constantFrom(...keys), (before, after, key) => {
        const parts = splitChange(before, { ...after, [key]: before[key] });
        const size = Math.abs(parts.extent) + Math.abs(parts.yield) + Math.abs(parts.price);
        expect(Math.abs(parts[key])).toBeLessThanOrEqual(1e-9 * size);
      }),
    );
  });

  it.each([
    [
      'an area that appears',
      { extent: 0, yield: NaN, price: 5 },
      { extent: 10, yield: 2, price: 5 },
      { extent: 100, yield: 0, price: 0 },
    ],
    [
      'an area that appears at a price of its year alone',
      { extent: 0, yield: NaN, price: NaN },
      { extent: 10, yield: 2, price: 5 },
      { extent: 100, yield: 0, price: 0 },
    ],
    [
      'an area that vanishes',
      { extent: 10, yield: 2, price: 5 },
      { extent: 0, yield: NaN, price: NaN },
      { extent: -100, yield: 0, price: 0 },
    ],
    [
      'a yield of 0 that rises',
      { extent: 10, yield: 0, price: NaN },
      { extent: 10, yield: 2, price: 5 },
      { extent: 0, yield: 100, price: 0 },
    ],
    [
      'a price of 0 that rises',
      { extent: 10, yield: 2, price: 0 },
      { extent: 10, yield: 2, price: 5 },
      { extent: 0, yield: 0, price: 100 },
    ],
    [
      'nothing in both years',
      { extent: 0, yield: NaN, price: NaN },
      { extent: 0, yield: NaN, price: NaN },
      { extent: 0, yield: 0, price: 0 },
    ],
  ])('of %s is all in its factor', (_, before, after, parts) => {
    expect(splitChange(before, after)).toEqual(parts);
  });
});
