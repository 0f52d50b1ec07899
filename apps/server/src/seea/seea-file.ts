import { writeXlsx } from 'hucre/xlsx';
import type { Cell as SheetCell } from 'hucre/xlsx';
import { resultFileName } from '@gep/api-client/contract';
import type { Language, SeeaQuery, SeeaTable } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';
import type { Cell, TableFile } from '../evidence/table-file';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import { yearName } from '../result/model-results';
import type { RangeTools } from '../range/result-ranges';
import { seeaTables } from './seea-tables';

const widths = { title: 44, figure: 18, text: 36 };
/** Title, what it was made of, a blank row; then two rows of heads. */
const headRow = 3;

/** The tables of SEEA EA of a project as a workbook, a sheet each, named with project and year. */
export async function seeaFile(tools: RangeTools, query: SeeaQuery, language: Language): Promise<TableFile> {
  const { db } = tools.services.database;
  const tables = await seeaTables(tools, query, language);
  const project = (await findProject(db, query.projectId))?.name ?? '';
  const { particularYear } = await settingOf(db, query.projectId);
  const year = yearName(query.compareFlag ?? 0)[language];
  const about = [project, particularYear, year, said(language, 'seea.source')].filter(Boolean).join(' · ');
  const content = await writeXlsx({ sheets: tables.map((table) => sheetOf(table, about)) });
  return { name: resultFileName(project, particularYear, said(language, 'seea.file'), 'xlsx'), content };
}

/** A table as a sheet: two rows of heads, whose groups are merged, and notes at the end. */
function sheetOf({ key, title, unit, head, columns, rows, missing, notes }: SeeaTable, about: string) {
  const groups: Cell[] = columns.map(({ group }, i) => (group === columns[i - 1]?.group ? null : group));
  const lines: Cell[][] = [
    [unit === '' ? title : `${title} (${unit})`],
    [about],
    [],
    ...(missing === null
      ? [
          [null, ...groups],
          [head, ...columns.map((one) => one.title)],
        ]
      : [[missing]]),
    ...rows.map((row) => ['  '.repeat(row.indent) + row.title, ...row.cells]),
    [],
    ...notes.map((note) => [note]),
  ];
  const cells = new Map<string, Partial<SheetCell>>([['0,0', bold]]);
  for (const at of missing === null ? [headRow, headRow + 1] : [])
    for (let column = 0; column <= columns.length; column++) cells.set(`${at},${column}`, wrapped);
  rows.forEach((row, i) => {
    const at = headRow + 2 + i;
    if (row.kind !== 'entry') cells.set(`${at},0`, bold);
    columns.forEach((column, place) => {
      if (!column.applies) cells.set(`${at},${place + 1}`, grey);
    });
  });
  return {
    name: sheetName(key, title),
    rows: lines,
    columns: [
      { width: widths.title },
      ...columns.map(() => ({ width: key === 'services' ? widths.text : widths.figure })),
    ],
    cells,
    freezePane: { rows: headRow + 2, columns: 1 },
  };
}

const bold: Partial<SheetCell> = { style: { font: { bold: true } } };
const wrapped: Partial<SheetCell> = {
  style: { font: { bold: true }, alignment: { wrapText: true, vertical: 'center' } },
};
/** Not applicable, as in the standard. */
const grey: Partial<SheetCell> = {
  style: { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'D9D9D9' } } },
};

/** Names of sheets have at most 31 characters: the number of the table. */
function sheetName(key: SeeaTable['key'], title: string): string {
  return key === 'services' ? title.slice(0, 31) : key;
}
