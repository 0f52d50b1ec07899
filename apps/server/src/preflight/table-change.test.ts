import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordFile } from '@gep/ecosystem-models';
import { tableChange } from './table-change';
import type { DistrictRow } from '../model/records/stored-rows';

const number = { type: 'number', bounds: [0, null] } as const;
const input: RecordFile = {
  kind: 'table',
  key: 'yields',
  name: { zh: '产量', en: 'Yields' },
  uniqueBy: ['product'],
  fields: [
    { type: 'text', key: 'product', name: { zh: '产品', en: 'Product' } },
    { ...number, key: 'amount', name: { zh: '产量', en: 'Amount' }, unit: 't' },
    { ...number, key: 'price', name: { zh: '价格', en: 'Price' }, unit: '元/t', optional: true },
  ],
};
const row = (code: string, product: string, amount: number, price?: number): DistrictRow => ({
  code,
  name: `district ${code}`,
  values: { product, amount, ...(price !== undefined && { price }) },
});
const table = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom('1', '2', '3'),
      product: fc.constantFrom('rice', 'wheat', 'tea'),
      amount: fc.integer({ min: 1, max: 1000 }),
    })
    .map(({ code, product, amount }) => row(code, product, amount)),
  { selector: ({ code, values }) => `${code} ${String(values.product)}` },
);

describe('the change between two tables', () => {
  it('is none of a table against itself', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const change = tableChange(input, rows, [...rows].reverse());
        expect(change).toMatchObject({ totalCount: 0, newCount: 0, missingCount: 0 });
      }),
    );
  });

  it('has as new one way what is missing the other way', () => {
    fc.assert(
      fc.property(table, table, (one, other) => {
        const [there, back] = [tableChange(input, one, other), tableChange(input, other, one)];
        expect(there.newRows).toEqual(back.missingRows);
        expect(there.missingCount).toBe(back.newCount);
        expect(other.length - one.length).toBe(there.newCount - there.missingCount);
      }),
    );
  });

  it('adds amounts of a district, takes the mean of ratios, and lists what changed by more than 30 %', () => {
    const before = [row('1', 'rice', 100, 10), row('1', 'tea', 100, 20), row('2', 'rice', 10, 10)];
    const after = [row('1', 'rice', 10, 10), row('1', 'tea', 190, 30), row('2', 'rice', 13, 14)];
    const { totals, totalCount } = tableChange(input, before, after);
    // 200 t stay 200 t; the mean price rises from 15 to 20, by a third; 13 t are 30 %, not more; 14 are 40 % more.
    expect(totals.map(({ district, unit, before: from, after: to }) => [district, unit, from, to])).toEqual([
      ['district 2', '元/t', 10, 14],
      ['district 1', '元/t', 15, 20],
    ]);
    expect(totalCount).toBe(2);
  });

  it('lists what was 0 before as the largest change', () => {
    const { totals } = tableChange(
      input,
      [row('1', 'rice', 1), row('2', 'rice', 0)],
      [row('1', 'rice', 100), row('2', 'rice', 1)],
    );
    expect(totals.map(({ before }) => before)).toEqual([0, 1]);
  });
});
