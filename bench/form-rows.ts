import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { models } from '@gep/ecosystem-models';
import type { TableFile } from '@gep/ecosystem-models';
import { checkForm } from '../apps/server/src/collection/form-findings';
import { takeFormRows } from '../apps/server/src/collection/form-rows';
import { readTableBytes } from '../apps/server/src/geodata/testing/read-table-bytes';
import { tableRows } from '../apps/server/src/model/records/source-rows';
import { tableWorkbook } from '../apps/server/src/model/records/workbook/table-workbook';
import type { StoredCell, StoredRow } from '../apps/server/src/store/schema';

const rowCount = 5000;
const districtCount = 100;

/** Milliseconds to read a workbook of 5,000 rows that comes back and to check it against the year before. */
async function formRowTime(): Promise<number> {
  const input = models.farming.definition.files.find((file): file is TableFile => file.key === 'yields');
  if (!input) throw new Error('no table of yields');
  const districts = Array.from({ length: districtCount }, (_, i) => ({
    code: String(350_000 + i),
    name: `district ${i}`,
  }));
  const before = Array.from({ length: rowCount }, (_, i) => ({
    district: districts[i % districtCount].code,
    values: { product: `p${i}`, category: 'crop', yield: 500 + i, price: 3000 },
  }));
  const stored = ({ district, values }: (typeof before)[number], i: number): StoredRow => ({
    id: `row-${i + 1}`,
    cells: Object.fromEntries(
      Object.entries({ districtCode: district, ...values }).map(([key, value]): [string, StoredCell] => [
        key,
        [value, 1],
      ]),
    ),
  });
  const rows = before.map(stored);
  const earlier = { isYearBefore: true, rows: before };
  const book = await tableWorkbook({
    ...{ input, districts, earlier, language: 'zh', spareRows: 300 },
    rows: rows.map(({ id }, i) => ({ id, cells: { districtCode: before[i].district, ...before[i].values } })),
  });
  const folder = await mkdtemp(join(tmpdir(), 'gep-rows-'));
  try {
    const start = performance.now();
    const contents = await readTableBytes(folder, book);
    const taken = takeFormRows({ input, rows, districts, revision: 2 }, tableRows(contents, 'rows.xlsx'));
    const { findings } = checkForm(input, { zh: '表', en: 'Table' }, taken.rows, districts, earlier);
    if (taken.rows.length !== rowCount || findings.length > 0) throw new Error('rows were not read back');
    return performance.now() - start;
  } finally {
    await rm(folder, { recursive: true });
  }
}

console.log(JSON.stringify(await formRowTime()));
