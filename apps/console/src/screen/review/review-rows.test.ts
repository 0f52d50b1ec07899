import { describe, expect, it } from 'vitest';
import { sampleForm } from '../collection/testing/sample-form';
import { reviewRows } from './review-rows';

const form = sampleForm({
  rows: [
    { id: 'a', cells: { districtCode: '350101', visits: 12, price: 300 } },
    { id: 'b', cells: { districtCode: '350102', visits: 7 } },
    { id: 'c', cells: { districtCode: '350102', visits: 9, price: 1 } },
  ],
});
const change = (
  row: string,
  column: string,
  before: string | number | null,
  after: string | number | null,
) => ({
  row,
  column,
  before,
  after,
});

describe('the rows of a version', () => {
  it('are all the same where there is none before it', () => {
    const rows = reviewRows(form, []);
    expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'same'],
      ['b', 'same'],
      ['c', 'same'],
    ]);
    expect(rows[1].cells.get('price')).toEqual({ value: null });
  });

  it('mark the cells that changed, whole rows that came, and keep those that went', () => {
    const rows = reviewRows(form, [
      change('a', 'visits', 10, 12),
      change('b', 'price', 5, null),
      change('c', 'districtCode', null, '350102'),
      change('c', 'visits', null, 9),
      change('c', 'price', null, 1),
      change('d', 'visits', 4, null),
    ]);
    expect(rows.map(({ id, number, kind }) => [id, number, kind])).toEqual([
      ['a', 1, 'changed'],
      ['b', 2, 'changed'],
      ['c', 3, 'added'],
      ['d', null, 'removed'],
    ]);
    expect(rows[0].cells.get('visits')).toEqual({ value: 12, before: 10 });
    expect(rows[0].cells.get('price')).toEqual({ value: 300 });
    expect(rows[1].cells.get('price')).toEqual({ value: null, before: 5 });
    expect(rows[3].cells.get('visits')).toEqual({ value: null, before: 4 });
  });
});
