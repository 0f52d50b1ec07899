import { and, eq, isNotNull, ne, not, sql } from 'drizzle-orm';
import type { CalculatedModel } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { results, zonalRows } from '../store/schema';

type Sizes = CalculatedModel['sizes'];

/** Of a model, method or pollutant, as a result names it. */
export const sizeKey = ({ modelId, childKey }: { modelId: string; childKey: string }): string =>
  `${modelId}/${childKey}`;

/** How large the figures of the districts of a project are, in both years, by model and child. */
export async function figureSizes(db: Db, projectId: string): Promise<ReadonlyMap<string, Sizes>> {
  const { quantity, sum } = zonalRows;
  const { modelId, childKey } = results;
  const size = sql`abs(${sum})`;
  const rows = await db
    .select({
      modelId,
      childKey,
      quantity,
      small: sql<number>`percentile_cont(0.1) WITHIN GROUP (ORDER BY ${size})`.mapWith(Number),
      large: sql<number>`max(${size})`.mapWith(Number),
    })
    .from(zonalRows)
    .innerJoin(results, and(eq(results.id, zonalRows.resultId), not(results.pending)))
    .where(and(eq(results.projectId, projectId), isNotNull(sum), ne(sum, 0)))
    .groupBy(modelId, childKey, quantity);
  const sizes = new Map<string, Sizes>();
  for (const { quantity: of, small, large, ...model } of rows) {
    if (of !== 'value' && of !== 'function') continue;
    const key = sizeKey(model);
    sizes.set(key, { ...(sizes.get(key) ?? { value: null, function: null }), [of]: [small, large] });
  }
  return sizes;
}
