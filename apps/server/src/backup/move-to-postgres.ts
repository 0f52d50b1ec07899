import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';
import type { Database } from '../store/database';
import { isEmpty, loadTables, writeTables } from './table-queries';

/**
 * Copies all rows into another database, which is empty. The files stay where they are and are those of the new database
 * from then on.
 * @throws GepError VALIDATION for a target that holds something; HeldError when a server runs on it
 */
export async function moveRows(from: Database, to: Database): Promise<number> {
  const hold = await to.hold('alone', 'npm run move-to-postgres', () => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'gep-move-'));
  try {
    if (!(await isEmpty(to.db)))
      fail('VALIDATION', { field: 'DATABASE_URL', rule: phrase('backup.full-database') });
    const { tables } = await writeTables(from, folder, () => Promise.resolve());
    await loadTables(to, folder, tables);
    return tables.reduce((sum, { rows }) => sum + rows, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await hold.release();
  }
}
