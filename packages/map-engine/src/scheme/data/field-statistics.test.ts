import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../model';
import { categoryOf, fieldStatistics, generateCategories, uniqueValuesScheme } from '../index';

const area: Field = { name: 'area', type: 'REAL' };
const city: Field = { name: 'city', type: 'STRING' };
// The textbook list with mean 5 and population standard deviation 2.
const rows = [2, 4, 4, 4, 5, 5, 7, 9].map((value, id) => ({ area: value, city: id < 3 ? '福州' : '厦门' }));

describe('statistics of fields of features at hand', () => {
  it('counts values and takes the standard deviation of the population', () => {
    expect(fieldStatistics(rows, [area])).toMatchObject({
      ...{ min: 2, max: 9, mean: 5, stddev: 2, totalCount: 8, uniqueValueCount: 5, valueType: 'REAL' },
      uniqueValues: [
        { values: [2], count: 1 },
        { values: [4], count: 3 },
        { values: [5], count: 2 },
        { values: [7], count: 1 },
        { values: [9], count: 1 },
      ],
    });
  });

  it('counts combinations of fields', () => {
    const { uniqueValues, fields } = fieldStatistics(rows, [city, area]);
    expect(fields).toEqual(['city', 'area']);
    expect(uniqueValues.find(({ values }) => values[0] === '福州' && values[1] === 4)?.count).toBe(2);
  });

  it('keeps absent values apart and knows no numbers in a field of texts', () => {
    const statistics = fieldStatistics([...rows, { city: null }, {}, { city: NaN }], [city]);
    expect(statistics).toMatchObject({ min: 0, max: 0, mean: 0, stddev: 0, totalCount: 11, histogram: null });
    expect(statistics.uniqueValues.at(-1)).toEqual({ values: [null], count: 3 });
  });

  it('reads values by the type of the field, as classes do', () => {
    const raw = [
      { area: '7', city: true },
      { area: 7, city: false },
      { area: 'x', city: true },
      { area: Infinity },
    ];
    expect(fieldStatistics(raw, [area])).toMatchObject({
      ...{ min: 7, max: 7 },
      uniqueValues: [
        { values: [7], count: 2 },
        { values: [null], count: 2 },
      ],
    });
    const { uniqueValues } = fieldStatistics(raw, [city]);
    expect(uniqueValues).toEqual([
      { values: ['false'], count: 1 },
      { values: ['true'], count: 2 },
      { values: [null], count: 1 },
    ]);
    const made = generateCategories(uniqueValuesScheme('polygon', { field: city }), { properties: raw });
    expect(raw.map((row) => categoryOf(made, row)?.label)).toEqual([
      'true',
      'false',
      'true',
      made.other.label,
    ]);
  });

  it('lists no more values than its limit and says so', () => {
    const many = Array.from({ length: 257 }, (_, id) => ({ area: id }));
    expect(fieldStatistics(many, [area])).toMatchObject({ enableUniqueValue: false, uniqueValueCount: 257 });
    expect(fieldStatistics(many, [area]).uniqueValues).toHaveLength(256);
    expect(fieldStatistics(many, [area], { maxUniqueValues: 300 }).uniqueValues).toHaveLength(257);
  });

  it('lists the most frequent of too many, in ascending order; of equals the first', () => {
    const many = [5, 5, 5, 9, 1, 7, 7, 3, null, null].map((area) => ({ area }));
    const { uniqueValues, uniqueValueCount } = fieldStatistics(many, [area], { maxUniqueValues: 4 });
    expect(uniqueValueCount).toBe(6);
    expect(uniqueValues).toEqual([
      { values: [1], count: 1 },
      { values: [5], count: 3 },
      { values: [7], count: 2 },
      { values: [null], count: 2 },
    ]);
  });

  it('counts every feature once, in the values and in the histogram', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (values) => {
        const { uniqueValues, histogram } = fieldStatistics(
          values.map((value) => ({ area: value })),
          [area],
        );
        expect(uniqueValues.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        expect([...(histogram?.counts as number[])].reduce((sum, count) => sum + count, 0)).toBe(
          values.length,
        );
      }),
    );
  });

  it('refuses no field and more than three', () => {
    expect(() => fieldStatistics(rows, [])).toThrow(RangeError);
    expect(() => fieldStatistics(rows, [area, city, area, city])).toThrow(RangeError);
  });
});
