import { expect, it } from 'vitest';
import { fieldStatistics } from './field-statistics';

it('lists the values of a field in ascending order, texts after numbers, nothing last', () => {
  const { uniqueValues, enableUniqueValue } = fieldStatistics('x', 'STRING', ['b', null, 2, 'a', 10, 'b']);
  expect(enableUniqueValue).toBe(true);
  expect(uniqueValues).toEqual([
    { value: 2, count: 1 },
    { value: 10, count: 1 },
    { value: 'a', count: 1 },
    { value: 'b', count: 2 },
    { value: null, count: 1 },
  ]);
});

it('lists the most frequent of too many', () => {
  const once = Array.from({ length: 300 }, (_, i) => i);
  const { uniqueValues, ...rest } = fieldStatistics('x', 'INT4', [...once, 299, 299, 298]);
  expect(rest).toMatchObject({ enableUniqueValue: false, uniqueValueCount: 300, totalCount: 303 });
  expect(uniqueValues).toHaveLength(256);
  expect(uniqueValues.slice(0, 2)).toEqual([
    { value: 0, count: 1 },
    { value: 1, count: 1 },
  ]);
  expect(uniqueValues.slice(-3)).toEqual([
    { value: 253, count: 1 },
    { value: 298, count: 2 },
    { value: 299, count: 3 },
  ]);
});
