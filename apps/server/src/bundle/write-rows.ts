import { Readable } from 'node:stream';
import { writeMeasured } from '../file/written-file';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { fileOfPassing } from './bundle-file';
import type { BundleDraft } from './bundle-draft';
import { projectTables } from './project-tables';
import { rowLines } from './row-queries';

/** Where the rows of a table are in a bundle. */
export const rowsPath = (table: string): string => `record/rows/${table}.jsonl`;

/**
 * The rows of a project and its results as files, a JSON object a line, in a transaction that sees one moment. The files
 * are gone once they are closed.
 */
export async function writeRows(
  { files: { temporaryPath }, now }: Services,
  tx: Db,
  projectId: string,
  { say, keep }: BundleDraft,
): Promise<void> {
  for (const { table } of projectTables) {
    const path = temporaryPath('.jsonl');
    const lines = async function* (): AsyncIterable<string> {
      for await (const line of rowLines(tx, table, projectId)) yield `${line}\n`;
    };
    const measured = await writeMeasured(Readable.from(lines()), path);
    const about = { path: rowsPath(table), name: say('bundle.rows', { table }), type: 'application/jsonl' };
    keep(await fileOfPassing(about, path, { measured, mtime: now() }, true));
  }
}
