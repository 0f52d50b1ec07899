import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTable } from '../table/read-table';
import type { ReadTableTask, TableContents } from '../task';

let written = 0;

/** Reads bytes as a table, in this process. */
export async function readTableBytes(
  folder: string,
  bytes: Uint8Array,
  more: Partial<ReadTableTask> = {},
): Promise<TableContents> {
  const path = join(folder, `table-${written++}`);
  await writeFile(path, bytes);
  return readTable({ kind: 'read-table', path, name: 'made.xlsx', ...more });
}
