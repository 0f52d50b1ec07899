import { open, readFile } from 'node:fs/promises';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { ReadTableTask, TableContents } from '../task';
import { readCsv } from './read-csv';
import { readXlsx } from './xlsx/read-xlsx';

const zipStart = 'PK\u0003\u0004';
/** OLE 2 compound files: .xls, and workbooks with a password. */
const compoundStart = '\u00d0\u00cf\u0011\u00e0';

/** All rows of a table. What it is decides its first bytes, not its name. Throws `GeodataError`. */
export async function readTable({
  path,
  name,
  encoding,
  limits = geodataLimits.table,
}: ReadTableTask): Promise<TableContents> {
  const { start, size } = await beginning(path);
  if (size === 0) refuse('table-file-empty', name, 'a file with content');
  if (start === zipStart) return readXlsx(path, name, limits);
  if (start === compoundStart) refuse('table-format', name, 'an XLSX workbook or CSV');
  if (size > limits.bytes)
    refuse('table-too-large', name, `${limits.bytes} bytes at most`, { args: { limit: limits.bytes } });
  return readCsv(await readFile(path), name, limits, encoding);
}

async function beginning(path: string): Promise<{ start: string; size: number }> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return { start: buffer.subarray(0, bytesRead).toString('latin1'), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
