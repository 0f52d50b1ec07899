import type { Field, FieldStatistics, UniqueValuesScheme } from '../../model';
import { createScheme, fieldStatistics, generateCategories } from '../index';
import {
  addValues,
  editRows,
  keepTopValues,
  missingRows,
  orderRows,
  removeRows,
  resetRows,
  setFields,
} from './index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const field: Field = { name: 'TYPE', type: 'STRING' };
const open = createScheme('unique-values', 'polygon', { field });
const letters = [...'aaaabbbccd', null];
const scheme = generateCategories(open, { values: letters });

const counts = ({ categories, other }: UniqueValuesScheme) => [
  ...categories.map(({ label, count }) => [label, count]),
  ['other', other.count],
];
const total = ({ categories, other }: UniqueValuesScheme) =>
  categories.reduce((sum, { count }) => sum + (count ?? 0), other.count ?? 0);
const keyed = (...values: string[]) => new Set(values.map((value) => JSON.stringify([value])));

describe('too many values', () => {
  it('keeps the most frequent and counts the rest, nulls too, in other', () => {
    expect(counts(keepTopValues(scheme, 2, { values: letters }))).toEqual([
      ['a', 4],
      ['b', 3],
      ['other', 4],
    ]);
  });

  it('takes more rows again from the data', () => {
    const few = keepTopValues(scheme, 1, { values: letters });
    expect(counts(keepTopValues(few, 3, { values: letters }))).toEqual([
      ['a', 4],
      ['b', 3],
      ['c', 2],
      ['other', 2],
    ]);
  });

  it('keeps pinned rows of any count', () => {
    const pinned = editRows(scheme, ['["d"]'], { label: 'mine' });
    expect(keepTopValues(pinned, 1, { values: letters }).categories.map(({ label }) => label)).toEqual([
      'a',
      'mine',
    ]);
  });

  it('starts with the 50 most frequent of a field with too many', () => {
    const statistics: FieldStatistics = {
      fields: ['CODE'],
      valueType: 'INT4',
      min: 0,
      max: 199,
      mean: 99.5,
      stddev: 57.7,
      totalCount: 1000,
      uniqueValueCount: 200,
      enableUniqueValue: false,
      uniqueValues: Array.from({ length: 200 }, (_, i) => ({ values: [i], count: i < 100 ? 4 : 6 })),
      histogram: null,
    };
    const made = setFields(open, [{ name: 'CODE', type: 'INT4' }], statistics);
    expect(made.categories).toHaveLength(50);
    expect(made.categories.every(({ count }) => count === 6)).toBe(true);
    expect(made.other.count).toBe(700);
  });
});

describe('adding and removing values', () => {
  it('adds up through any removing and adding', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c', 'd']), fc.subarray(['a', 'd', 'x']), (gone, back) => {
        const less = removeRows(scheme, keyed(...gone));
        const more = addValues(
          less,
          back.map((value) => [value]),
          { values: letters },
        );
        expect(total(less)).toBe(letters.length);
        expect(total(more)).toBe(letters.length);
        const labels = more.categories.map(({ label }) => label);
        expect(labels).toEqual([...labels].sort());
      }),
    );
  });

  it('lists what the table lacks, missing values and the most frequent first, and has all after adding them', () => {
    const less = removeRows(scheme, keyed('a', 'c'));
    const missing = missingRows(less, { values: letters });
    expect(missing.map(({ label, count }) => [label, count])).toEqual([
      ['', 1],
      ['a', 4],
      ['c', 2],
    ]);
    const all = addValues(
      less,
      missing.slice(1).flatMap((row) => (row.kind === 'value' ? [row.values] : [])),
      { values: letters },
    );
    expect(all).toEqual(scheme);
  });

  it('keeps a typed value that no feature has when the rows are regenerated, and when its pins are removed', () => {
    const typed = addValues(scheme, [['x']], { values: letters });
    const labelled = editRows(typed, ['["x"]'], { label: 'mine' });
    const again = generateCategories(resetRows(labelled, keyed('x')), { values: letters });
    expect(again.categories.at(-1)).toMatchObject({ label: 'x', count: 0 });
  });
});

describe('values of which statistics list only the most frequent', () => {
  const rows = [...'aaabbc'].map((TYPE) => ({ TYPE }));
  const statistics = fieldStatistics(rows, [field], { maxUniqueValues: 2 });
  const listed = generateCategories({ ...open, statistics });

  it('have the rest of the features in other', () => {
    expect(counts(listed)).toEqual([
      ['a', 3],
      ['b', 2],
      ['other', 1],
    ]);
  });

  it('have typed ones with no count, and then none for the rest; counted again they have both', () => {
    const typed = addValues(listed, [['c']]);
    const unknown = [
      ['a', 3],
      ['b', 2],
      ['c', null],
      ['other', null],
    ];
    expect(counts(typed)).toEqual(unknown);
    expect(counts(generateCategories(typed))).toEqual(unknown);
    expect(counts(generateCategories(typed, { properties: rows }))).toEqual([
      ['a', 3],
      ['b', 2],
      ['c', 1],
      ['other', 0],
    ]);
  });

  it('have no count where nothing is known', () => {
    expect(counts(addValues(open, [['c']]))).toEqual([
      ['c', null],
      ['other', null],
    ]);
  });
});

describe('order of values', () => {
  it('is taken as given, and values that are added then come last', () => {
    const turned = orderRows(scheme, ['["d"]', '["b"]', '["a"]', '["c"]']);
    expect(turned.categories.map(({ label }) => label)).toEqual(['d', 'b', 'a', 'c']);
    expect(total(turned)).toBe(letters.length);
    expect(addValues(turned, [['aa']]).categories.at(-1)?.label).toBe('aa');
  });
});
