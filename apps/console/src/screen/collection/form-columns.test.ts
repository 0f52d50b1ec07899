import type { ReportRow } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { isFixed } from '../../form/table/table-column';
import type { EditedColumn } from '../../form/table/table-column';
import {
  completeRows,
  formColumns,
  newRow,
  readText,
  rowChanges,
  rowId,
  showsRows,
  textRow,
} from './form-columns';
import { sampleForm } from './testing/sample-form';

const form = sampleForm();
const columns = formColumns(form, ({ zh }) => zh);
const [district, visits, price] = columns as EditedColumn[];
const east = textRow({ id: '350101', cells: { districtCode: '350101', visits: 12.5, price: null } });
const west = textRow({ id: '350102', cells: { districtCode: '350102' } });

describe('the columns of a form', () => {
  it('have names, units and bounds, and require nothing before it is handed in', () => {
    expect(visits).toMatchObject({
      kind: 'number',
      name: '人次',
      unit: '万人次',
      min: 0,
      max: 1000,
      optional: true,
    });
    expect(district).toMatchObject({ kind: 'choice', unique: true });
  });
  it('keep the district of its row, and let added rows be of any', () => {
    expect(isFixed(district, east)).toBe(true);
    expect(isFixed(district, newRow(form))).toBe(false);
  });
  it('find a district by name and code', () => {
    expect(district).toMatchObject({
      options: [{ value: '350101', spellings: ['东县'] }, { value: '350102' }],
    });
  });
});

describe('what is typed', () => {
  it.each([
    ['1,250.5', 1250.5],
    ['１２', 12],
    [' ', null],
    ['many', 'many'],
  ])('%o is %o as a number', (text, value) => {
    expect(readText(price, text)).toBe(value);
  });
  it('is the cells that say something else than before', () => {
    const after = [{ ...east, visits: '12.50', price: '30' }, west];
    expect(rowChanges(columns, [east, west], after)).toEqual({
      edits: [{ row: '350101', column: 'price', value: 30 }],
      removed: [],
    });
  });
  it('adds a row with all of its cells, and deletes one', () => {
    const added = { ...newRow({ ...form, districts: form.districts.slice(0, 1) }), visits: '5' };
    const { edits, removed } = rowChanges(columns, [east, west], [east, added]);
    expect(edits).toEqual([
      { row: rowId(added), column: 'districtCode', value: '350101' },
      { row: rowId(added), column: 'visits', value: 5 },
    ]);
    expect(removed).toEqual(['350102']);
  });
});

describe('rows after an edit', () => {
  it('have ids, which the server allows', () => {
    const [, , pasted] = completeRows(form, [east, west], [east, west, { visits: '1' }]);
    expect(rowId(pasted)).toMatch(/^[\w-]{1,64}$/);
  });
  it('are one for each district: a deleted one is empty', () => {
    const rows = completeRows(form, [east, west], [west]);
    expect(rows.map((row) => [rowId(row), row.visits])).toEqual([
      ['350101', undefined],
      ['350102', undefined],
    ]);
    expect(rowChanges(columns, [east, west], rows).edits).toEqual([
      { row: '350101', column: 'visits', value: null },
    ]);
  });
});

it('says whether a table shows a draft, in any order and with empty rows added', () => {
  const rows: ReportRow[] = [
    { id: '350101', cells: { districtCode: '350101', visits: 12.5 } },
    { id: '350102', cells: { districtCode: '350102' } },
  ];
  expect(showsRows(columns, [west, east, { '#id': 'row-1' }], rows)).toBe(true);
  expect(showsRows(columns, [west, { ...east, visits: '13' }], rows)).toBe(false);
  expect(showsRows(columns, [west], rows)).toBe(false);
});
