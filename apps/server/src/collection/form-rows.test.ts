import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { models } from '@gep/ecosystem-models';
import type { TableFile } from '@gep/ecosystem-models';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { TableContents } from '../geodata/task';
import { readTableBytes } from '../geodata/testing/read-table-bytes';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { tableRows } from '../model/records/source-rows';
import { tableWorkbook } from '../model/records/workbook/table-workbook';
import type { StoredCell, StoredRow } from '../store/schema';
import { withDistrictRows } from './form-cells';
import { takeFormRows } from './form-rows';

const input = models.farming.definition.files.find(({ key }) => key === 'yields') as TableFile;
const districts = [
  { code: '350101', name: '北县' },
  { code: '350102', name: '南县' },
];
const codes = districts.map(({ code }) => code);

const folder = useTempFolder();

const rowOf = (id: string, cells: Record<string, string | number | null>): StoredRow => ({
  id,
  cells: Object.fromEntries(
    Object.entries(cells).map(([key, value]): [string, StoredCell] => [key, [value, 1]]),
  ),
});
const rice = rowOf('350101', { product: '稻谷', category: 'crop', yield: 5, price: 3000 });
const tea = rowOf('row-1', {
  [districtCode]: '350101',
  product: '茶叶',
  types: '5,31',
  yield: 2,
  price: 90_000,
});
const formRows = withDistrictRows([rice, tea], codes);

async function exported(rows: readonly StoredRow[], language: 'zh' | 'en' = 'zh'): Promise<TableContents> {
  const keys = [districtCode, ...input.fields.map(({ key }) => key)];
  const book = await tableWorkbook({
    input,
    districts,
    language,
    spareRows: 2,
    earlier: { isYearBefore: true, rows: [{ district: '350101', values: { product: '稻谷', yield: 4 } }] },
    rows: rows.map(({ id, cells }) => ({
      id,
      isOfDistrict: codes.includes(id),
      cells: Object.fromEntries(keys.map((key) => [key, cells[key]?.[0] ?? null])),
    })),
  });
  return readTableBytes(folder.path, book);
}
const taken = (rows: readonly StoredRow[], contents: TableContents) =>
  takeFormRows({ input, rows, districts, revision: 2 }, tableRows(contents, 'y.xlsx'));
/** The contents with another value in a cell of a row, from 1. */
const changed = (contents: TableContents, row: number, column: string, value: string | number | null) => ({
  ...contents,
  rows: contents.rows.map((cells, i) =>
    i === row - 1 ? cells.map((cell, c) => (contents.columns[c] === column ? value : cell)) : cells,
  ),
});
const renamed = (contents: TableContents, from: string, to: string) => ({
  ...contents,
  columns: contents.columns.map((name) => (name === from ? to : name)),
});

describe('a workbook that comes back', () => {
  it('changes nothing where nobody has changed it, in either language', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((one) => one.trim() === one);
    const number = fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.nat().map(String));
    const row = fc.record({
      product: text,
      category: fc.constantFrom('crop', '林业', 'Fishery', null),
      types: fc.constantFrom('5', 31, '11,12', '11、12', null),
      yield: fc.option(number),
      price: number,
      cost: fc.constantFrom(null, 0),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { minLength: 1, maxLength: 6, selector: ({ product }) => product }),
        fc.constantFrom('zh', 'en'),
        async (cells, language) => {
          const own = cells.map((one, i) => rowOf(`row-${i + 1}`, { [districtCode]: codes[i % 2], ...one }));
          const rows = withDistrictRows(own, codes);
          const { rows: after, problems } = taken(rows, await exported(rows, language));
          expect(problems).toEqual([]);
          expect(after).toEqual(rows);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('changes the cells that were changed, and no others', async () => {
    const contents = changed(await exported(formRows), 1, '产量 (t)', 6);
    const { rows, problems } = taken(formRows, contents);
    expect(problems).toEqual([]);
    expect(rows[0].cells).toEqual({ ...formRows[0].cells, yield: [6, 2] });
    expect(rows.slice(1)).toEqual(formRows.slice(1));
  });

  it('is refused by name where a header was changed', async () => {
    const contents = await exported(formRows);
    const faults = (from: string, to: string) => taken(formRows, renamed(contents, from, to)).problems;
    expect(faults('产量 (t)', '产量')).toContainEqual(
      expect.objectContaining({
        name: 'TEMPLATE_HEADER_CHANGED',
        args: { file: 'y.xlsx', column: '产量 (t)' },
      }),
    );
    expect(faults('行标识', '序号')).toContainEqual(
      expect.objectContaining({
        name: 'TEMPLATE_HEADER_CHANGED',
        args: { file: 'y.xlsx', column: '行标识' },
      }),
    );
  });

  it('is refused by name where an id or the district of an id was changed', async () => {
    const contents = await exported(formRows);
    const faults = (column: string, value: string) =>
      taken(formRows, changed(contents, 1, column, value)).problems.map(({ name, args }) => [name, args]);
    expect(faults('行标识', 'row-9')).toEqual([
      ['ROW_ID_CHANGED', { file: 'y.xlsx', row: 2, value: 'row-9' }],
    ]);
    expect(faults('行标识', 'row-1')).toEqual([
      ['ROW_ID_CHANGED', { file: 'y.xlsx', row: 4, value: 'row-1' }],
    ]);
    expect(faults('行政区划代码', '350102')).toEqual([
      ['ROW_ID_CHANGED', { file: 'y.xlsx', row: 2, value: '350101' }],
    ]);
  });

  it('adds rows that have no id yet, and drops those that are gone', async () => {
    const contents = await exported(formRows);
    const wheat = contents.columns.map(
      (name) => ({ 行政区划代码: '350102', 产品: '小麦', '价格 (元/t)': 2 })[name] ?? null,
    );
    const { rows } = taken(formRows, { ...contents, rows: [...contents.rows.slice(0, 2), wheat] });
    expect(rows.map(({ id }) => id)).toEqual(['350101', '350102', 'row-2']);
  });
});

describe('a table that was not made for the form', () => {
  const csv = (rows: (string | number | null)[][]) =>
    ({ columns: ['行政区划代码', '产品', '产量', '价格'], rows }) as unknown as TableContents;

  it('finds rows by district and product, and gives the first of a district the row that waits for it', () => {
    const { rows, problems } = taken(
      formRows,
      csv([
        ['350101', '茶叶', 2, 90_000],
        ['350102', '小麦', 7, 2000],
        ['350102', '大豆', 7, 4000],
      ]),
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ id, cells }) => [id, cells.product[0]])).toEqual([
      ['row-1', '茶叶'],
      ['350102', '小麦'],
      ['row-2', '大豆'],
    ]);
  });
});
