import { checkRunQueue } from '../job/queue-queries';
import type { Services } from '../services';
import { version } from '../version';

type Health = 'ok' | 'failing';

export type ServerHealth = Awaited<ReturnType<typeof askParts>>;

/** How long an answer holds: anybody may ask, and as often as they like. */
const heldMs = 2000;

/** Opens the state of the server: asked of its parts once for all who want to know within two seconds. */
export function openHealth(services: Services): () => Promise<ServerHealth> {
  let asked = -Infinity;
  let answer: Promise<ServerHealth>;
  return () => {
    const now = services.now().getTime();
    if (Math.abs(now - asked) >= heldMs) {
      asked = now;
      answer = askParts(services);
    }
    return answer;
  };
}

/** State of database, files and queue; failing as soon as one of them is. */
async function askParts({ database, files }: Services) {
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
