import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category, CategoryPin, Field, GraduatedColorScheme } from '../../model';
import { classMethods, rangeKey, valueKey } from '../../model';
import {
  diffCategories,
  generateCategories,
  graduatedColorScheme,
  pinCategory,
  schemeBreaks,
  uniqueValuesScheme,
} from '../index';
import { editSchemeBreak } from '../edit';
import type { CategoryDiff } from '../index';

const real: Field = { name: 'v', type: 'REAL' };
const text: Field = { name: 'k', type: 'STRING' };
/** Equal intervals 0, 10, 20, 30, 40; quartiles 0, 2, 4, 6, 40. */
const skewed = [0, 1, 2, 3, 4, 5, 6, 7, 40];
const properties = skewed.map((v) => ({ v, w: v / 100 }));

function classes(intent: Partial<GraduatedColorScheme['classification']>, pins: readonly CategoryPin[] = []) {
  return generateCategories(graduatedColorScheme('polygon', { field: real, ...intent, pins }), {
    properties,
  });
}

function values(list: readonly string[], pins: readonly CategoryPin[] = []): readonly Category[] {
  const scheme = uniqueValuesScheme('point', { field: text, pins });
  return generateCategories(scheme, { properties: list.map((k) => ({ k })) }).categories;
}

function keys(diff: CategoryDiff) {
  return {
    kept: diff.kept.map(({ key }) => key),
    moved: diff.moved.map(({ before, after }) => `${before.key} > ${after.key}`),
    added: diff.added.map(({ key }) => key),
    dropped: diff.dropped.map(({ key }) => key),
  };
}

describe('diffCategories of classes', () => {
  const before = classes({});
  const pin: CategoryPin = { at: { kind: 'range', lower: 10, upper: 20 } };

  it('keeps all where nothing changed', () => {
    expect(keys(diffCategories(before.categories, classes({}).categories))).toEqual({
      kept: ['(0,10]', '(10,20]', '(20,30]', '(30,40]'],
      moved: [],
      added: [],
      dropped: [],
    });
  });

  it('pairs the classes that overlap most after a change of method', () => {
    const after = classes({ method: 'quantile' }).categories;
    expect(keys(diffCategories(before.categories, after))).toEqual({
      kept: [],
      moved: ['(0,10] > (0,2]', '(10,20] > (6,40]'],
      added: ['(2,4]', '(4,6]'],
      dropped: ['(20,30]', '(30,40]'],
    });
  });

  it('pairs each class with the first half of it when their number doubles', () => {
    const after = classes({ classes: 8 }).categories;
    const diff = keys(diffCategories(before.categories, after));
    expect(diff).toEqual({
      kept: [],
      moved: ['(0,10] > (0,5]', '(10,20] > (10,15]', '(20,30] > (20,25]', '(30,40] > (30,35]'],
      added: ['(5,10]', '(15,20]', '(25,30]', '(35,40]'],
      dropped: [],
    });
    expect(keys(diffCategories(after, before.categories)).dropped).toEqual(diff.added);
  });

  it('reports the two classes at an edited break', () => {
    const edited = editSchemeBreak(before, 2, 25);
    const after = edited.ok ? generateCategories(edited.scheme, { properties }).categories : [];
    expect(keys(diffCategories(before.categories, after))).toEqual({
      kept: ['(0,10]', '(30,40]'],
      moved: ['(10,20] > (10,25]', '(20,30] > (25,30]'],
      added: [],
      dropped: [],
    });
  });

  it('shares nothing with the classes of a field in another range', () => {
    const after = generateCategories(
      graduatedColorScheme('polygon', { field: { name: 'w', type: 'REAL' } }),
      {
        properties: skewed.map((v) => ({ w: -1 - v })),
      },
    );
    const diff = diffCategories(before.categories, after.categories);
    expect([diff.kept, diff.moved, diff.added.length, diff.dropped.length]).toEqual([[], [], 4, 4]);
  });

  it.each(classMethods)('keeps a class with pinned breaks when the method becomes %s', (method) => {
    const diff = diffCategories(before.categories, classes({ method }, [pin]).categories);
    expect(diff.kept.map(({ key }) => key)).toContain('(10,20]');
  });

  it('keeps pinned breaks when the number of classes and the data change', () => {
    for (const count of [1, 2, 3, 5, 9, 31]) {
      const scheme = graduatedColorScheme('polygon', { field: real, classes: count, pins: [pin] });
      for (const data of [properties, [{ v: 12 }], [{ v: 100 }, { v: 200 }], [{ v: null }]]) {
        const after = generateCategories(scheme, { properties: data });
        expect(keys(diffCategories(before.categories, after.categories)).kept).toContain('(10,20]');
      }
    }
  });
});

