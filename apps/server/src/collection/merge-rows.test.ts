import { describe, expect, it } from 'vitest';
import { models } from '@gep/ecosystem-models';
import type { TableFile } from '@gep/ecosystem-models';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { TableContents } from '../geodata/task';
import { readTableBytes } from '../geodata/testing/read-table-bytes';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { tableRows } from '../model/records/source-rows';
import { tableWorkbook } from '../model/records/workbook/table-workbook';
import type { StoredRow } from '../store/schema';
import { valueOf, withDistrictRows } from './form-cells';
import { takeFormRows } from './form-rows';
import { baseText, columnsOf } from './row-base';

const input = models.farming.definition.files.find(({ key }) => key === 'yields') as TableFile;
const districts = [
  { code: '350101', name: '北县' },
  { code: '350102', name: '南县' },
];
const folder = useTempFolder();

/** A row whose cells were saved with a revision. */
const rowOf = (id: string, cells: Record<string, string | number>, revision = 1): StoredRow => ({
  id,
  cells: Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, [value, revision] as const])),
});
const rice = { product: '稻谷', category: 'crop', yield: 5, price: 3000 };
const tea = { [districtCode]: '350101', product: '茶叶', category: 'crop', yield: 2, price: 90_000 };
const form = (...rows: StoredRow[]): StoredRow[] =>
  withDistrictRows(
    rows,
    districts.map(({ code }) => code),
  );
const atFirst = form(rowOf('350101', rice), rowOf('350102', { ...rice, yield: 7 }), rowOf('row-1', tea));

/** The workbook of the form at first, with other values in cells of the row of a number. */
async function workbook(changes: readonly (readonly [number, string, string | number | null])[] = []) {
  const rows = atFirst.map((row) => {
    const cells = Object.fromEntries(columnsOf(input).map((column) => [column, valueOf(row, column)]));
    return {
      id: row.id,
      isOfDistrict: !row.id.startsWith('row'),
      cells,
      ...baseText(input, row.id, { revision: 1, cells }),
    };
  });
  const book = await tableWorkbook({ input, districts, language: 'zh', spareRows: 2, earlier: null, rows });
  const contents = await readTableBytes(folder.path, book);
  return changes.reduce(changed, contents);
}
const changed = (
  contents: TableContents,
  [row, column, value]: readonly [number, string, string | number | null],
): TableContents => ({
  ...contents,
  rows: contents.rows.map((cells, i) =>
    i === row - 1 ? cells.map((cell, c) => (contents.columns[c]?.startsWith(column) ? value : cell)) : cells,
  ),
});
const taken = (now: readonly StoredRow[], contents: TableContents) =>
  takeFormRows({ input, rows: now, districts, revision: 9 }, tableRows(contents, 'y.xlsx'));
const yields = (rows: readonly StoredRow[]) =>
  Object.fromEntries(rows.map((row) => [row.id, valueOf(row, 'yield')]));

describe('a workbook of an older revision', () => {
  it('takes back nothing that others have changed since', async () => {
    const now = form(
      rowOf('350101', { ...rice, yield: 50 }, 4),
      rowOf('350102', { ...rice, yield: 7 }),
      rowOf('row-1', tea),
    );
    const { rows, conflicts, problems } = taken(now, await workbook());
    expect({ conflicts, problems }).toEqual({ conflicts: [], problems: [] });
    expect(rows).toEqual(now);
  });

  it('changes its own cells, and leaves those of others beside them', async () => {
    const now = form(
      rowOf('350101', { ...rice, price: 3100 }, 4),
      rowOf('350102', { ...rice, yield: 7 }),
      rowOf('row-1', tea),
    );
    const { rows, conflicts } = taken(now, await workbook([[1, '产量', 6]]));
    expect(conflicts).toEqual([]);
    expect(rows[0].cells).toMatchObject({ yield: [6, 9], price: [3100, 4] });
  });

  it('names a cell that both have changed, and leaves it as it is', async () => {
    const now = form(
      rowOf('350101', { ...rice, yield: 50 }, 4),
      rowOf('350102', { ...rice, yield: 7 }),
      rowOf('row-1', tea),
    );
    const { rows, conflicts } = taken(now, await workbook([[1, '产量', 6]]));
    expect(conflicts).toEqual([{ row: '350101', column: 'yield', mine: 6, base: 5 }]);
    expect(yields(rows)).toMatchObject({ '350101': 50 });
    // Both say the same: there is nothing to choose.
    expect(taken(now, await workbook([[1, '产量', 50]])).conflicts).toEqual([]);
  });

  it('keeps rows that others have added, and lets rows go that they have deleted', async () => {
    const now = form(
      rowOf('350101', rice),
      rowOf('350102', { ...rice, yield: 7 }),
      rowOf('row-2', { ...tea, product: '烟叶', yield: 3 }, 4),
    );
    const { rows, problems } = taken(now, await workbook());
    expect(problems).toEqual([]);
    expect(yields(rows)).toEqual({ '350101': 5, '350102': 7, 'row-2': 3 });
    // What was worked on in the workbook is not lost with the row.
    expect(yields(taken(now, await workbook([[3, '产量', 8]])).rows)).toMatchObject({ 'row-1': 8 });
  });

  it('deletes a row that it has lost, unless somebody has changed it since', async () => {
    const book = await workbook();
    const without = { ...book, rows: book.rows.slice(0, 2) };
    expect(yields(taken(atFirst, without).rows)).toEqual({ '350101': 5, '350102': 7 });
    const now = form(
      rowOf('350101', rice),
      rowOf('350102', { ...rice, yield: 7 }),
      rowOf('row-1', { ...tea, yield: 4 }, 4),
    );
    expect(yields(taken(now, without).rows)).toMatchObject({ 'row-1': 4 });
  });
});
