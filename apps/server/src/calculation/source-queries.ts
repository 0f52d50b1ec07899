import { eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import type { TableRow } from '@gep/ecosystem-models';
import { inputsOf, parametersOf, selectedModelsOf, zonePricesOf } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { regionFeaturesOf, regionFileOf } from '../region/queries';
import type { RegionFileRow, ShapedFeature } from '../region/queries';
import { basicSettings, forceCorrelations, projects } from '../store/schema';

/** Everything of a project that a run reads, as it is at this moment. */
export interface RunSource {
  readonly project: typeof projects.$inferSelect;
  readonly settings: typeof basicSettings.$inferSelect | null;
  readonly regionFileIds: readonly string[];
  /** Encoding that the attributes of the region file were read in. */
  readonly regionEncoding: string | null;
  /** Who uploaded it and when; null without a file. */
  readonly regionUpload: Pick<RegionFileRow, 'uploadedAt' | 'uploadedBy'> | null;
  readonly features: readonly ShapedFeature[];
  readonly modelIds: readonly string[];
  readonly inputs: readonly ModelInput[];
  /** By model id. */
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Price levels of zones by model id: a row a zone. */
  readonly zonePrices: ReadonlyMap<string, readonly TableRow[]>;
  readonly force: typeof forceCorrelations.$inferSelect | null;
}

/** What a run reads but the districts, which are large. */
export type RunSettings = Omit<RunSource, 'features'>;

/** Reads the state of a project for a run; null when there is no such project. */
export async function readRunSource(db: Db, projectId: string): Promise<RunSource | null> {
  const settings = await readRunSettings(db, projectId);
  return settings && { ...settings, features: await regionFeaturesOf(db, projectId) };
}

/** Reads what a run is planned by; null when there is no such project. */
export async function readRunSettings(db: Db, projectId: string): Promise<RunSettings | null> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return null;
  const [settings] = await db.select().from(basicSettings).where(eq(basicSettings.projectId, projectId));
  const region = await regionFileOf(db, projectId);
  const [force] = await db.select().from(forceCorrelations).where(eq(forceCorrelations.projectId, projectId));
  return {
    project,
    settings: settings ?? null,
    regionFileIds: region?.fileIds ?? [],
    regionEncoding: region?.info.encoding ?? null,
    regionUpload: region && { uploadedAt: region.uploadedAt, uploadedBy: region.uploadedBy },
    modelIds: await selectedModelsOf(db, projectId),
    inputs: await inputsOf(db, projectId),
    parameters: await parametersOf(db, projectId),
    zonePrices: await zonePricesOf(db, projectId),
    force: force ?? null,
  };
}

/** Everything of a project that a run is planned by, as text: equal texts give equal plans. */
export function settingsText({
  settings,
  regionFileIds,
  regionEncoding,
  modelIds,
  inputs,
  parameters,
  zonePrices,
  force,
}: RunSettings): string {
  const rows = [...inputs].sort((a, b) => (a.id < b.id ? -1 : 1));
  const byModel = <T>(values: ReadonlyMap<string, T>) => [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const prices = [byModel(parameters), byModel(zonePrices)];
  return JSON.stringify([settings, regionFileIds, regionEncoding, modelIds, rows, prices, force]);
}
