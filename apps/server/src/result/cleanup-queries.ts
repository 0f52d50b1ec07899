import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../store/database';
import { layerStyles, resultRasters, results } from '../store/schema';
import { findResult } from './queries';

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

/** Deletes the result of one place, if there is one. @returns ids of its stored files, which other results may share */
export async function deleteResultAt(
  db: Db,
  place: { projectId: string; modelId: string; childKey: string; compareFlag: number },
): Promise<string[]> {
  const found = await findResult(db, place);
  if (!found) return [];
  const files = await db
    .select({ fileId: resultRasters.fileId })
    .from(resultRasters)
    .where(eq(resultRasters.resultId, found.id));
  await db.delete(results).where(eq(results.id, found.id));
  return files.map((row) => row.fileId);
}

/** Deletes the results of a project that are not of a run. @returns ids of their stored files */
export async function deleteResultsOfOtherRuns(db: Db, projectId: string, runId: string): Promise<string[]> {
  const others = and(eq(results.projectId, projectId), ne(results.runId, runId));
  const files = await db
    .select({ fileId: resultRasters.fileId })
    .from(resultRasters)
    .innerJoin(results, eq(results.id, resultRasters.resultId))
    .where(others);
  await db.delete(results).where(others);
  return files.map((row) => row.fileId);
}

/** Those of some stored files that no raster uses: the years of a model share what does not depend on prices. */
export async function unusedFiles(db: Db, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const used = await db
    .select({ fileId: resultRasters.fileId })
    .from(resultRasters)
    .where(inArray(resultRasters.fileId, [...fileIds]));
  const kept = new Set(used.map((row) => row.fileId));
  return [...new Set(fileIds)].filter((id) => !kept.has(id));
}
