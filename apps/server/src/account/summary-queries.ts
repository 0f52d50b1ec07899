import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../store/database';
import { zonalRows } from '../store/schema';

/** What a result has in districts. */
export interface DistrictSums {
  readonly resultId: string;
  readonly codes: readonly string[];
  /** In the order of the codes; null without a value. */
  readonly sums: readonly (number | null)[];
}

/** What results have in the districts of a level: a list a result, since a nation has thousands of districts. */
export async function districtSums(
  db: Db,
  resultIds: readonly string[],
  { level, quantity }: { readonly level: string; readonly quantity: string },
): Promise<DistrictSums[]> {
  const { resultId } = zonalRows;
  const here = and(eq(zonalRows.level, level), eq(zonalRows.quantity, quantity));
  return db
    .select({
      resultId,
      codes: sql<string[]>`json_agg(${zonalRows.code})`,
      sums: sql<(number | null)[]>`json_agg(${zonalRows.sum})`,
    })
    .from(zonalRows)
    .where(and(inArray(resultId, [...resultIds]), here))
    .groupBy(resultId);
}
