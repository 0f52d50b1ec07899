import { asc, eq } from 'drizzle-orm';
import type { Db } from './database';
import {
  basicSettings,
  forceCorrelations,
  modelInputs,
  modelParameters,
  projects,
  regionFeatures,
  regionFiles,
  selectedModels,
} from './schema';

export type RegionFeatureRow = typeof regionFeatures.$inferSelect;
export type ModelInputRow = typeof modelInputs.$inferSelect;

/** Everything of a project that a run reads, as it is at this moment. */
export interface RunSource {
  readonly project: typeof projects.$inferSelect;
  readonly settings: typeof basicSettings.$inferSelect | null;
  readonly regionFileIds: readonly string[];
  readonly features: readonly RegionFeatureRow[];
  readonly modelIds: readonly string[];
  readonly inputs: readonly ModelInputRow[];
  /** By model id. */
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly force: typeof forceCorrelations.$inferSelect | null;
}

/** Reads the state of a project for a run; null when there is no such project. */
export async function readRunSource(db: Db, projectId: string): Promise<RunSource | null> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return null;
  const [settings] = await db.select().from(basicSettings).where(eq(basicSettings.projectId, projectId));
  const [region] = await db.select().from(regionFiles).where(eq(regionFiles.projectId, projectId));
  const models = await db.select().from(selectedModels).where(eq(selectedModels.projectId, projectId));
  const inputs = await db.select().from(modelInputs).where(eq(modelInputs.projectId, projectId));
  const parameters = await db.select().from(modelParameters).where(eq(modelParameters.projectId, projectId));
  const [force] = await db.select().from(forceCorrelations).where(eq(forceCorrelations.projectId, projectId));
  return {
    project,
    settings: settings ?? null,
    regionFileIds: region?.fileIds ?? [],
    features: await featuresOf(db, projectId),
    modelIds: models.map(({ modelId }) => modelId).sort((a, b) => Number(a) - Number(b)),
    inputs,
    parameters: new Map(parameters.map(({ modelId, values }) => [modelId, values])),
    force: force ?? null,
  };
}

/** Features of the region file in the order of the file. */
export async function featuresOf(db: Db, projectId: string): Promise<RegionFeatureRow[]> {
  return db
    .select()
    .from(regionFeatures)
    .where(eq(regionFeatures.projectId, projectId))
    .orderBy(asc(regionFeatures.fid));
}
