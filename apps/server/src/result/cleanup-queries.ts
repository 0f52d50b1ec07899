import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../store/database';
import { layerStyles, resultRasters, results } from '../store/schema';

/**
 * Deletes results with their rasters' rows and zonal rows: all of a project, or those of some models. Saved layer
 * styles stay unless `styles` is set.
 * @returns ids of the stored files that belonged to them, to be dropped by the file store
 */
export async function deleteResults(
  db: Db,
  projectId: string,
  { modelIds, styles = false }: { modelIds?: readonly string[]; styles?: boolean } = {},
): Promise<string[]> {
  if (modelIds?.length === 0) return [];
  const ofModels = modelIds ? inArray(results.modelId, [...modelIds]) : undefined;
  const doomed = await db
    .select({ id: results.id })
    .from(results)
    .where(and(eq(results.projectId, projectId), ofModels));
  if (styles) {
    const styled = modelIds ? inArray(layerStyles.modelId, [...modelIds]) : undefined;
    await db.delete(layerStyles).where(and(eq(layerStyles.projectId, projectId), styled));
  }
  if (doomed.length === 0) return [];
  const ids = doomed.map((row) => row.id);
  const files = await db
    .select({ fileId: resultRasters.fileId })
    .from(resultRasters)
    .where(inArray(resultRasters.resultId, ids));
  await db.delete(results).where(inArray(results.id, ids));
  return files.map((row) => row.fileId);
}
