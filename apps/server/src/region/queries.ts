import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../store/database';
import { regionFeatures, regionFiles } from '../store/schema';

export type RegionFileRow = typeof regionFiles.$inferSelect;
export type RegionFeatureRow = typeof regionFeatures.$inferSelect;

export async function regionFileOf(db: Db, projectId: string): Promise<RegionFileRow | null> {
  const [row] = await db.select().from(regionFiles).where(eq(regionFiles.projectId, projectId));
  return row ?? null;
}

/** Writes the region file of a project in place of the one before; from then on its features are those that count. */
export async function putRegionFile(db: Db, row: typeof regionFiles.$inferInsert): Promise<void> {
  await db.delete(regionFiles).where(eq(regionFiles.projectId, row.projectId));
  await db.insert(regionFiles).values(row);
}

export async function deleteRegionFileRow(db: Db, projectId: string): Promise<void> {
  await db.delete(regionFiles).where(eq(regionFiles.projectId, projectId));
}

/** The features of the region file that a project has now. */
function featuresOf(db: Db, projectId: string) {
  const current = db
    .select({ regionId: regionFiles.regionId })
    .from(regionFiles)
    .where(eq(regionFiles.projectId, projectId));
  return and(eq(regionFeatures.projectId, projectId), eq(regionFeatures.regionId, sql`${current}`));
}

/** Attributes of all features in the order of the file, without geometry. */
export async function regionAttributes(
  db: Db,
  projectId: string,
): Promise<Pick<RegionFeatureRow, 'fid' | 'attributes'>[]> {
  return db
    .select({ fid: regionFeatures.fid, attributes: regionFeatures.attributes })
    .from(regionFeatures)
    .where(featuresOf(db, projectId))
    .orderBy(asc(regionFeatures.fid));
}

/** A feature without its shape. */
export interface FeatureHead extends Pick<RegionFeatureRow, 'id' | 'fid' | 'attributes'> {
  readonly hasShape: boolean;
}

/** All features in the order of the file, without their shapes. */
export async function featureHeads(db: Db, projectId: string): Promise<FeatureHead[]> {
  const { id, fid, attributes, wkb } = regionFeatures;
  return db
    .select({ id, fid, attributes, hasShape: sql<boolean>`${wkb} is not null` })
    .from(regionFeatures)
    .where(featuresOf(db, projectId))
    .orderBy(asc(fid));
}

/** The shapes of all features that have one, as WKB in EPSG:4326, by the ids of the features. */
export async function featureShapes(db: Db, projectId: string): Promise<Map<string, Uint8Array>> {
  const { id, wkb } = regionFeatures;
  const rows = await db.select({ id, wkb }).from(regionFeatures).where(featuresOf(db, projectId));
  return new Map(rows.flatMap((row) => (row.wkb ? [[row.id, row.wkb] as const] : [])));
}

/** All features with WKB (EPSG:4326) in the order of the file. */
export async function regionFeaturesOf(db: Db, projectId: string): Promise<RegionFeatureRow[]> {
  return db.select().from(regionFeatures).where(featuresOf(db, projectId)).orderBy(asc(regionFeatures.fid));
}
