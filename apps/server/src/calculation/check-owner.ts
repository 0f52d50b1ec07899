import { fail } from '../error/gep-error';
import { isOwnRun } from '../job/owned-run-queries';
import type { Services } from '../services';
import type { Db } from '../store/database';

/**
 * Call in the transaction that writes what a run has made: a process whose lease has passed may not know yet that its
 * run was ended.
 * @throws GepError RUN_INTERRUPTED
 */
export async function checkOwner(tx: Db, { lease }: Pick<Services, 'lease'>, runId: string): Promise<void> {
  if (!(await isOwnRun(tx, { id: runId, ownerId: lease.id }))) fail('RUN_INTERRUPTED');
}
