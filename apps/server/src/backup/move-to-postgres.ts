import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newAct } from '../act/act';
import { appendEntry } from '../act/audit-queries';
import { entryText } from '../act/entry';
import { isLastAct } from '../act/is-last-act';
import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';
import type { Database } from '../store/database';
import { isEmpty, loadTables, writeTables } from './table-queries';

/**
 * Copies all rows into another database, which is empty, with an entry behind them in the log. The files stay where they
 * are and are those of the new database from then on. A move that was cut off can be repeated, also behind its last write,
 * as long as nothing has been done in either database since.
 * @returns the number of rows
 * @throws GepError VALIDATION for a target that holds something; HeldError when a server runs on it
 */
export async function moveRows(from: Database, to: Database, now = new Date()): Promise<number> {
  const hold = await to.hold('alone', 'npm run move-to-postgres', () => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'gep-move-'));
  try {
    const { tables } = await writeTables(from, folder, () => Promise.resolve());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    // Names the moved rows: a repeat is done only where these very rows have come.
    const moved = createHash('sha256').update(JSON.stringify(tables)).digest('hex');
    const act = newAct('moveToPostgres', { about: { rows: String(rows), moved } });
    if (await isLastAct(to.db, act)) return rows;
    if (!(await isEmpty(to.db)))
      fail('VALIDATION', { field: 'DATABASE_URL', rule: phrase('backup.full-database') });
    await loadTables(to, folder, tables, (tx) => appendEntry(tx, entryText(act, act.code, now)));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await hold.release();
  }
}
