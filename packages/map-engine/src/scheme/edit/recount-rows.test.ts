import { expect, it } from 'vitest';
import type { Field } from '../../model';
import { categoryOf, generateCategories, uniqueValuesScheme } from '../index';
import { recountRows } from './index';

const field: Field = { name: 'use', type: 'STRING' };
const properties = ['forest', 'forest', 'lake', 'town'].map((use) => ({ use }));

it('keeps of rows for the same value the one that the map draws, so that counts add up', () => {
  const made = generateCategories(uniqueValuesScheme('polygon', { field }), {
    properties: properties.slice(0, 3),
  });
  const [forest, lake] = made.categories;
  const twice = { ...made, categories: [forest, lake, { ...forest, label: 'woods' }] };
  const read = recountRows(twice, { properties });
  expect(read.categories.map(({ label, count }) => [label, count])).toEqual([
    ['woods', 2],
    ['lake', 1],
  ]);
  expect(read.other.count).toBe(1);
  expect(categoryOf(twice, { use: 'forest' })?.label).toBe('woods');
});
