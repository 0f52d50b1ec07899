import { checkRunQueue } from '../job/queue-queries';
import type { Services } from '../services';
import { version } from '../version';

type Health = 'ok' | 'failing';

/** State of database, files and queue; failing as soon as one of them is. */
export async function serverHealth({ database, files }: Services) {
  const [databaseHealth, fileHealth, queue] = await Promise.all(
    [database.check(), files.check(), checkRunQueue(database)].map((check) =>
      check.then(
        (): Health => 'ok',
        (): Health => 'failing',
      ),
    ),
  );
  const status: Health = [databaseHealth, fileHealth, queue].includes('failing') ? 'failing' : 'ok';
  return { status, version, database: databaseHealth, files: fileHealth, queue };
}
