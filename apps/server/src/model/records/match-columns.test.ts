import { describe, expect, it } from 'vitest';
import type { RecordFile } from '@gep/ecosystem-models';
import { matchColumns } from './match-columns';

const number = { type: 'number', unit: 't', bounds: [0, null] } as const;
const table: RecordFile = {
  kind: 'table',
  key: 'yields',
  name: { zh: '产量', en: 'Yields' },
  fields: [
    { ...number, key: 'yield', name: { zh: '产量', en: 'Yield' } },
    { ...number, key: 'price', name: { zh: '价格', en: 'Price' }, optional: true },
    { ...number, key: 'roadDistance', name: { zh: '测点距离', en: 'Distance' } },
  ],
};

describe('matchColumns', () => {
  it.each([
    [['行政区划代码', '产量（吨）', '价格 (元/t)']],
    [['District code', 'YIELD [t]', 'Price (yuan/(t·a))']],
    [['adcode', 'yield', 'price_']],
    [['代码', '产 量', 'price']],
  ])('finds columns by key, Chinese or English name: %s', (columns) => {
    expect(matchColumns(table, columns, {})).toEqual({
      districtCode: columns[0],
      yield: columns[1],
      price: columns[2],
      roadDistance: null,
    });
  });

  it('knows names that a dBASE table has cut to ten characters', () => {
    expect(matchColumns(table, ['roadDistan'], {}).roadDistance).toBe('roadDistan');
  });

  it('prefers a whole name to one without its unit, and gives a column to one field only', () => {
    expect(matchColumns(table, ['产量(上年)', '产量'], {}).yield).toBe('产量');
    const twice: RecordFile = {
      ...table,
      fields: [table.fields[0], { ...number, key: 'other', name: { zh: '产量', en: 'Other' } }],
    };
    expect(matchColumns(twice, ['产量'], {})).toMatchObject({ yield: '产量', other: null });
  });

  it('follows the choice of the user, who may also choose none; a column that is gone does not count', () => {
    const columns = ['代码', '产量', '去年', '价格'];
    expect(matchColumns(table, columns, { yield: '去年', price: null })).toMatchObject({
      yield: '去年',
      price: null,
    });
    expect(matchColumns(table, columns, { yield: 'gone' }).yield).toBe('产量');
  });

  it('asks a vector file for no district code', () => {
    const vector: RecordFile = { ...table, kind: 'vector', geometry: ['point'] };
    expect(Object.keys(matchColumns(vector, ['代码'], {}))).toEqual(['yield', 'price', 'roadDistance']);
  });
});
