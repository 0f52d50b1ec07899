import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classMethods, rules, valueKey } from '../../model';
import type { Field, FieldStatistics, FieldValue, ValueCategory } from '../../model';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  multipleFieldsScheme,
  pinCategory,
  schemeBreaks,
  uniqueValuesScheme,
} from '../index';

const real: Field = { name: 'v', type: 'REAL' };
const texts = ['a', 'b', 'c'].map((name): Field => ({ name, type: 'STRING' }));

const counts = (rows: readonly { readonly count: number | null }[]): (number | null)[] =>
  rows.map(({ count }) => count);

/** Edges without those that rounding alone keeps apart from the one before. */
function apart(edges: readonly number[]): number[] {
  return edges.filter((edge, i) => i === 0 || edge - edges[i - 1] > 1e-9);
}

describe('weights', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat({ max: 6 })), { maxLength: 25 });

  it.each(classMethods)('give the classes and counts of repeated values: %s', (method) => {
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 9 }), (list, classes) => {
        const scheme = graduatedColorScheme('point', { field: real, method, classes });
        const [values, weights] = [list.map(([value]) => value), list.map(([, weight]) => weight)];
        const weighted = generateCategories(scheme, { values, weights });
        const repeated = generateCategories(scheme, {
          values: list.flatMap(([v, n]) => Array<number>(n).fill(v)),
        });
        const edges = apart(schemeBreaks(repeated));
        const own = apart(schemeBreaks(weighted));
        expect(own).toHaveLength(edges.length);
        own.forEach((edge, i) => expect(edge).toBeCloseTo(edges[i], 9));
        expect(weighted.other.count).toBe(repeated.other.count);
      }),
      { numRuns: 60 },
    );
  });

  it('count the values of unique-values rows', () => {
    const made = generateCategories(uniqueValuesScheme('point', { field: real }), {
      properties: [{ v: 1 }, { v: 2 }, { v: 1 }, { v: null }],
      weights: [10, 20, 5, 2.5],
    });
    expect(counts([...made.categories, made.other])).toEqual([15, 20, 2.5]);
  });

  it('are one a value, finite and not negative', () => {
    const scheme = graduatedColorScheme('point', { field: real });
    for (const weights of [[1], [1, -1], [1, NaN], [1, Infinity]]) {
      expect(() => generateCategories(scheme, { values: [1, 2], weights })).toThrow(/weights/);
    }
  });

  it('are the counts of listed unique values', () => {
    const statistics: FieldStatistics = {
      fields: ['v'],
      valueType: 'REAL',
      min: 0,
      max: 3,
      mean: 1,
      stddev: 1,
      totalCount: 5_000_000,
      uniqueValueCount: 3,
      enableUniqueValue: true,
      uniqueValues: [
        { values: [0], count: 4_000_000 },
        { values: [1], count: 999_000 },
        { values: [3], count: 900 },
      ],
      histogram: null,
    };
    const scheme = graduatedColorScheme('point', {
      field: real,
      method: 'natural-breaks',
      classes: 3,
      statistics,
    });
    const made = generateCategories(scheme);
    expect(counts([...made.categories, made.other])).toEqual([4_000_000, 999_000, 900, 100]);
  });
});

describe('combined keys', () => {
  // Any separators and quotes may occur in the values.
  const awkward = fc.oneof(
    fc.constantFrom('a,b', 'a, b', '","', '["a"]', 'a|b', 'a\u0000b', '\\', '"', '', ' ', '\n', '1', 'null'),
    fc.string({
      maxLength: 4,
      unit: fc.constantFrom(',', '"', '[', ']', '\\', ';', '|', '_', '-', ' ', 'a', '，'),
    }),
  );

  it('tell every combination of three fields from every other', () => {
    const rows = fc.array(fc.record({ a: awkward, b: awkward, c: awkward }), { maxLength: 30 });
    fc.assert(
      fc.property(rows, (properties) => {
        const made = generateCategories(multipleFieldsScheme('point', { fields: texts }), { properties });
        const distinct = (made.categories as readonly ValueCategory[]).map(({ values }) =>
          values.join('\u0001'),
        );
        expect(new Set(distinct)).toEqual(new Set(properties.map(({ a, b, c }) => [a, b, c].join('\u0001'))));
        for (const row of properties) {
          const found = categoryOf(made, row) as ValueCategory;
          expect(found.values).toEqual([row.a, row.b, row.c]);
        }
      }),
    );
  });

  it('need all fields: a feature without one of them is in other', () => {
    const properties = [
      { a: 'x', b: 'y' },
      { a: 'x', b: 'y', c: 'z' },
    ];
    const made = generateCategories(multipleFieldsScheme('point', { fields: texts }), { properties });
    expect(counts([...made.categories, made.other])).toEqual([1, 1]);
  });
});

describe('tables of values', () => {
  it('give the most frequent values a row, at most 10000, the others are in other', () => {
    const values: FieldValue[] = Array.from({ length: rules.maxCategories + 500 }, (_, i) => i);
    values.push(rules.maxCategories + 499, rules.maxCategories + 499);
    const made = generateCategories(uniqueValuesScheme('point', { field: real }), { values });
    expect(made.categories).toHaveLength(rules.maxCategories);
    expect(made.categories.at(-1)).toMatchObject({ key: valueKey([rules.maxCategories + 499]), count: 3 });
    expect(made.other.count).toBe(500);
  });

  it('keep the unknown parts of their rows', () => {
    const input = { values: ['x', 'y'] };
    const made = generateCategories(uniqueValuesScheme('point', { field: texts[0] }), input);
    const [first, second] = made.categories;
    const foreign = { ...made, categories: [{ ...first, extra: { note: 1 } }, second] };
    const again = generateCategories(pinCategory(foreign, second.key, { label: 'z' }), input).categories;
    expect(again).toMatchObject([{ extra: { note: 1 } }, { label: 'z' }]);
    expect(again[1]).not.toHaveProperty('extra');
  });
});

describe('edited edges of a foreign style', () => {
  it.each([
    [
      [3, 1, 2],
      [1, 2, 3],
    ],
    [
      [0, 5, 5, 9],
      [0, 5, 9],
    ],
    [
      [4, 4],
      [4, 4],
    ],
    [[4], []],
    [
      [1, NaN, 2],
      [1, 2],
    ],
  ])('%j make the classes of %j', (manualBreaks, breaks) => {
    const scheme = graduatedColorScheme('point', { field: real, manualBreaks });
    expect(schemeBreaks(generateCategories(scheme, { values: [1, 2, 3] }))).toEqual(breaks);
  });
});
