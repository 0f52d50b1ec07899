import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { preparedGrids } from '../store/schema';

/** The file of the districts on the grid of a project; none without a grid. */
export async function preparedFileIds(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: preparedGrids.districtFileId })
    .from(preparedGrids)
    .where(eq(preparedGrids.projectId, projectId));
  return rows.flatMap(({ id }) => id ?? []);
}
