import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { linesOf } from '../backup/table-queries';
import { writeMeasured } from '../file/written-file';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { fileOfPassing } from './bundle-file';
import type { BundleDraft } from './bundle-draft';
import { projectTables } from './project-tables';

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
  for (const { table, where } of projectTables) {
    const rows = sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t where ${where(projectId)}`;
    const path = temporaryPath('.jsonl');
    const lines = async function* (): AsyncIterable<string> {
      for await (const line of linesOf(tx, rows)) yield `${line}\n`;
    };
    const measured = await writeMeasured(Readable.from(lines()), path);
    const about = { path: rowsPath(table), name: say('bundle.rows', { table }), type: 'application/jsonl' };
    keep(await fileOfPassing(about, path, { measured, mtime: now() }, true));
  }
}
