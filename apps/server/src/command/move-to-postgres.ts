import { moveRows } from '../backup/move-to-postgres';
import { readConfig } from '../config';
import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';
import { openDatabase } from '../store/open';
import { reportFault, runCommand, say } from './terminal';

/** `npm run move-to-postgres`: from the embedded database in GEP_DATA_DIR to the one that DATABASE_URL names. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === null)
    fail('VALIDATION', { field: 'DATABASE_URL', rule: phrase('move.no-target') });
  const from = await openDatabase({ ...config, databaseUrl: null }, reportFault);
  try {
    const to = await openDatabase(config, reportFault);
    try {
      say('move.done', { rows: await moveRows(from, to) });
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

await runCommand(main);
