import { and, asc, eq, getTableColumns, inArray, not } from 'drizzle-orm';
import type { Db } from '../store/database';
import { resultRasters, results, zonalRows } from '../store/schema';

export type ResultRow = typeof results.$inferSelect;
export type ResultRasterRow = typeof resultRasters.$inferSelect;
export type ZonalRow = typeof zonalRows.$inferSelect;

/** Results that have taken their place; everything that reads results reads these alone. */
const inPlace = not(results.pending);

/** All results of a project, by model, child and year. */
export async function resultsOf(db: Db, projectId: string): Promise<ResultRow[]> {
  return db
    .select()
    .from(results)
    .where(and(eq(results.projectId, projectId), inPlace))
    .orderBy(asc(results.modelId), asc(results.childKey), asc(results.compareFlag));
}

export async function findResult(
  db: Db,
  place: { projectId: string; modelId: string; childKey: string; compareFlag: number },
): Promise<ResultRow | null> {
  const [row] = await db
    .select()
    .from(results)
    .where(
      and(
        eq(results.projectId, place.projectId),
        eq(results.modelId, place.modelId),
        eq(results.childKey, place.childKey),
        eq(results.compareFlag, place.compareFlag),
        inPlace,
      ),
    );
  return row ?? null;
}

export async function insertResult(
  db: Db,
  result: typeof results.$inferInsert,
  rasters: readonly ResultRasterRow[],
  zonal: readonly ZonalRow[],
): Promise<void> {
  await db.insert(results).values(result);
  if (rasters.length > 0) await db.insert(resultRasters).values([...rasters]);
  // PostgreSQL takes 65535 values in a statement.
  for (let from = 0; from < zonal.length; from += 2000)
    await db.insert(zonalRows).values(zonal.slice(from, from + 2000));
}

export async function rastersOf(db: Db, projectId: string): Promise<ResultRasterRow[]> {
  return db
    .select(getTableColumns(resultRasters))
    .from(resultRasters)
    .innerJoin(results, and(eq(results.id, resultRasters.resultId), inPlace))
    .where(eq(resultRasters.projectId, projectId));
}

/** Lets the pending results of some models of a run take their place. */
export async function putInPlace(db: Db, runId: string, modelIds: readonly string[]): Promise<void> {
  await db
    .update(results)
    .set({ pending: false })
    .where(and(eq(results.runId, runId), inArray(results.modelId, [...modelIds])));
}

/** Says in which files the account of a model is, for a year of a run. */
export async function setAccount(
  db: Db,
  { runId, modelId, compareFlag }: Pick<ResultRow, 'runId' | 'modelId' | 'compareFlag'>,
  files: Pick<ResultRow, 'cubeFileId' | 'typesFileId' | 'districtsFileId'>,
): Promise<void> {
  const ofModel = and(eq(results.modelId, modelId), eq(results.compareFlag, compareFlag));
  await db
    .update(results)
    .set(files)
    .where(and(eq(results.runId, runId), ofModel));
}

export async function findRasterRow(db: Db, id: string): Promise<ResultRasterRow | null> {
  const [row] = await db.select().from(resultRasters).where(eq(resultRasters.id, id));
  return row ?? null;
}

/** Writes what was found of the cells of a raster. */
export async function updateRaster(
  db: Db,
  id: string,
  found: Partial<Pick<ResultRasterRow, 'statistics' | 'termStatistics' | 'ledger'>>,
): Promise<void> {
  await db.update(resultRasters).set(found).where(eq(resultRasters.id, id));
}

/** Figures of the districts of a level, in the order of their codes. */
export async function zonalOf(
  db: Db,
  place: { resultId: string; quantity?: string; level?: string; code?: string },
): Promise<ZonalRow[]> {
  return db
    .select()
    .from(zonalRows)
    .where(
      and(
        eq(zonalRows.resultId, place.resultId),
        place.quantity === undefined ? undefined : eq(zonalRows.quantity, place.quantity),
        place.level === undefined ? undefined : eq(zonalRows.level, place.level),
        place.code === undefined ? undefined : eq(zonalRows.code, place.code),
      ),
    )
    .orderBy(asc(zonalRows.level), asc(zonalRows.code));
}

/** Figures of one district in all results of a project. */
export async function zonalOfDistrict(db: Db, projectId: string, code: string): Promise<ZonalRow[]> {
  return db
    .select(getTableColumns(zonalRows))
    .from(zonalRows)
    .innerJoin(results, and(eq(results.id, zonalRows.resultId), inPlace))
    .where(and(eq(zonalRows.projectId, projectId), eq(zonalRows.code, code)));
}
