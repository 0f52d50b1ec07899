import { and, eq, gte, inArray, lt, max, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { regionFeatures, regionFiles } from '../store/schema';

/** Rows that are copied or go at a time: others have their turn in between. */
const rowsAtOnce = 500;

/** The id of the features of an upload; ids are in the order of time. */
export function newRegionId(now: Date): string {
  return `${timeText(now)}${newId()}`;
}

const timeText = (time: Date): string => time.getTime().toString(36).padStart(9, '0');

/** Inserts features; their attributes are JSON already. */
export async function insertFeatures(
  db: Db,
  at: { readonly projectId: string; readonly regionId: string },
  rows: readonly { readonly fid: number; readonly attributes: string; readonly wkb: Uint8Array | null }[],
): Promise<void> {
  const values = rows.map(({ fid, attributes, wkb }) => ({
    ...{ id: newId(), ...at, fid, wkb },
    attributes: sql<Record<string, never>>`${attributes}::jsonb`,
  }));
  await db.insert(regionFeatures).values(values);
}

/** Copies the features of the region file of a project. Gives back their id, null without a region file. */
export async function copyFeatures(db: Db, from: string, to: string): Promise<string | null> {
  const regionId = await regionIdOf(db, from);
  if (regionId === null) return null;
  const { projectId, fid } = regionFeatures;
  const own = and(eq(projectId, from), eq(regionFeatures.regionId, regionId));
  const [{ last }] = await db
    .select({ last: max(fid) })
    .from(regionFeatures)
    .where(own);
  for (let first = 0; last !== null && first <= last; first += rowsAtOnce) {
    const some = and(own, gte(fid, first), lt(fid, first + rowsAtOnce));
    await db.execute(sql`insert into ${regionFeatures} (id, project_id, region_id, fid, wkb, attributes)
      select replace(gen_random_uuid()::text, '-', ''), ${to}, region_id, fid, wkb, attributes
      from ${regionFeatures} where ${some}`);
  }
  return regionId;
}

/** The id of the features that a project has now, null without a region file. */
export async function regionIdOf(db: Db, projectId: string): Promise<string | null> {
  const [row] = await db
    .select({ regionId: regionFiles.regionId })
    .from(regionFiles)
    .where(eq(regionFiles.projectId, projectId));
  return row?.regionId ?? null;
}

/** Deletes the features of one region id, or all of a project that is gone. */
export async function dropFeatures(
  db: Db,
  { projectId, regionId }: { readonly projectId: string; readonly regionId?: string },
  signal?: AbortSignal,
): Promise<void> {
  const ofProject = eq(regionFeatures.projectId, projectId);
  await deleteSome(
    db,
    regionId === undefined ? ofProject : and(ofProject, eq(regionFeatures.regionId, regionId)),
    signal,
  );
}

/**
 * Deletes features that no region file has: of uploads and replacements that a process left unfinished.
 * @param before those that are younger may be those of an upload that is under way in another process
 */
export async function dropLostFeatures(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const { projectId, regionId } = regionFeatures;
  const owner = db
    .select({ one: sql`1` })
    .from(regionFiles)
    .where(and(eq(regionFiles.projectId, projectId), eq(regionFiles.regionId, regionId)));
  await deleteSome(db, and(lt(regionId, timeText(before)), notExists(owner)), signal);
}

async function deleteSome(db: Db, which: SQL | undefined, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const ids = db.select({ id: regionFeatures.id }).from(regionFeatures).where(which).limit(rowsAtOnce);
    const gone = await db
      .delete(regionFeatures)
      .where(inArray(regionFeatures.id, ids))
      .returning({ id: regionFeatures.id });
    if (gone.length === 0) return;
  }
}
