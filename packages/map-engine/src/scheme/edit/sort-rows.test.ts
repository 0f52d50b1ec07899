import { createScheme, generateCategories } from '../index';
import { sortRows, totalCount } from './index';
import type { RowSort } from './index';
import { describe, expect, it } from 'vitest';

const made = (type: 'STRING' | 'INT4', values: readonly (string | number | null)[]) =>
  generateCategories(createScheme('unique-values', 'polygon', { field: { name: 'F', type } }), { values });
const labels = (scheme: ReturnType<typeof made>, sort: RowSort) =>
  sortRows(scheme.categories, sort, 'zh-CN').map(({ label }) => label);

describe('sorting rows', () => {
  it('puts figures in texts by size and Chinese by sound', () => {
    const scheme = made('STRING', ['区 10', '区 2', '草地', '阿坝']);
    expect(labels(scheme, { column: 'value', descending: false })).toEqual(['阿坝', '草地', '区 2', '区 10']);
  });

  it('puts numbers by size and equal counts in the order of the scheme', () => {
    const scheme = made('INT4', [10, 9, 9, -1, 100]);
    expect(labels(scheme, { column: 'value', descending: true })).toEqual(['100', '10', '9', '-1']);
    expect(labels(scheme, { column: 'count', descending: true })).toEqual(['9', '-1', '10', '100']);
  });

  it('totals the rows and everything else', () => {
    const { categories, other } = made('STRING', ['a', 'a', 'b', null]);
    expect(totalCount([...categories, other])).toBe(4);
    expect(totalCount([...categories, { ...other, count: null }])).toBeNull();
  });
});
