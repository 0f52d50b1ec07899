import { deleteProjectRow, unfinishedCopies, updateCopy } from '../store/project';
import type { Context } from './context';

/** Removes copies that were cut off by the end of the process; files without rows are swept afterwards. */
export async function discardUnfinishedCopies(context: Context): Promise<void> {
  const { db } = context.database;
  for (const project of await unfinishedCopies(db)) {
    await updateCopy(db, project.id, { state: 'failed' });
    await deleteProjectRow(db, project.id);
  }
}
