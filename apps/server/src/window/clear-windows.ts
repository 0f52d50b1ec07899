import type { Services } from '../services';
import { batchOfKey } from './passing-key';
import { batchIds, deleteDeadBatches } from './window-queries';

type ClearTools = Pick<Services, 'database' | 'files' | 'lease'>;

/** Forgets the windows that nobody waits for. */
export async function clearWindows({ database, lease }: ClearTools): Promise<void> {
  if (lease.mayFree()) await deleteDeadBatches(database.db);
}

/** Removes rows that workers left when they died, or brought when nobody waited any more. */
export async function sweepPassing({ database, files }: ClearTools): Promise<void> {
  const keys: string[] = [];
  for await (const key of files.passing.keys()) keys.push(key);
  // A batch is entered before its first key is there, so these are all that can belong to somebody.
  const waiting = new Set(await batchIds(database.db));
  for (const key of keys) if (!waiting.has(batchOfKey(key))) await files.passing.remove(key);
}
