import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ResultRow } from '../result/queries';
import type { Db } from '../store/database';
import { resultRasters, results, zonalRows } from '../store/schema';
import type { RasterTerm } from '../store/schema/result';
import type { DistrictSum, FigureDistrict } from './zonal';

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

/** The districts that results of a run have figures of: they are the same for all of them. */
export async function figureDistricts(db: Db, resultIds: readonly string[]): Promise<FigureDistrict[]> {
  const { level, code, parentCode, resultId, quantity } = zonalRows;
  const [first] = await db
    .select({ resultId, quantity })
    .from(zonalRows)
    .where(inArray(resultId, [...resultIds]))
    .limit(1);
  if (!first) return [];
  return db
    .select({ level, code, parentCode })
    .from(zonalRows)
    .where(and(eq(resultId, first.resultId), eq(quantity, first.quantity)));
}

/** The figures of a result in its districts. */
export interface FigurePlace {
  readonly resultId: string;
  readonly quantity: string;
}

/**
 * Gives the districts of a result other sums. A nation has thousands of districts: they change in one statement.
 * @param change by what every cell has changed; null where that is not one factor: then smallest and largest are not
 * known
 */
export async function updateSums(
  db: Db,
  { resultId, quantity }: FigurePlace,
  sums: readonly DistrictSum[],
  change: number | null,
): Promise<void> {
  const column = <K extends keyof DistrictSum>(key: K) => sql.param(sums.map((one) => one[key]));
  await db.execute(sql`
    UPDATE ${zonalRows} AS stored
    SET ${changedFigures}, min = stored.min * ${change}::float8, max = stored.max * ${change}::float8
    FROM unnest(${column('level')}::text[], ${column('code')}::text[], ${column('sum')}::float8[])
      AS figure(level, code, sum)
    WHERE ${isOf(resultId, quantity)}
  `);
}

/**
 * Adds up the figures of a total again, district by district, over those of its models. They are added in the order of
 * their size: the same figures give the same total to the last bit, however their rows are stored.
 */
export async function updateTotalSums(
  db: Db,
  { resultId, quantity }: FigurePlace,
  modelResultIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    UPDATE ${zonalRows} AS stored
    SET ${changedFigures}, min = NULL, max = NULL
    FROM (
      SELECT level, code, coalesce(sum(sum ORDER BY sum), 0) AS sum FROM ${zonalRows}
      WHERE result_id = ANY(${sql.param([...modelResultIds])}::text[]) AND quantity = ${quantity}
      GROUP BY level, code
    ) AS figure
    WHERE ${isOf(resultId, quantity)}
  `);
}

/** Sum and mean of `stored` as `figure` says; districts without a valid cell have none. */
const changedFigures = sql`
  sum = CASE WHEN stored.valid_count > 0 THEN figure.sum END,
  mean = CASE WHEN stored.valid_count > 0 THEN figure.sum / stored.valid_count END`;

const isOf = (resultId: string, quantity: string) => sql`
  stored.result_id = ${resultId} AND stored.quantity = ${quantity}
  AND stored.level = figure.level AND stored.code = figure.code`;
