import { restore } from '../backup/restore';
import { readConfig } from '../config';
import { openDatabase } from '../store/open';
import { onlyArgument, reportFault, runCommand, say } from './terminal';

/** `npm run restore -- FOLDER`: into the empty database and file store of the settings. */
async function main(): Promise<void> {
  const folder = onlyArgument('npm run restore -- FOLDER');
  if (folder === null) return;
  const config = readConfig(process.env);
  const database = await openDatabase(config, reportFault);
  try {
    const { tables, files, missing } = await restore(config, database, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say('restore.done', { rows, files: files.length });
    if (missing.length > 0) say('backup.missing', { files: missing.join(', ') });
  } finally {
    await database.close();
  }
}

await runCommand(main);
