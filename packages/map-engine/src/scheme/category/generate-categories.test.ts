import { describe, expect, it } from 'vitest';
import type { Field, FieldStatistics, RangeCategory, TableScheme, ValueCategory } from '../../model';
import { lineSymbol, simpleLine } from '../../model';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  pinCategory,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  schemeBreaks,
  symbolColor,
  symbolSize,
  uniqueValuesScheme,
  unpinCategory,
} from '../index';
import { editSchemeBreak } from '../edit';

const real: Field = { name: 'v', type: 'REAL' };
const text: Field = { name: 'k', type: 'STRING' };
const ramp = ['#000000', '#ffffff'];

function counted(scheme: TableScheme): number {
  return scheme.categories.reduce((sum, row) => sum + (row.count ?? NaN), 0) + (scheme.other.count ?? NaN);
}

describe('unique values', () => {
  const properties = ['b', 'a', 'b', null, 'c', ''].map((k) => ({ k }));
  const scheme = generateCategories(uniqueValuesScheme('polygon', { field: text, ramp }), { properties });

  it('makes a row a value in ascending order, null goes to other', () => {
    expect(scheme.categories.map((row) => [row.label, row.count])).toEqual([
      ['', 1],
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]);
    expect(scheme.other.count).toBe(1);
  });

  it('colours the rows along the ramp and their symbols alike', () => {
    expect(scheme.categories.map((row) => row.color)).toEqual(['#000000', '#555555', '#aaaaaa', '#ffffff']);
    for (const row of scheme.categories) expect(row.symbol && symbolColor(row.symbol)).toBe(row.color);
  });

  it('finds the row of a feature', () => {
    expect(categoryOf(scheme, { k: 'b' })).toBe(scheme.categories[2]);
    expect(categoryOf(scheme, { k: 'zzz' })).toBe(scheme.other);
    expect(categoryOf(scheme, { k: null })).toBe(scheme.other);
    expect(categoryOf(scheme, {})).toBe(scheme.other);
  });

  it('keeps a pinned row whose value is gone, with count 0', () => {
    const pinned = pinCategory(scheme, '["b"]', { color: '#ff0000', label: '林地', visible: false });
    const again = generateCategories(pinned, { properties: [{ k: 'a' }] });
    expect(again.categories[1]).toMatchObject({ color: '#ff0000', label: '林地', visible: false, count: 0 });
    expect(
      generateCategories(unpinCategory(again, '["b"]'), { properties: [{ k: 'a' }] }).categories,
    ).toHaveLength(1);
  });

  it('counts from statistics; features that no listed value has are other', () => {
    const statistics: FieldStatistics = {
      fields: ['k'],
      valueType: 'STRING',
      min: NaN,
      max: NaN,
      mean: NaN,
      stddev: NaN,
      totalCount: 10,
      uniqueValueCount: 2,
      enableUniqueValue: true,
      uniqueValues: [
        { values: ['x'], count: 4 },
        { values: ['y'], count: 3 },
      ],
      histogram: null,
    };
    const made = generateCategories(uniqueValuesScheme('point', { field: text, statistics }));
    expect(made.categories.map((row) => row.count)).toEqual([4, 3]);
    expect(made.other.count).toBe(3);
  });

  it('reads numeric texts of a numeric field as numbers', () => {
    const field: Field = { name: 'n', type: 'INT4' };
    const made = generateCategories(uniqueValuesScheme('point', { field }), {
      properties: [{ n: '10' }, { n: 10 }, { n: 9 }],
    });
    expect(made.categories.map((row) => [row.label, row.count])).toEqual([
      ['9', 1],
      ['10', 2],
    ]);
  });
});

describe('multiple fields', () => {
  it('makes a row a combination', () => {
    const fields: Field[] = [text, { name: 'n', type: 'INT4' }];
    const properties = [
      { k: 'a', n: 2 },
      { k: 'a', n: 1 },
      { k: 'a', n: 1 },
      { k: 'b', n: null },
    ];
    const scheme = generateCategories(multipleFieldsScheme('polygon', { fields }), { properties });
    expect(scheme.categories.map((row) => [row.label, row.count])).toEqual([
      ['a, 1', 2],
      ['a, 2', 1],
    ]);
    expect(scheme.other.count).toBe(1);
    expect(categoryOf(scheme, { k: 'a', n: 2 })).toBe(scheme.categories[1]);
  });

  it('takes at most three fields', () => {
    expect(() => multipleFieldsScheme('point', { fields: [text, text, text, text] })).toThrow(
      /fields: got 4/,
    );
  });
});

