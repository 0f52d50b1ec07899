import { readFile, stat } from 'node:fs/promises';
import { zipStart } from '../archive/open-archive';
import { firstBytes } from '../first-bytes';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { ReadTableTask, TableContents } from '../task';
import { readCsv } from './read-csv';
import { readXlsx } from './xlsx/read-xlsx';

/** OLE 2 compound files: .xls, and workbooks with a password. */
const compoundStart = '\u00d0\u00cf\u0011\u00e0';

/** All rows of a table. What it is decides its first bytes, not its name. Throws `GeodataError`. */
export async function readTable({
  path,
  name,
  encoding,
  limits = geodataLimits.table,
}: ReadTableTask): Promise<TableContents> {
  const { size } = await stat(path);
  if (size === 0) refuse('table-file-empty', name, 'a file with content');
  const start = (await firstBytes(path, 4)).toString('latin1');
  if (start === zipStart) return readXlsx(path, name, limits);
  if (start === compoundStart) refuse('table-format', name, 'an XLSX workbook or CSV');
  if (size > limits.bytes)
    refuse('table-too-large', name, `${limits.bytes} bytes at most`, { args: { limit: limits.bytes } });
  return readCsv(await readFile(path), name, limits, encoding);
}
