import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
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

/** Of shapes that are read at a time: what a statement answers is unpacked in one go. */
const batch = { bytes: 1024 * 1024, shapes: 500 };

/** The shapes of all features that have one, as WKB in EPSG:4326, by the ids of the features. */
export async function featureShapes(db: Db, projectId: string): Promise<Map<string, Uint8Array>> {
  const { id, fid, wkb } = regionFeatures;
  const sizes = await db
    .select({ id, bytes: sql<number>`octet_length(${wkb})` })
    .from(regionFeatures)
    .where(and(featuresOf(db, projectId), isNotNull(wkb)))
    .orderBy(asc(fid));
  const shapes = new Map<string, Uint8Array>();
  let ids: string[] = [];
  let bytes = 0;
  const read = async (): Promise<void> => {
    const rows = await db.select({ id, wkb }).from(regionFeatures).where(inArray(id, ids));
    for (const row of rows) if (row.wkb) shapes.set(row.id, row.wkb);
    [ids, bytes] = [[], 0];
  };
  for (const one of sizes) {
    if (ids.length > 0 && (bytes + one.bytes > batch.bytes || ids.length >= batch.shapes)) await read();
    ids.push(one.id);
    bytes += one.bytes;
  }
  if (ids.length > 0) await read();
  return shapes;
}

/** A feature with its shape, WKB in EPSG:4326. */
export interface ShapedFeature extends Pick<RegionFeatureRow, 'id' | 'fid' | 'attributes'> {
  readonly wkb: Uint8Array | null;
}

/** All features with their shapes in the order of the file. */
export async function regionFeaturesOf(db: Db, projectId: string): Promise<ShapedFeature[]> {
  const heads = await featureHeads(db, projectId);
  const shapes = await featureShapes(db, projectId);
  return heads.map(({ id, fid, attributes }) => ({ id, fid, attributes, wkb: shapes.get(id) ?? null }));
}