describe('graduated colour', () => {
  const properties = [0, 10, 20, 30, 40, null, NaN].map((v) => ({ v }));
  const scheme = generateCategories(graduatedColorScheme('polygon', { field: real, ramp }), { properties });

  it('makes four classes (lower, upper] with labels, counts and colours', () => {
    expect(scheme.categories.map((row) => [row.label, row.count, row.color])).toEqual([
      ['0.00 - 10.00', 2, '#000000'],
      ['10.00 - 20.00', 1, '#555555'],
      ['20.00 - 30.00', 1, '#aaaaaa'],
      ['30.00 - 40.00', 1, '#ffffff'],
    ]);
    expect(scheme.other.count).toBe(2);
    expect(categoryOf(scheme, { v: 10 })).toBe(scheme.categories[0]);
    expect(categoryOf(scheme, { v: 10.001 })).toBe(scheme.categories[1]);
    expect(categoryOf(scheme, { v: 0 })).toBe(scheme.categories[0]);
    expect(categoryOf(scheme, { v: 41 })).toBe(scheme.other);
  });

  it('puts values outside edited edges into other', () => {
    const narrow = graduatedColorScheme('polygon', { field: real, ramp, manualBreaks: [5, 15, 25] });
    const made = generateCategories(narrow, { properties });
    expect(made.categories.map((row) => row.count)).toEqual([1, 1]);
    expect(made.other.count).toBe(5);
  });

  it('keeps a pinned class and its edges when the number of classes changes', () => {
    const key = scheme.categories[1].key;
    const pinned = pinCategory(scheme, key, { color: '#ff0000' });
    for (const classes of [1, 2, 3, 5, 9]) {
      const next = { ...pinned, classification: { ...pinned.classification, classes } };
      const again = generateCategories(next, { properties });
      const row = again.categories.find((category) => category.key === key) as RangeCategory;
      expect([row.lower, row.upper, row.color]).toEqual([10, 20, '#ff0000']);
      expect(counted(again)).toBe(properties.length);
    }
  });

  it('moves pins along with an edited edge', () => {
    const pinned = pinCategory(scheme, scheme.categories[1].key, { label: 'mine' });
    const edited = editSchemeBreak(pinned, 2, '22.5');
    expect(edited.ok).toBe(true);
    if (!edited.ok) return;
    const again = generateCategories(edited.scheme, { properties });
    expect(schemeBreaks(again)).toEqual([0, 10, 22.5, 30, 40]);
    expect(again.categories[1].label).toBe('mine');
    expect(editSchemeBreak(again, 2, 30)).toMatchObject({
      ok: false,
      problem: { code: 'break-not-below-next' },
    });
  });

  it('has the edges of mean and deviation where only those are known', () => {
    const statistics: FieldStatistics = {
      fields: ['v'],
      valueType: 'REAL',
      min: 0,
      max: 10,
      mean: 4,
      stddev: 3,
      totalCount: 5,
      uniqueValueCount: 5,
      enableUniqueValue: false,
      uniqueValues: [],
      histogram: null,
    };
    const made = graduatedColorScheme('line', { field: real, method: 'standard-deviation', statistics });
    expect(schemeBreaks(generateCategories(made))).toEqual([0, 1, 4, 7, 10]);
  });

  it('has no rows without a field or without data', () => {
    expect(generateCategories(graduatedColorScheme('point'), { properties }).categories).toEqual([]);
    const empty = generateCategories(graduatedColorScheme('point', { field: real }), {
      properties: [{ v: null }],
    });
    expect(empty.categories).toEqual([]);
    expect(empty.other.count).toBe(1);
  });
});

describe('graduated size', () => {
  it('runs from 4 to 12 px over the classes', () => {
    const scheme = graduatedSizeScheme('point', { field: real, classes: 3 });
    const made = generateCategories(scheme, { properties: [1, 2, 3, 4].map((v) => ({ v })) });
    expect(made.categories.map((row) => row.symbol && symbolSize(row.symbol))).toEqual([4, 8, 12]);
  });

  it('scales a stack as a whole', () => {
    const template = lineSymbol(simpleLine({ width: 4 }), simpleLine({ width: 2 }));
    const made = generateCategories(graduatedSizeScheme('line', { field: real, classes: 2, template }), {
      properties: [{ v: 1 }, { v: 2 }],
    });
    expect(made.categories[1].symbol?.layers).toMatchObject([{ width: 12 }, { width: 6 }]);
  });

  it('is not for polygons', () => {
    expect(() => graduatedSizeScheme('polygon')).toThrow(/got polygon/);
  });
});

describe('rasters', () => {
  it('counts cells, the no-data value belongs to other', () => {
    const scheme = rasterUniqueValuesScheme({ ramp });
    const made = generateCategories(scheme, { values: [1, 1, 2, -9999, NaN], noData: -9999 });
    expect(made.categories.map((row) => [(row as ValueCategory).values[0], row.count, row.symbol])).toEqual([
      [1, 2, null],
      [2, 1, null],
    ]);
    expect(made.other.count).toBe(2);
    expect(categoryOf(made, 2)).toBe(made.categories[1]);
    expect(categoryOf(made, NaN)).toBe(made.other);
  });

  it('classifies by histogram', () => {
    const made = generateCategories(rasterGraduatedScheme({ classes: 2, method: 'quantile' }), {
      histogram: { min: 0, max: 4, counts: [3, 3, 3, 3] },
    });
    expect(schemeBreaks(made)).toEqual([0, 2, 4]);
    expect(made.categories.map((row) => row.count)).toEqual([6, 6]);
  });
});
