import type { TableRow } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { tableFaults } from '../../form/table/cell-fault';
import { rowsOf, typeCell } from '../../form/table/table-draft';
import { lacksOption, shownYears, tableColumns, tableOf, tableSource, tableValue } from './table-parameter';
import type { ColumnWords, TableDefinition } from './table-parameter';

const name = (text: string) => ({ zh: text, en: text });
const words: ColumnWords = {
  text: ({ en }) => en,
  unit: (unit) => unit,
  current: 'current',
  comparable: 'comparable',
  sameAsCurrent: 'as current',
  districtCode: 'District code',
  types: [{ value: '1', label: '1 Forest' }],
};
const prices: TableDefinition = {
  kind: 'table',
  key: 'prices',
  name: name('Prices'),
  keyedBy: 'name',
  keys: [
    { value: 'tn', name: name('Nitrogen') },
    { value: 'tp', name: name('Phosphorus') },
  ],
  rowForEach: 'pollutants',
  keyColumn: { key: 'pollutant', name: name('Pollutant') },
  columns: [{ key: 'price', name: name('Price'), unit: '元/t', min: 0, max: 1e8, price: true }],
  default: [
    { pollutant: 'tn', price: 1750 },
    { pollutant: 'tp', price: 2800 },
  ],
  minRows: 1,
};
const rates: TableDefinition = {
  ...prices,
  key: 'rates',
  keyedBy: 'ecosystem-type',
  keys: undefined,
  rowForEach: undefined,
  keyColumn: { key: 'type', name: name('Type') },
  columns: [{ key: 'rate', name: name('Rate'), unit: 't', min: 0, max: 10, optional: true }],
  default: [{ type: 1, rate: 5 }],
};

describe('columns', () => {
  it('are two a price where the comparable year is shown, the second of which may stay empty', () => {
    const [key, current, comparable] = tableColumns(prices, words, 2, undefined);
    expect(key).toMatchObject({ key: 'pollutant', unique: true, fixed: true });
    expect(current).toMatchObject({ key: 'price', group: 'Price', name: 'current' });
    expect(current.optional).toBeUndefined();
    expect(comparable).toMatchObject({ group: 'Price', name: 'comparable', optional: true });
    expect(tableColumns(prices, words, 1, undefined)).toHaveLength(2);
  });

  it('show the comparable year where there are prices of it already', () => {
    const given = tableSource(prices, [{ pollutant: 'tn', price: { current: 1, comparable: 2 } }], ['tn']);
    expect(shownYears(given, false)).toBe(2);
    expect(shownYears(tableSource(prices, prices.default, ['tn']), false)).toBe(1);
  });
});

describe('columns of chosen options', () => {
  const column = (key: string) => ({ ...rates.columns[0], key });
  const byPollutant = { ...rates, columnForEach: 'pollutants', columns: [column('tn'), column('tp')] };

  it('are those that count, each of which needs a number in some row', () => {
    const shown = tableColumns(byPollutant, words, 1, ['tp']);
    expect(shown.map(({ key }) => key)).toEqual(['type', 'tp']);
    expect(tableFaults(shown, [{ type: '1', tn: '5' }])).toMatchObject([
      { row: 0, column: { key: 'tp' }, fault: { code: 'empty-column' } },
    ]);
    expect(tableFaults(shown, [{ type: '1', tp: '0' }])).toEqual([]);
  });

  it('leave the numbers of others alone', () => {
    const source = tableSource(byPollutant, [{ type: 1, tn: 5, tp: 3 }], undefined);
    const table = typeCell(tableOf(source), { row: 0, column: 'tp' }, '4');
    expect(tableValue(source, table)).toEqual([{ type: 1, tn: 5, tp: 4 }]);
  });
});

describe('values', () => {
  it('come back as they were', () => {
    const stored: TableRow[] = [{ type: 1, rate: 5 }, { type: 3 }];
    const source = tableSource(rates, stored, undefined);
    expect(tableValue(source, tableOf(source))).toEqual(stored);
    const both = tableSource(prices, [{ pollutant: 'tn', price: { current: 1, comparable: 2 } }], ['tn']);
    expect(tableValue(both, tableOf(both))).toEqual(both.stored);
  });

  it('take a price of the comparable year', () => {
    const source = tableSource(prices, prices.default, ['tp']);
    const [, , comparable] = tableColumns(prices, words, 2, undefined);
    const table = typeCell(tableOf(source), { row: 0, column: comparable.key }, '2,500');
    expect(tableValue(source, table)).toContainEqual({
      pollutant: 'tp',
      price: { current: 2800, comparable: 2500 },
    });
  });
});

describe('a row for each chosen option', () => {
  it('is the stored one, the default one, or an empty one', () => {
    const source = tableSource(prices, [{ pollutant: 'tn', price: 9 }], ['tp', 'tn', 'cod']);
    expect(rowsOf(tableOf(source)).map((row) => [row.pollutant, row.price])).toEqual([
      ['tp', '2800'],
      ['tn', '9'],
      ['cod', undefined],
    ]);
    expect(lacksOption(source)).toBe(true);
  });

  it('leaves the stored rows of others alone', () => {
    const source = tableSource(prices, prices.default, ['tn']);
    expect(lacksOption(source)).toBe(false);
    expect(rowsOf(tableOf(source))).toHaveLength(1);
    expect(tableValue(source, tableOf(source))).toEqual(prices.default);
  });

  it('keeps what was typed when another option is chosen', () => {
    const before = tableSource(prices, prices.default, ['tn']);
    const typed = typeCell(tableOf(before), { row: 0, column: 'price' }, '1800');
    const after = tableSource(prices, prices.default, ['tn', 'tp']);
    expect(rowsOf(tableOf(after, typed)).map(({ price }) => price)).toEqual(['1800', '2800']);
  });
});
