import { describe, expect, it } from 'vitest';
import { decodeScheme, encodeScheme } from '../../codec';
import { valueKey } from '../../model';
import type { BandStatistics, Field, MultipleFieldsScheme, UniqueValuesScheme } from '../../model';
import {
  categoryOf,
  diffCategories,
  fieldStatistics,
  generateCategories,
  legend,
  multipleFieldsScheme,
  rasterUniqueValuesScheme,
  uniqueValuesScheme,
} from '../index';
import {
  addValues,
  editRows,
  keepTopValues,
  missingRows,
  removeRows,
  resetRows,
  setFields,
  setRamp,
  sortRows,
} from '../edit';

const use: Field = { name: 'use', type: 'STRING' };
const code: Field = { name: 'code', type: 'INT4' };
/** 2 x forest, 1 x an empty text, 3 without a use; 2 numbers, 4 that are none. */
const properties = [
  { use: 'forest', code: 1 },
  { use: 'forest', code: 2 },
  { use: '', code: NaN },
  { use: null, code: Infinity },
  { code: 'many' },
  { use: ['forest'], code: null },
];
const none = valueKey([null]);
const counts = ({ categories, other }: UniqueValuesScheme | MultipleFieldsScheme) => [
  ...categories.map(({ key, count }) => [key, count]),
  ['other', other.count],
];
const plain = generateCategories(uniqueValuesScheme('polygon', { field: use }), { properties });
const known = addValues(plain, [[null]], { properties });

describe('features without a value', () => {
  it('are in other until they are asked for; an empty text is a value', () => {
    expect(counts(plain)).toEqual([
      ['[""]', 1],
      ['["forest"]', 2],
      ['other', 3],
    ]);
  });

  it('are not those with a text of blanks, which can be seen and counted', () => {
    const blanks = [{ use: ' ' }, { use: '\u3000\t' }, { use: null }];
    const rows = generateCategories(uniqueValuesScheme('polygon', { field: use }), { properties: blanks });
    expect(rows.categories.map(({ key, label }) => [key, label])).toEqual([
      ['[" "]', '␣'],
      [valueKey(['\u3000\t']), '␣␣'],
    ]);
  });

  it('get their own row, the last one, on which map and table agree', () => {
    expect(counts(known)).toEqual([
      ['[""]', 1],
      ['["forest"]', 2],
      [none, 3],
      ['other', 0],
    ]);
    expect(properties.map((feature) => categoryOf(known, feature)?.key)).toEqual(
      ['["forest"]', '["forest"]', '[""]'].concat(Array<string>(3).fill(none)),
    );
    expect(categoryOf(plain, { use: null })?.key).toBe('other');
  });

  it('are the values that are not numbers in a numeric field', () => {
    const numbers = generateCategories(uniqueValuesScheme('polygon', { field: code }), { properties });
    expect(counts(addValues(numbers, [[null]], { properties })).slice(2)).toEqual([
      [none, 4],
      ['other', 0],
    ]);
  });

  it('keep their row when the rows are regenerated from features or from statistics', () => {
    const statistics = fieldStatistics(properties, [use]);
    expect(counts(generateCategories(known, { properties }))).toEqual(counts(known));
    expect(counts(generateCategories({ ...known, statistics }))).toEqual(counts(known));
    expect(diffCategories(plain.categories, known.categories).added.map(({ key }) => key)).toEqual([none]);
  });

  it('keep what was pinned on their row, and the row without it', () => {
    const edited = editRows(known, [none], { label: 'unused', color: '#123456' });
    const again = generateCategories(setRamp(edited, { reverse: true }), { properties });
    expect(again.categories[2]).toMatchObject({ key: none, label: 'unused', color: '#123456', count: 3 });
    const reset = resetRows(editRows(edited, [none], { visible: false }), new Set([none]));
    expect(generateCategories(reset, { properties })).toEqual(known);
    const shown = editRows(editRows(known, [none], { visible: false }), [none], { visible: true });
    expect(generateCategories(shown, { properties }).categories).toHaveLength(3);
  });

  it('are inactive under another field and return with their own', () => {
    const away = setFields(known, [code], fieldStatistics(properties, [code]));
    expect(away.categories.map(({ key }) => key)).toEqual(['[1]', '[2]']);
    expect(counts(setFields(away, [use], fieldStatistics(properties, [use])))).toEqual(counts(known));
  });

  it('fall back into other when their row goes', () => {
    const gone = removeRows(known, new Set([none]));
    expect(counts(gone)).toEqual(counts(plain));
    expect(counts(generateCategories(gone, { properties }))).toEqual(counts(plain));
  });

  it('stay for any number of most frequent values', () => {
    expect(counts(keepTopValues(known, 1, { properties }))).toEqual([
      ['["forest"]', 2],
      [none, 3],
      ['other', 1],
    ]);
  });

  it('are offered with their count before all values, and only where there are any', () => {
    const less = removeRows(plain, new Set(['["forest"]']));
    expect(missingRows(less, { properties }).map(({ key, count }) => [key, count])).toEqual([
      [none, 3],
      ['["forest"]', 2],
    ]);
    expect(missingRows(known, { properties })).toEqual([]);
    expect(missingRows(plain, { values: ['', 'forest'] })).toEqual([]);
  });

  it('come last when rows are sorted by value, and have no words of one language', () => {
    const sorted = sortRows([...known.categories].reverse(), { column: 'value', descending: false }, 'en');
    expect(sorted.map(({ key }) => key)).toEqual(['[""]', '["forest"]', none]);
    expect(legend(known).entries.map(({ key, label }) => [key, label])).toContainEqual([none, 'No value']);
  });

  it('are saved and read as they are', () => {
    const read = decodeScheme(JSON.parse(JSON.stringify(encodeScheme(known))));
    expect(read).toEqual(known);
  });
});

describe('combinations that lack a value', () => {
  const fields = [use, code];
  const pairs = generateCategories(multipleFieldsScheme('polygon', { fields }), { properties });

  it('are distinguished by what they lack', () => {
    expect(pairs.other.count).toBe(4);
    expect(missingRows(pairs, { properties }).map(({ label, count }) => [label, count])).toEqual([
      ['–, –', 3],
      ['“”, –', 1],
    ]);
    const made = addValues(pairs, [[null, null]], { properties });
    expect(made.other.count).toBe(1);
    expect(categoryOf(made, { use: null, code: NaN })?.label).toBe('–, –');
    expect(categoryOf(made, { use: '', code: NaN })?.key).toBe('other');
  });
});

describe('cells without a value', () => {
  const band: BandStatistics = {
    ...{ dataType: 'float32', min: 0, max: 1, mean: 0.5, stddev: 0, noData: -1, totalCount: 5 },
    ...{
      enableUniqueValue: true,
      uniqueValueCount: 2,
      uniqueValues: [{ value: 0, count: 3 }],
      histogram: null,
    },
  };

  it('are no-data, even if a saved style has a row for them', () => {
    const start = rasterUniqueValuesScheme({ bands: [{ name: 'b', statistics: band }] });
    const made = generateCategories(
      { ...start, pins: [{ at: { kind: 'value', values: [null] } }] },
      { values: [0, NaN, -1, null, 0] },
    );
    expect(made.categories.map(({ key, count }) => [key, count])).toEqual([
      ['[0]', 2],
      [none, 0],
    ]);
    expect(made.other.count).toBe(3);
    expect([0, NaN, null].map((cell) => categoryOf(made, cell)?.key)).toEqual(['[0]', 'other', 'other']);
  });
});