describe('diffCategories of values', () => {
  it('reports added and dropped values, and does not count the values after them as moved', () => {
    expect(keys(diffCategories(values(['a', 'c', 'd']), values(['a', 'b', 'd', 'e'])))).toEqual({
      kept: ['["a"]', '["d"]'],
      moved: [],
      added: ['["b"]', '["e"]'],
      dropped: ['["c"]'],
    });
  });

  it('keeps a pinned value that is gone', () => {
    const pin: CategoryPin = { at: { kind: 'value', values: ['c'] }, label: 'mine' };
    expect(keys(diffCategories(values(['a', 'c'], [pin]), values(['a'], [pin])))).toMatchObject({
      kept: ['["a"]', '["c"]'],
      dropped: [],
    });
  });

  it('reports values in a different order', () => {
    const [a, b, c] = values(['a', 'b', 'c']);
    expect(keys(diffCategories([a, b, c], [b, a, c]))).toEqual({
      kept: ['["c"]'],
      moved: ['["b"] > ["b"]', '["a"] > ["a"]'],
      added: [],
      dropped: [],
    });
  });

  it('drops all values of another field; pinned ones are inactive until it returns', () => {
    const data = [
      { k: 'a', n: 'x' },
      { k: 'b', n: 'y' },
    ];
    const first = generateCategories(uniqueValuesScheme('point', { field: text }), { properties: data });
    const pinned = pinCategory(first, valueKey(['b']), { color: '#ff0000' });
    const other = generateCategories(
      { ...pinned, field: { name: 'n', type: 'STRING' as const } },
      { properties: data },
    );
    expect(keys(diffCategories(first.categories, other.categories))).toEqual({
      kept: [],
      moved: [],
      added: ['["x"]', '["y"]'],
      dropped: ['["a"]', '["b"]'],
    });
    const back = generateCategories({ ...other, field: text }, { properties: data.slice(0, 1) });
    expect(back.categories[1]).toMatchObject({ key: '["b"]', color: '#ff0000', count: 0 });
  });
});

describe('any two tables', () => {
  const data = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 30 });
  const intent = fc.record({
    method: fc.constantFrom(...classMethods),
    classes: fc.integer({ min: 1, max: 31 }),
    interval: fc.constantFrom(1, 1 / 2, 1 / 3, 1 / 4),
  });
  const make = (numbers: readonly number[], options: object) =>
    generateCategories(graduatedColorScheme('line', { field: real, ...options }), { values: numbers });

  it('every row is in exactly one list', () => {
    fc.assert(
      fc.property(data, intent, data, intent, (one, first, two, second) => {
        const [before, after] = [make(one, first).categories, make(two, second).categories];
        const diff = diffCategories(before, after);
        const earlier = [...diff.kept, ...diff.moved.map((pair) => pair.before), ...diff.dropped];
        const later = [...diff.kept, ...diff.moved.map((pair) => pair.after), ...diff.added];
        expect(earlier.map(({ key }) => key).sort()).toEqual(before.map(({ key }) => key).sort());
        expect(later.map(({ key }) => key).sort()).toEqual(after.map(({ key }) => key).sort());
      }),
    );
  });

  it('no change loses a pinned row of a generated table', () => {
    fc.assert(
      fc.property(data, intent, data, intent, fc.nat(), (one, first, two, second, place) => {
        const before = make(one, first);
        const ranges = before.categories.flatMap((row) =>
          row.kind === 'range' && row.lower < row.upper ? [row] : [],
        );
        fc.pre(ranges.length > 0);
        const row = ranges[place % ranges.length];
        const pinned = pinCategory(before, row.key, { color: '#010203', label: 'mine', visible: false });
        const changed = { ...pinned, classification: { ...pinned.classification, ...second } };
        const after = generateCategories(changed, { values: two });
        const found = after.categories.find(({ key }) => key === rangeKey(row.lower, row.upper));
        expect(found).toMatchObject({ color: '#010203', label: 'mine', visible: false });
        const breaks = schemeBreaks(after);
        expect(breaks.every((edge, i) => i === 0 || edge > breaks[i - 1])).toBe(true);
      }),
    );
  });
});
