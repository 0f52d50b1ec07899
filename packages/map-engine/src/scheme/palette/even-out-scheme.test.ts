import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesOf, districtsOf, valuesOf } from '../../../test/palette-schemes';
import { colorDifference, colorRamps, evenOutColors } from '../../color';
import type { TableScheme } from '../../model';
import { generateCategories } from '../category/generate-categories';
import { graduatedSizeScheme, singleSymbolScheme } from '../build/vector-factories';
import { editRows } from '../edit/edit-rows';
import { evenOutScheme } from './even-out-scheme';
import { provePalette } from './prove-palette';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const ramp = fc.oneof(fc.constantFrom(...colorRamps), fc.array(color, { minLength: 2, maxLength: 8 }));
const colorsOf = ({ categories }: TableScheme): readonly string[] => categories.map((row) => row.color);
const smallestOf = (scheme: TableScheme, base?: string): readonly number[] =>
  provePalette(scheme, { base }).map(({ smallest }) => smallest);
/** Pairs that look alike, to all sights together. */
const alikeIn = (scheme: TableScheme): number =>
  provePalette(scheme).reduce((sum, { alike }) => sum + alike.length, 0);

describe('a scheme evened out', () => {
  const drawn = fc.record({
    ramp,
    rows: fc.integer({ min: 2, max: 8 }),
    opacity: fc.constantFrom(1, 0.6),
    base: color,
    pins: fc.array(fc.tuple(fc.nat(7), color), { maxLength: 3 }),
    make: fc.constantFrom(classesOf, valuesOf),
  });

  it('keeps pinned colours, and lowers nobody’s smallest difference by what can be noticed', () => {
    fc.assert(
      fc.property(drawn, ({ make, pins, base, ...looks }) => {
        const plain: TableScheme = make(looks);
        const scheme = pins.reduce(
          (next, [at, pin]) => editRows(next, [next.categories[at % looks.rows].key], { color: pin }),
          plain,
        );
        const even = evenOutScheme(scheme, { base });
        expect(even.pins).toEqual(scheme.pins);
        const pinned = new Set(pins.map(([at]) => at % looks.rows));
        for (const at of pinned) expect(even.categories[at]).toEqual(scheme.categories[at]);
        const before = smallestOf(scheme, base);
        smallestOf(even, base).forEach((smallest, i) => {
          expect(Math.max(smallest, 1)).toBeGreaterThanOrEqual(Math.max(before[i], 1));
        });
        // The rows stay so when they are made again.
        const again = generateCategories(even, { properties: districtsOf(looks.rows) });
        expect(colorsOf(again)).toEqual(colorsOf(even));
      }),
      { numRuns: 60 },
    );
  });

  it('has classes at even steps to the eye between the same ends', () => {
    const scheme = classesOf({ ramp: ['#000000', '#060606', '#0c0c0c', '#ffffff'], rows: 4 });
    const even = colorsOf(evenOutScheme(scheme));
    expect([even[0], even[3]]).toEqual(['#000000', '#ffffff']);
    const steps = even.slice(1).map((next, i) => colorDifference(even[i], next));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1);
    // The colours are near those that are even along the way, whose sums of small differences are alike.
    evenOutColors(colorsOf(scheme)).forEach((wanted, i) =>
      expect(colorDifference(even[i], wanted)).toBeLessThan(5),
    );
  });

  it('moves classes away from a pinned colour that looks like them', () => {
    const scheme = classesOf({ ramp: 'YlGn', rows: 6 });
    const [, , third, fourth] = scheme.categories;
    const clash = editRows(scheme, [third.key], { color: fourth.color });
    expect(alikeIn(clash)).toBeGreaterThan(0);
    const even = evenOutScheme(clash);
    expect(alikeIn(even)).toBe(0);
    expect(even.categories[2].color).toBe(fourth.color);
  });

  it('keeps the middle of a diverging ramp', () => {
    const scheme = classesOf({ ramp: ['#67001f', '#6d0422', '#f7f7f7', '#083a6d', '#053061'], rows: 5 });
    const even = evenOutScheme(scheme);
    expect(alikeIn(even)).toBeLessThan(alikeIn(scheme));
    expect([0, 2, 4].map((i) => colorsOf(even)[i])).toEqual(['#67001f', '#f7f7f7', '#053061']);
  });

  it('gives values that look alike another colour of the ramp, and only those', () => {
    const scheme = valuesOf({ ramp: ['#08306b', '#08306c', '#4daf4a', '#ffffbf'], rows: 4 });
    const even = evenOutScheme(scheme);
    expect([0, 2, 3].map((i) => colorsOf(even)[i])).toEqual(['#08306b', '#4daf4a', '#ffffbf']);
    expect(provePalette(even)[0].alike).toEqual([]);
  });

  it('is the very scheme where nothing can be won', () => {
    const field = { name: 'yield', type: 'REAL' } as const;
    const properties = districtsOf(4);
    const sizes = generateCategories(graduatedSizeScheme('point', { field, classes: 4 }), { properties });
    const single = generateCategories(singleSymbolScheme('polygon'), { properties });
    const two = classesOf({ ramp: ['#000000', '#ffffff'], rows: 2 });
    const all = classesOf({ ramp: 'YlGn', rows: 4 });
    const pinned = editRows(
      all,
      all.categories.map(({ key }) => key),
      ({ color: own }) => ({ color: own }),
    );
    for (const scheme of [sizes, single, two, pinned]) expect(evenOutScheme(scheme)).toBe(scheme);
  });
});
