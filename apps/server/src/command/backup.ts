import { newAct } from '../act/act';
import { logAct } from '../act/carry-out';
import { backUp } from '../backup/backup';
import { readConfig } from '../config';
import { openServices } from '../open-services';
import { onlyArgument, reportFault, runCommand, say } from './terminal';

/** `npm run backup -- FOLDER`. Exit status 1 also when a stored file could not be read: the rest is in the backup. */
async function main(): Promise<void> {
  const folder = onlyArgument('npm run backup -- FOLDER');
  if (folder === null) return;
  const services = await openServices(readConfig(process.env), reportFault, { who: 'npm run backup' });
  try {
    const { tables, files, missing } = await backUp(services, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await logAct(services, newAct('backup', { about: { rows: String(rows), files: String(files.length) } }));
    say('backup.done', { rows, files: files.length, folder });
    if (missing.length === 0) return;
    say('backup.missing', { files: missing.join(', ') });
    process.exitCode = 1;
  } finally {
    await services.close();
  }
}

// Awaited here, so that Node reports a promise that never settles: exit status 13 and not 0.
await runCommand(main);
