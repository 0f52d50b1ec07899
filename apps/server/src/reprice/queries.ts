import { eq, sql } from 'drizzle-orm';
import { figuresTable, isOf } from '../result/district-figure-queries';
import type { FigurePlace } from '../result/district-figure-queries';
import type { AllRanges, FigureDistrict } from '../result/district-figures';
import type { ResultRow } from '../result/queries';
import type { Db } from '../store/database';
import { resultRasters, results, zonalRows } from '../store/schema';
import type { CellStatistics, RasterTerm } from '../store/schema/result';

/** What changes of a result when prices do. */
export type ResultPatch = Partial<
  Pick<ResultRow, 'functionValue' | 'priceValue' | 'parameters' | 'warnings'>
>;

export async function updateResult(db: Db, id: string, patch: ResultPatch): Promise<void> {
  await db.update(results).set(patch).where(eq(results.id, id));
}

/** Says what the cells of a raster follow from, and what is known of them. */
export async function updateTerms(
  db: Db,
  id: string,
  terms: RasterTerm[] | null,
  termStatistics: CellStatistics | null,
): Promise<void> {
  await db.update(resultRasters).set({ terms, termStatistics }).where(eq(resultRasters.id, id));
}

/** Figures of the districts of a result, in their order. */
export interface NewFigures {
  readonly sum: readonly number[];
  /** Null where only a pass over the cells knows the smallest and largest. */
  readonly ranges: AllRanges | null;
}

/** Gives the districts of a result other figures. */
export async function updateFigures(
  db: Db,
  place: FigurePlace,
  districts: readonly FigureDistrict[],
  { sum, ranges }: NewFigures,
): Promise<void> {
  const none = districts.map(() => null);
  const { min, max } = ranges ?? { min: none, max: none };
  await db.execute(sql`
    UPDATE ${zonalRows} AS stored SET ${changedFigures}, min = figure.min, max = figure.max
    FROM ${figuresTable(districts, { sum, min, max })} WHERE ${isOf(place)}
  `);
}

/**
 * Adds up the figures of a total again, district by district, over those of its models. They are added in the order of
 * their size: the same figures give the same total to the last bit, however their rows are stored.
 */
export async function updateTotalSums(
  db: Db,
  place: FigurePlace,
  modelResultIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    UPDATE ${zonalRows} AS stored
    SET ${changedFigures}, min = NULL, max = NULL
    FROM (
      SELECT level, code, coalesce(sum(sum ORDER BY sum), 0) AS sum FROM ${zonalRows}
      WHERE result_id = ANY(${sql.param([...modelResultIds])}::text[]) AND quantity = ${place.quantity}
      GROUP BY level, code
    ) AS figure
    WHERE ${isOf(place)}
  `);
}

/** Sum and mean of `stored` as `figure` says; districts without a valid cell have none. */
const changedFigures = sql`
  sum = CASE WHEN stored.valid_count > 0 THEN figure.sum END,
  mean = CASE WHEN stored.valid_count > 0 THEN figure.sum / stored.valid_count END`;
