import { noteChanges } from '../form/form';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { deleteDepartments } from '../user/queries';
import { revokeSessionsOf } from '../user/session-queries';

/** Deletes all departments of a project inside a transaction and ends their sessions. */
export async function dropDepartments(services: Services, tx: Db, projectId: string): Promise<void> {
  const deleted = await deleteDepartments(tx, projectId);
  await revokeSessionsOf(tx, deleted, services.now());
  if (deleted.length > 0) await noteChanges(tx, { of: { projectId }, form: 'departments' }, ['generated']);
}
