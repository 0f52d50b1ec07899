import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { regionFeaturesOf, regionFileOf, putFeatures, putRegionFile } from '../region/queries';
import {
  basicSettings,
  forceCorrelations,
  modelInputs,
  modelParameters,
  selectedModels,
  spatialAverages,
} from '../store/schema';

type NewIds = ReadonlyMap<string, string>;

/** Copies settings, region, model selection and parameters of a project; file ids are replaced by `newIds`. */
export async function copySettingRows(db: Db, from: string, to: string, newIds: NewIds): Promise<void> {
  for (const row of await db.select().from(basicSettings).where(eq(basicSettings.projectId, from))) {
    await db.insert(basicSettings).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(forceCorrelations).where(eq(forceCorrelations.projectId, from))) {
    await db.insert(forceCorrelations).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(spatialAverages).where(eq(spatialAverages.projectId, from))) {
    await db.insert(spatialAverages).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(selectedModels).where(eq(selectedModels.projectId, from))) {
    await db.insert(selectedModels).values({ ...row, projectId: to });
  }
  for (const row of await db.select().from(modelParameters).where(eq(modelParameters.projectId, from))) {
    await db.insert(modelParameters).values({ ...row, projectId: to });
  }
  const region = await regionFileOf(db, from);
  if (!region) return;
  await putRegionFile(db, { ...region, projectId: to, fileIds: replaced(region.fileIds, newIds) });
  const features = await regionFeaturesOf(db, from);
  await putFeatures(
    db,
    to,
    features.map(({ fid, wkb, attributes }) => ({ fid, wkb, attributes })),
  );
}

/** Copies the inputs of a project. */
export async function copyInputRows(db: Db, from: string, to: string, newIds: NewIds): Promise<void> {
  for (const row of await db.select().from(modelInputs).where(eq(modelInputs.projectId, from))) {
    await db
      .insert(modelInputs)
      .values({ ...row, id: newId(), projectId: to, fileIds: replaced(row.fileIds, newIds) });
  }
}

function replaced(ids: readonly string[], newIds: NewIds): string[] {
  return ids.map((id) => newIds.get(id) ?? id);
}
