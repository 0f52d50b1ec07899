import { and, eq, inArray } from 'drizzle-orm';
import type { ResultRow, ZonalRow } from '../result/queries';
import type { Db } from '../store/database';
import { resultRasters, results, zonalRows } from '../store/schema';
import type { RasterTerm } from '../store/schema/result';

/** What changes of a result when prices do. */
export type ResultPatch = Partial<
  Pick<ResultRow, 'functionValue' | 'priceValue' | 'parameters' | 'warnings'>
>;

export async function updateResult(db: Db, id: string, patch: ResultPatch): Promise<void> {
  await db.update(results).set(patch).where(eq(results.id, id));
}

/** Says what the cells of a raster follow from. Its statistics are computed again when they are asked for. */
export async function updateTerms(db: Db, id: string, terms: RasterTerm[] | null): Promise<void> {
  await db.update(resultRasters).set({ terms, statistics: [] }).where(eq(resultRasters.id, id));
}

/** Figures of districts of some results. */
export async function zonalRowsOf(db: Db, resultIds: readonly string[]): Promise<ZonalRow[]> {
  if (resultIds.length === 0) return [];
  return db
    .select()
    .from(zonalRows)
    .where(inArray(zonalRows.resultId, [...resultIds]));
}

/** Replaces the figures of a quantity of a result. */
export async function replaceZonalRows(
  db: Db,
  { resultId, quantity }: Pick<ZonalRow, 'resultId' | 'quantity'>,
  rows: readonly ZonalRow[],
): Promise<void> {
  await db.delete(zonalRows).where(and(eq(zonalRows.resultId, resultId), eq(zonalRows.quantity, quantity)));
  // PostgreSQL takes 65535 values in a statement.
  for (let from = 0; from < rows.length; from += 2000)
    await db.insert(zonalRows).values(rows.slice(from, from + 2000));
}
