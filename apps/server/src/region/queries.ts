import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { regionFeatures, regionFiles } from '../store/schema';

export type RegionFileRow = typeof regionFiles.$inferSelect;
export type RegionFeatureRow = typeof regionFeatures.$inferSelect;

export async function regionFileOf(db: Db, projectId: string): Promise<RegionFileRow | null> {
  const [row] = await db.select().from(regionFiles).where(eq(regionFiles.projectId, projectId));
  return row ?? null;
}

/** Writes the region file of a project in place of the one before. */
export async function putRegionFile(db: Db, row: typeof regionFiles.$inferInsert): Promise<void> {
  await db.delete(regionFiles).where(eq(regionFiles.projectId, row.projectId));
  await db.insert(regionFiles).values(row);
}

export async function deleteRegion(db: Db, projectId: string): Promise<void> {
  await db.delete(regionFeatures).where(eq(regionFeatures.projectId, projectId));
  await db.delete(regionFiles).where(eq(regionFiles.projectId, projectId));
}

export type NewFeature = Pick<RegionFeatureRow, 'fid' | 'wkb' | 'attributes'>;

/** Replaces all features of a project. */
export async function putFeatures(db: Db, projectId: string, features: readonly NewFeature[]): Promise<void> {
  await db.delete(regionFeatures).where(eq(regionFeatures.projectId, projectId));
  for (let start = 0; start < features.length; start += 100) {
    const rows = features
      .slice(start, start + 100)
      .map((feature) => ({ id: newId(), projectId, ...feature }));
    await db.insert(regionFeatures).values(rows);
  }
}

/** Attributes of all features in the order of the file, without geometry. */
export async function regionAttributes(
  db: Db,
  projectId: string,
): Promise<Pick<RegionFeatureRow, 'fid' | 'attributes'>[]> {
  return db
    .select({ fid: regionFeatures.fid, attributes: regionFeatures.attributes })
    .from(regionFeatures)
    .where(eq(regionFeatures.projectId, projectId))
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
    .where(eq(regionFeatures.projectId, projectId))
    .orderBy(asc(fid));
}

/** The shapes of all features that have one, as WKB in EPSG:4326, by the ids of the features. */
export async function featureShapes(db: Db, projectId: string): Promise<Map<string, Uint8Array>> {
  const { id, wkb } = regionFeatures;
  const rows = await db
    .select({ id, wkb })
    .from(regionFeatures)
    .where(eq(regionFeatures.projectId, projectId));
  return new Map(rows.flatMap((row) => (row.wkb ? [[row.id, row.wkb] as const] : [])));
}

/** All features with WKB (EPSG:4326) in the order of the file. */
export async function regionFeaturesOf(db: Db, projectId: string): Promise<RegionFeatureRow[]> {
  return db
    .select()
    .from(regionFeatures)
    .where(eq(regionFeatures.projectId, projectId))
    .orderBy(asc(regionFeatures.fid));
}
