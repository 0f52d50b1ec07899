import { and, eq, inArray, sql } from 'drizzle-orm';
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

/** Figures of districts of some results, of all their quantities or of one. */
export async function zonalRowsOf(
  db: Db,
  resultIds: readonly string[],
  quantity?: string,
): Promise<ZonalRow[]> {
  if (resultIds.length === 0) return [];
  const ofResults = inArray(zonalRows.resultId, [...resultIds]);
  return db
    .select()
    .from(zonalRows)
    .where(quantity === undefined ? ofResults : and(ofResults, eq(zonalRows.quantity, quantity)));
}

/** Gives rows that are stored the figures they have here. A nation has thousands of them: they go in one statement. */
export async function updateZonalFigures(db: Db, rows: readonly ZonalRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <K extends keyof ZonalRow>(key: K) => sql.param(rows.map((row) => row[key]));
  await db.execute(sql`
    UPDATE ${zonalRows} AS stored
    SET sum = figure.sum, mean = figure.mean, min = figure.min, max = figure.max
    FROM unnest(
      ${column('id')}::text[], ${column('sum')}::float8[], ${column('mean')}::float8[],
      ${column('min')}::float8[], ${column('max')}::float8[]
    ) AS figure(id, sum, mean, min, max)
    WHERE stored.id = figure.id
  `);
}
