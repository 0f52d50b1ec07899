import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { projects } from './schema';

/**
 * Holds a project until the transaction ends: changes of what runs read, and starts of runs, come one after another. Call
 * before a row that refers to the project is added: that takes a weaker lock, for which a rename in between waits while
 * this one waits for the rename.
 */
export async function lockProject(tx: Db, projectId: string): Promise<void> {
  // Rows that refer to the project may still be added: what reports progress holds its run and adds an event to it.
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}
