import { and, eq, inArray, not, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../store/database';
import { layerStyles, preparedInputs, resultRasters, results, runs } from '../store/schema';

/** Ids of the stored files of some results: their rasters with their ledgers, what those follow from, and the accounts of their runs. */
async function filesOf(db: Db, which: SQL | undefined): Promise<string[]> {
  const { cubeFileId, typesFileId, districtsFileId } = results;
  const accounts = await db.select({ cubeFileId, typesFileId, districtsFileId }).from(results).where(which);
  const { fileId, terms, ledger } = resultRasters;
  const rasters = await db
    .select({ fileId, terms, ledger })
    .from(resultRasters)
    .innerJoin(results, eq(results.id, resultRasters.resultId))
    .where(which);
  const followed = rasters.flatMap((one) => one.terms ?? []);
  const ids = [
    ...accounts.flatMap((one) => [one.cubeFileId, one.typesFileId, one.districtsFileId]),
    ...rasters.flatMap((one) => [one.fileId, one.ledger?.fileId ?? null]),
    ...followed.flatMap((term) => [term.fileId, ...(term.by ?? []).map((one) => one.fileId)]),
  ];
  return [...new Set(ids)].flatMap((id) => id ?? []);
}

/**
 * Deletes results with their rasters' rows and zonal rows: all of a project, or those of some models. Saved layer
 * styles stay unless `styles` is set.
 * @returns ids of the stored files that belonged to them alone, to be dropped by the file store
 */
export async function deleteResults(
  db: Db,
  projectId: string,
  { modelIds, styles = false }: { modelIds?: readonly string[]; styles?: boolean } = {},
): Promise<string[]> {
  if (modelIds?.length === 0) return [];
  if (styles) {
    const styled = modelIds ? inArray(layerStyles.modelId, [...modelIds]) : undefined;
    await db.delete(layerStyles).where(and(eq(layerStyles.projectId, projectId), styled));
  }
  const ofModels = modelIds ? inArray(results.modelId, [...modelIds]) : undefined;
  const doomed = and(eq(results.projectId, projectId), ofModels);
  return unusedFiles(db, projectId, await deleteWhere(db, doomed));
}

/**
 * Deletes the results that have their place: of some models, or all of a project. Those that are pending stay.
 * @returns ids of their stored files, which other results may share
 */
export async function deleteInPlace(
  db: Db,
  projectId: string,
  modelIds: readonly string[] | 'all',
): Promise<string[]> {
  const ofModels = modelIds === 'all' ? undefined : inArray(results.modelId, [...modelIds]);
  return deleteWhere(db, and(eq(results.projectId, projectId), not(results.pending), ofModels));
}

/**
 * Deletes the pending results of a project: all, or those of one run.
 * @returns ids of their stored files, which other results may share
 */
export async function deletePending(db: Db, projectId: string, runId?: string): Promise<string[]> {
  const ofRun = runId === undefined ? undefined : eq(results.runId, runId);
  return deleteWhere(db, and(eq(results.projectId, projectId), eq(results.pending, true), ofRun));
}

/** Runs that have pending results and are not active. */
export async function endedPending(db: Db): Promise<{ projectId: string; runId: string }[]> {
  const active = db
    .select({ id: runs.id })
    .from(runs)
    .where(inArray(runs.state, ['queued', 'running']));
  return db
    .selectDistinct({ projectId: results.projectId, runId: results.runId })
    .from(results)
    .where(and(eq(results.pending, true), notInArray(results.runId, active)));
}

async function deleteWhere(db: Db, doomed: SQL | undefined): Promise<string[]> {
  const files = await filesOf(db, doomed);
  await db.delete(results).where(doomed);
  return files;
}

/**
 * Those of some stored files that nothing of their project uses any more: the years of a model share what does not
 * depend on prices, the results of a run share its cube and the ecosystem types that a pretreatment has prepared, and
 * the total follows from the quantities of the models.
 */
export async function unusedFiles(db: Db, projectId: string, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const prepared = await db
    .select({ fileId: preparedInputs.fileId })
    .from(preparedInputs)
    .where(eq(preparedInputs.projectId, projectId));
  const ofResults = await filesOf(db, eq(results.projectId, projectId));
  const used = new Set([...ofResults, ...prepared.map(({ fileId }) => fileId)]);
  return [...new Set(fileIds)].filter((id) => !used.has(id));
}
